import type { Queryable } from '../../database/index.ts';
import type { PageSource } from '../page-data.ts';
import { outlineWithDrafts, targetWithDraft, templateDraftsOf } from './draft-source.ts';
import { findDraftTarget, listChangedDrafts, type DraftTarget } from './drafts-store.ts';
import type { DraftMode } from './page-drafts.ts';

export interface DraftRequest {
  readonly database: Queryable;
  readonly websiteId: string;
  /** Without slashes around it; empty for the homepage. */
  readonly path: string;
  readonly mode: DraftMode;
  loadPublished(path: string): Promise<PageSource | undefined>;
}

/** Where visitors find the same page, for the lists that only published items stand in. */
const publishedPath = (path: string, target: DraftTarget | undefined): string => {
  const { publishedUrl, publishedItemUrl } = target ?? {};
  if (path === '' || typeof publishedUrl !== 'string') return path;
  return typeof publishedItemUrl === 'string' ? `${publishedUrl}/${publishedItemUrl}` : publishedUrl;
};

/** What a page is made of as it is saved: the draft at the address, in a site of drafts. */
export const loadDrafts = async (request: DraftRequest): Promise<PageSource | undefined> => {
  const { database, websiteId, path, mode } = request;
  const [target, changed] = await Promise.all([
    findDraftTarget(database, websiteId, path),
    listChangedDrafts(database, websiteId),
  ]);
  const source = await request.loadPublished(publishedPath(path, target));
  if (!source) return undefined;
  const { loaded, now } = source;
  return {
    ...source,
    drafts: { mode, template: templateDraftsOf(changed) },
    outline: outlineWithDrafts(source.outline, changed),
    loaded: { ...loaded, target: target ? targetWithDraft(loaded, target, now) : null },
  };
};
