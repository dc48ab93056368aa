import {
  withHomepage,
  type CollectionContent,
  type ItemContent,
  type SitePage,
} from '@sitewright/domain/pages';
import type { Queryable } from '../../database/index.ts';
import { findRevision } from '../../documents/index.ts';
import type { ReadSource } from './page-source.ts';
import { outlineWithDrafts, targetWithDraft, templateDraftsOf } from './draft-source.ts';
import { findDraftTarget, listChangedDrafts, type ChangedDraft, type DraftTarget } from './drafts-store.ts';
import type { DraftMode } from './page-drafts.ts';
import type { PastRevision } from '../url/canvas-url.ts';

export interface DraftRequest {
  readonly database: Queryable;
  readonly websiteId: string;
  /** Without slashes around it; empty for the homepage. */
  readonly path: string;
  readonly mode: DraftMode;
  readonly past?: PastRevision | undefined;
  readonly isStyleOnly?: boolean | undefined;
  loadPublished(path: string): Promise<ReadSource | undefined>;
}

/** The published path of the same page, for lists, which show only published items. */
const publishedPath = (path: string, target: DraftTarget | undefined): string => {
  const { publishedUrl, publishedItemUrl } = target ?? {};
  if (path === '' || typeof publishedUrl !== 'string') return path;
  return typeof publishedItemUrl === 'string' ? `${publishedUrl}/${publishedItemUrl}` : publishedUrl;
};

interface Drafts {
  readonly target: DraftTarget | undefined;
  readonly changed: readonly ChangedDraft[];
}

const withHomepageFlagOf = (past: CollectionContent, { id, isHomepage }: SitePage): SitePage =>
  withHomepage(past, isHomepage ? id : null);

/** The drafts with one document at a published revision. */
const withPast = ({ target, changed }: Drafts, past: ChangedDraft): Drafts => {
  const { kind, id, content } = past;
  const isPage = kind === 'collection' && target?.collection.id === id;
  const isItem = kind === 'item' && target?.item?.id === id;
  return {
    target: target && {
      ...target,
      ...(isPage ? { collection: withHomepageFlagOf(content as CollectionContent, target.collection) } : {}),
      ...(isItem ? { item: content as ItemContent } : {}),
    },
    changed: [...changed.filter((draft) => draft.kind !== kind || draft.id !== id), past],
  };
};

const readDrafts = async ({ database, websiteId, path, past }: DraftRequest): Promise<Drafts | undefined> => {
  const [target, changed, revision] = await Promise.all([
    findDraftTarget(database, websiteId, path),
    listChangedDrafts(database, websiteId),
    past && findRevision(database, websiteId, past),
  ]);
  if (!past) return { target, changed };
  return revision && withPast({ target, changed }, { ...past, content: revision.content });
};

const onlyStyles = ({ changed }: Drafts): Drafts => ({
  target: undefined,
  changed: changed.filter(({ kind }) => kind === 'styles' || kind === 'template'),
});

/** The source of a page with drafts applied: its own and those of the site. */
export const loadDrafts = async (request: DraftRequest): Promise<ReadSource | undefined> => {
  const { path, mode, past, isStyleOnly = false } = request;
  const drafts = await readDrafts(request);
  if (!drafts) return undefined;
  const { target, changed } = isStyleOnly ? onlyStyles(drafts) : drafts;
  const source = await request.loadPublished(publishedPath(path, target));
  if (!source) return undefined;
  const { loaded, now } = source;
  return {
    ...source,
    drafts: { mode, template: templateDraftsOf(changed), past, isStyleOnly, revision: target?.revision },
    outline: outlineWithDrafts(source.outline, changed),
    loaded: isStyleOnly
      ? loaded
      : { ...loaded, target: target ? targetWithDraft(loaded, target, now) : null },
  };
};
