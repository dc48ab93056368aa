import type { PageDrafts } from '../drafts/page-drafts.ts';
import type { PageSource } from '../drafts/page-source.ts';
import type { BuiltContent } from './build-content.ts';
import type { BuiltPage } from './built-page.ts';

/** Missing pages (404) and members-only pages (403) are the same for everybody, so they can be cached too. */
const CACHEABLE_STATUSES: ReadonlySet<number> = new Set([200, 403, 404]);

export const toBuiltPage = (built: BuiltContent, source: PageSource, isCacheable: boolean): BuiltPage => ({
  ...built,
  version: source.loaded.version,
  changesAt: Math.min(built.changesAt, source.outline.visibleAt(source.now).changesAt),
  cost: { ...built.cost, readMs: built.cost.readMs + source.readMs },
  isCacheable: isCacheable && CACHEABLE_STATUSES.has(built.response.status) && !source.drafts,
});

export const draftsOf = ({ drafts }: PageSource): { drafts?: PageDrafts } => (drafts ? { drafts } : {});

/** For built-in pages without a collection: they must not show the owner's not-found page. */
export const withoutSystemPage = (source: PageSource): PageSource => ({
  ...source,
  loaded: { ...source.loaded, systemPage: null },
});
