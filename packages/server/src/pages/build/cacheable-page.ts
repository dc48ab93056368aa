import type { PageDrafts } from '../drafts/page-drafts.ts';
import type { PageSource } from '../drafts/page-source.ts';
import type { BuiltContent } from './build-content.ts';
import type { BuiltPage } from './built-page.ts';

/** What is missing and what is for members alone look the same to everybody, and are asked for by nobody in earnest. */
const KEPT_STATUSES: ReadonlySet<number> = new Set([200, 403, 404]);

export const keepable = (made: BuiltContent, source: PageSource, isKept: boolean): BuiltPage => ({
  ...made,
  version: source.loaded.version,
  changesAt: Math.min(made.changesAt, source.outline.visibleAt(source.now).changesAt),
  isKept: isKept && KEPT_STATUSES.has(made.answer.status) && !source.drafts,
});

export const draftsOf = ({ drafts }: PageSource): { drafts?: PageDrafts } => (drafts ? { drafts } : {});

/** Nothing stands at the address, and yet it shows something: not the owner's page for what is missing. */
export const withoutStage = (source: PageSource): PageSource => ({
  ...source,
  loaded: { ...source.loaded, stage: null },
});
