import type { DocumentKindName, FormerPlace } from '@sitewright/domain/documents';
import { formerPlaceOf, placeOfPage } from '@sitewright/domain/navigation';
import type { ConfirmQuestion } from '../../controls/index.ts';
import type { CommandStep } from '../../documents/index.ts';
import type { PageEntry } from '../page-entry.ts';
import { performAnswered, treeNow, type ActionContext, type Deed } from './action-context.ts';
import { folderNow, folderSteps } from './folder-steps.ts';
import { removeFromTree, returnToTree } from './tree-changes.ts';

export interface TrashedDocument {
  readonly kind: DocumentKindName;
  readonly id: string;
  readonly title: string;
  readonly from?: FormerPlace | undefined;
}

/** What belonged to a folder belongs to none once it is gone. */
const freeChildren = ({ tree, store }: ActionContext, folderId: string): CommandStep[] => {
  const state = store.state();
  return tree.pages
    .filter((page) => folderNow(state, page) === folderId)
    .flatMap((page) => folderSteps(state, page, undefined));
};

/** What is asked before a folder goes, which takes its pages out of it. Nothing where it is empty. */
const folderQuestion = (parts: ActionContext, page: PageEntry): ConfirmQuestion | undefined => {
  const { length } = freeChildren(parts, page.id);
  if (!page.isFolder || length === 0) return undefined;
  const pages =
    length === 1 ? 'Its page is not deleted: it moves' : `Its ${length} pages are not deleted: they move`;
  return {
    title: `Delete the folder ${page.title}?`,
    text: `${pages} to where the folder stands. The folder stays in the trash for 30 days; restoring it puts its pages back into it.`,
    confirm: 'Delete folder',
  };
};

const trash = async (parts: ActionContext, page: PageEntry): Promise<void> => {
  const question = folderQuestion(parts, page);
  if (question && !(await parts.confirm(question))) return;
  const { id, title, isFolder } = page;
  const tree = treeNow(parts);
  const place = placeOfPage(tree.shown, id);
  // Who stands under Not Linked by itself comes back there by itself; its place would write down all before it.
  const from = placeOfPage(tree.written, id) && formerPlaceOf(tree.shown, id, isFolder);
  await performAnswered(parts, {
    label: isFolder ? 'Delete folder' : 'Delete page',
    said: `${title} is in the trash. It stays there for 30 days.`,
    before: freeChildren(parts, id),
    ...(place ? { navigation: removeFromTree(tree, place) } : {}),
    after: [{ kind: 'collection', id, op: 'trash', ...(from ? { from } : {}) }],
  });
};

const namePages = ({ length }: readonly unknown[]): string => {
  if (length === 0) return '';
  return length === 1 ? ', with its page' : `, with its ${length} pages`;
};

/** To where it stood, with the pages that belonged to it; under Not Linked where that place is gone. */
const restorePage = (parts: ActionContext, { id, title, from }: TrashedDocument): Deed => {
  const { written, pageIds } = treeNow(parts);
  const returned = from && returnToTree({ written, pageIds: [...pageIds, id] }, id, from);
  const back = { kind: 'collection', id, op: 'restore' } as const;
  if (!returned) return { label: 'Restore', said: `${title} is back, under Not Linked.`, before: [back] };
  const state = parts.store.state();
  const joining = parts.tree.pages
    .filter((page) => from.isFolder && returned.pageIds.includes(page.id))
    .flatMap((page) => folderSteps(state, page, id));
  return {
    label: 'Restore',
    said: `${title} is back where it was${namePages(returned.pageIds)}.`,
    before: [back, ...joining],
    navigation: returned.navigation,
  };
};

const restore = async (parts: ActionContext, document: TrashedDocument): Promise<void> => {
  const { kind, id, title } = document;
  const deed: Deed =
    kind === 'collection'
      ? restorePage(parts, document)
      : { label: 'Restore', said: `${title} is back.`, after: [{ kind, id, op: 'restore' }] };
  await performAnswered(parts, deed);
};

/** Actions that take pages away and bring them back. */
export const trashActions = (parts: ActionContext) => ({
  trash: (page: PageEntry) => trash(parts, page),
  restore: (document: TrashedDocument) => restore(parts, document),
});
