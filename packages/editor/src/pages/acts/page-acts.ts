import type { DocumentKindName } from '@sitewright/domain/documents';
import { placeOfPage } from '@sitewright/domain/navigation';
import {
  copyPage,
  freePageUrl,
  HIDDEN_NAVIGATION,
  newPage,
  type CollectionContent,
  type PageLayout,
} from '@sitewright/domain/pages';
import { newId, type Edit } from '../../document/index.ts';
import type { PageEntry } from '../page-entry.ts';
import { perform, type ActParts } from './act-parts.ts';
import { addToTree, removeFromTree } from './tree-changes.ts';

export interface TrashedDocument {
  readonly kind: DocumentKindName;
  readonly id: string;
  readonly title: string;
}

export interface PageWish {
  readonly layout: PageLayout;
  readonly title: string;
  readonly group: string;
}

const takenUrls = ({ tree }: ActParts): ReadonlySet<string> => new Set(tree.pages.map(({ urlId }) => urlId));

/** Makes the page and gives it its place; the address where it then is, or nothing when it was refused. */
const create = async (
  parts: ActParts,
  content: CollectionContent,
  { label, group, copyOf }: { readonly label: string; readonly group: string; readonly copyOf?: string },
): Promise<string | undefined> => {
  const { id } = content;
  const known = { ...parts, pageIds: [...parts.pageIds, id] };
  const isDone = perform(parts, {
    label,
    said: `${content.title} added.`,
    before: [{ kind: 'collection', id, op: 'create', content, ...(copyOf === undefined ? {} : { copyOf }) }],
    navigation: addToTree(known, group, { collectionId: id }),
  });
  if (isDone) await parts.store.flush();
  return isDone ? `/${content.urlId}` : undefined;
};

const add = (parts: ActParts, { layout, title, group }: PageWish): Promise<string | undefined> => {
  const sections = layout.sections?.(newId, title);
  const content = newPage({
    id: newId(),
    kind: layout.kind,
    title,
    urlId: freePageUrl(title, takenUrls(parts)),
    ...(sections ? { sections } : {}),
  });
  return create(parts, content, { label: 'Add page', group });
};

const duplicate = async (parts: ActParts, page: PageEntry): Promise<string | undefined> => {
  const original = await parts.readPage(page.id);
  if (!original) return undefined;
  const urlId = freePageUrl(original.urlId.replaceAll('/', ' '), takenUrls(parts));
  const { parentId: _parentId, ...copy } = copyPage(original, { urlId, newId });
  const group = placeOfPage(parts.tree.shown, page.id)?.group ?? HIDDEN_NAVIGATION;
  return create(parts, copy, { label: 'Duplicate page', group, copyOf: page.id });
};

/** What belonged to a folder belongs to none once it is gone. */
const freeChildren = async ({ tree, readPage }: ActParts, folderId: string): Promise<Edit[]> => {
  const children = tree.pages.filter(({ parentId }) => parentId === folderId);
  const contents = await Promise.all(children.map(({ id }) => readPage(id)));
  return contents.flatMap((page) => {
    if (!page) return [];
    const { parentId: _parentId, ...content } = page;
    return [{ kind: 'collection', id: page.id, content }];
  });
};

const trash = async (parts: ActParts, page: PageEntry): Promise<void> => {
  const place = placeOfPage(parts.tree.shown, page.id);
  const isDone = perform(parts, {
    label: 'Delete page',
    said: '',
    before: await freeChildren(parts, page.id),
    ...(place ? { navigation: removeFromTree(parts, place) } : {}),
    after: [{ kind: 'collection', id: page.id, op: 'trash' }],
  });
  if (isDone) parts.toast(`${page.title} is in the trash. It stays there for 30 days.`);
};

const restore = async (parts: ActParts, { kind, id, title }: TrashedDocument): Promise<void> => {
  const isDone = perform(parts, { label: 'Restore', said: '', after: [{ kind, id, op: 'restore' }] });
  if (isDone && (await parts.store.flush()))
    parts.toast(kind === 'collection' ? `${title} is back, under Not Linked.` : `${title} is back.`);
};

const makeHomepage = async (parts: ActParts, { id, title }: PageEntry): Promise<void> => {
  const former = parts.tree.pages.find(({ isHomepage }) => isHomepage);
  const [next, last] = await Promise.all([parts.readPage(id), former && parts.readPage(former.id)]);
  if (!next) return;
  const edits: Edit[] = [{ kind: 'collection', id, content: { ...next, isHomepage: true } }];
  if (last) edits.push({ kind: 'collection', id: last.id, content: { ...last, isHomepage: false } });
  perform(parts, { label: 'Make homepage', said: '', after: edits });
  parts.toast(`${title} becomes the homepage when it is published.`);
};

/** Acts that make pages and take them away. */
export const pageActs = (parts: ActParts) => ({
  add: (wish: PageWish) => add(parts, wish),
  duplicate: (page: PageEntry) => duplicate(parts, page),
  trash: (page: PageEntry) => trash(parts, page),
  restore: (document: TrashedDocument) => restore(parts, document),
  makeHomepage: (page: PageEntry) => makeHomepage(parts, page),
});
