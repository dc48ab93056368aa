import { createHash } from 'node:crypto';
import type { CollectionContent, ItemContent, Navigations } from '@sitewright/domain/pages';
import type { HeaderFooterContent } from '@sitewright/domain/site-chrome';
import type { StylesContent } from '../../documents/index.ts';
import type { TemplateDrafts, TemplateFileContent } from '../../templates/index.ts';
import type { LoadedContext, StoredItem, TargetRow } from '../load/context-store.ts';
import type { SiteOutline } from '../load/site-outline.ts';
import { outlineOf } from '../projections/collection-rows-store.ts';
import type { ChangedDraft, DraftTarget } from './drafts-store.ts';

/** Each kind was checked against its schema when it was saved. */
const contentOf = <Content>(
  drafts: readonly ChangedDraft[],
  kind: ChangedDraft['kind'],
): Content | undefined => drafts.find((draft) => draft.kind === kind)?.content as Content | undefined;

const ofKind = (drafts: readonly ChangedDraft[], kind: ChangedDraft['kind']): ChangedDraft[] =>
  drafts.filter((draft) => draft.kind === kind);

/** In drafts, unpublished pages already appear in navigations. */
const asPublished = (content: CollectionContent): CollectionContent => {
  const isWaiting = content.status === 'draft' || content.status === 'needs-review';
  return isWaiting ? { ...outlineOf(content), status: 'published' } : outlineOf(content);
};

/** The site outline as if all drafts were published. */
export const outlineWithDrafts = (outline: SiteOutline, drafts: readonly ChangedDraft[]): SiteOutline => {
  const navigations = contentOf<Navigations>(drafts, 'navigation');
  const headerFooter = contentOf<HeaderFooterContent>(drafts, 'header-footer');
  return outline.with({
    collections: ofKind(drafts, 'collection').map(({ content }) => asPublished(content as CollectionContent)),
    ...(navigations ? { navigations } : {}),
    ...(headerFooter ? { headerFooter } : {}),
  });
};

/** Unpublished template files and styles; undefined if there are none. */
export const templateDraftsOf = (drafts: readonly ChangedDraft[]): TemplateDrafts | undefined => {
  const changed = [...ofKind(drafts, 'styles'), ...ofKind(drafts, 'template')];
  if (changed.length === 0) return undefined;
  const states = changed.map(({ kind, id, revision }) => `${kind}:${id}:${revision}`).toSorted();
  const styles = contentOf<StylesContent>(drafts, 'styles');
  return {
    key: createHash('sha256').update(states.join('\n')).digest('base64url').slice(0, 16),
    files: new Map(
      ofKind(drafts, 'template').map(({ id, content }) => {
        const { text, isRemoved } = content as TemplateFileContent;
        return [id, isRemoved ? null : text];
      }),
    ),
    ...(styles ? { styles } : {}),
  };
};

/** Item fields that exist only in the database, not in the draft. */
const DATABASE_FIELDS: ReadonlySet<string> = new Set([
  'publishOn',
  'addedOn',
  'updatedOn',
  'likeCount',
  'commentCount',
  'publicCommentCount',
  'stock',
]);

const itemOf = (draft: ItemContent, live: StoredItem | null | undefined, now: number): StoredItem => {
  const databaseFields = Object.entries(live ?? {}).filter(([name]) => DATABASE_FIELDS.has(name));
  return { publishOn: now, ...Object.fromEntries(databaseFields), ...draft };
};

/** The target with its draft content, and the lists and neighbours of the published site. */
export const targetWithDraft = (
  { target }: LoadedContext,
  { collection, item }: DraftTarget,
  now: number,
): TargetRow => {
  const live = target?.collection.id === collection.id ? target : null;
  const known = live ?? { itemCount: 0, updatedOn: now, children: null, nextItem: null, prevItem: null };
  return {
    ...known,
    collection,
    passwordHash: null,
    item: item ? itemOf(item, live?.item, now) : null,
    items: item ? null : (live?.items ?? null),
  };
};
