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
import { newId, type Edit, type Step } from '../../document/index.ts';
import type { PageEntry } from '../page-entry.ts';
import { pageNow, performAnswered, readPage, treeNow, type ActParts } from './act-parts.ts';
import { folderNow, folderSteps } from './folder-steps.ts';
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
  const { written, pageIds } = treeNow(parts);
  const known = { written, pageIds: [...pageIds, id] };
  const isDone = await performAnswered(parts, {
    label,
    said: `${content.title} added.`,
    before: [{ kind: 'collection', id, op: 'create', content, ...(copyOf === undefined ? {} : { copyOf }) }],
    navigation: addToTree(known, group, { collectionId: id }),
  });
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
  const original = await readPage(parts, page.id);
  if (!original) return undefined;
  const urlId = freePageUrl(original.urlId.replaceAll('/', ' '), takenUrls(parts));
  const { parentId: _parentId, ...copy } = copyPage(original, { urlId, newId });
  const group = placeOfPage(treeNow(parts).shown, page.id)?.group ?? HIDDEN_NAVIGATION;
  return create(parts, copy, { label: 'Duplicate page', group, copyOf: page.id });
};

/** What belonged to a folder belongs to none once it is gone. */
const freeChildren = ({ tree, store }: ActParts, folderId: string): Step[] => {
  const state = store.state();
  return tree.pages
    .filter((page) => folderNow(state, page) === folderId)
    .flatMap((page) => folderSteps(state, page, undefined));
};

const trash = async (parts: ActParts, page: PageEntry): Promise<void> => {
  const tree = treeNow(parts);
  const place = placeOfPage(tree.shown, page.id);
  await performAnswered(parts, {
    label: 'Delete page',
    said: `${page.title} is in the trash. It stays there for 30 days.`,
    before: freeChildren(parts, page.id),
    ...(place ? { navigation: removeFromTree(tree, place) } : {}),
    after: [{ kind: 'collection', id: page.id, op: 'trash' }],
  });
};

const restore = async (parts: ActParts, { kind, id, title }: TrashedDocument): Promise<void> => {
  const said = kind === 'collection' ? `${title} is back, under Not Linked.` : `${title} is back.`;
  await performAnswered(parts, { label: 'Restore', said, after: [{ kind, id, op: 'restore' }] });
};

const makeHomepage = async (parts: ActParts, { id, title }: PageEntry): Promise<void> => {
  const former = parts.tree.pages.find(({ isHomepage }) => isHomepage);
  await Promise.all([readPage(parts, id), former && readPage(parts, former.id)]);
  // Taken from the store once both are there: what was done to one while the other was read must stay.
  const next = pageNow(parts, id);
  const last = former && pageNow(parts, former.id);
  if (!next || (former && !last)) return;
  const edits: Edit[] = [{ kind: 'collection', id, content: { ...next, isHomepage: true } }];
  if (last) edits.push({ kind: 'collection', id: last.id, content: { ...last, isHomepage: false } });
  const said = `${title} becomes the homepage when it is published.`;
  await performAnswered(parts, { label: 'Make homepage', said, after: edits });
};

/** Acts that make pages and take them away. */
export const pageActs = (parts: ActParts) => ({
  add: (wish: PageWish) => add(parts, wish),
  duplicate: (page: PageEntry) => duplicate(parts, page),
  trash: (page: PageEntry) => trash(parts, page),
  restore: (document: TrashedDocument) => restore(parts, document),
  makeHomepage: (page: PageEntry) => makeHomepage(parts, page),
});
