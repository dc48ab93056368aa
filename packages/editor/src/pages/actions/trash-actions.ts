import type { DocumentKindName, FormerPlace } from '@sitewright/domain/documents';
import { formerPlaceOf, placeOfPage } from '@sitewright/domain/navigation';
import type { ConfirmQuestion } from '../../controls/index.ts';
import type { CommandStep } from '../../documents/index.ts';
import type { PageEntry } from '../model/page-entry.ts';
import { performAndWait, currentTree, type ActionContext, type PageCommand } from './action-context.ts';
import { currentFolder, folderSteps } from './folder-steps.ts';
import { removeFromTree, returnToTree } from './tree-changes.ts';

export interface TrashedDocument {
  readonly kind: DocumentKindName;
  readonly id: string;
  readonly title: string;
  readonly from?: FormerPlace | undefined;
}

/** Pages of a deleted folder lose their folder. */
const freeChildren = ({ tree, store }: ActionContext, folderId: string): CommandStep[] => {
  const state = store.state();
  return tree.pages
    .filter((page) => currentFolder(state, page) === folderId)
    .flatMap((page) => folderSteps(state, page, undefined));
};

/** The question before deleting a folder with pages; undefined for an empty folder. */
const folderQuestion = (parts: ActionContext, page: PageEntry): ConfirmQuestion | undefined => {
  const { length } = freeChildren(parts, page.id);
  if (!page.isFolder || length === 0) return undefined;
  const pages =
    length === 1 ? 'Its page is not deleted: it moves' : `Its ${length} pages are not deleted: they move`;
  return {
    title: `Delete the folder ${page.title}?`,
    text: `${pages} up one level. You can restore the folder with its pages for 30 days.`,
    confirm: 'Delete folder',
  };
};

/** Deleting takes effect at once: visitors lose a page that they can open now. */
const publicPageQuestion = ({ title, state, publishedUrl = '' }: PageEntry): ConfirmQuestion | undefined =>
  state.isVisible
    ? {
        title: `Delete ${title}?`,
        text: `Visitors can no longer open ${publishedUrl} and anything below it. You can restore the page for 30 days.`,
        confirm: 'Delete page',
      }
    : undefined;

const trash = async (parts: ActionContext, page: PageEntry): Promise<void> => {
  const question = folderQuestion(parts, page) ?? publicPageQuestion(page);
  if (question && !(await parts.confirm(question))) return;
  const { id, title, isFolder } = page;
  const tree = currentTree(parts);
  const place = placeOfPage(tree.shown, id);
  // Pages are under Not linked by default: storing their position would store all pages before them.
  const from = placeOfPage(tree.written, id) && formerPlaceOf(tree.shown, id, isFolder);
  await performAndWait(parts, {
    label: isFolder ? 'Delete folder' : 'Delete page',
    announcement: `${title} moved to the trash. You can restore it for 30 days.`,
    before: freeChildren(parts, id),
    ...(place ? { navigation: removeFromTree(tree, place) } : {}),
    after: [{ kind: 'collection', id, op: 'trash', ...(from ? { from } : {}) }],
  });
};

const namePages = ({ length }: readonly unknown[]): string => {
  if (length === 0) return '';
  return length === 1 ? ', with its page' : `, with its ${length} pages`;
};

/** Restores a page to its former position with its child pages; under Not linked when that position is gone. */
const restorePage = (parts: ActionContext, { id, title, from }: TrashedDocument): PageCommand => {
  const { written, pageIds } = currentTree(parts);
  const returned = from && returnToTree({ written, pageIds: [...pageIds, id] }, id, from);
  const back = { kind: 'collection', id, op: 'restore' } as const;
  if (!returned)
    return { label: 'Restore', announcement: `${title} restored under Not linked`, before: [back] };
  const state = parts.store.state();
  const joining = parts.tree.pages
    .filter((page) => from.isFolder && returned.pageIds.includes(page.id))
    .flatMap((page) => folderSteps(state, page, id));
  return {
    label: 'Restore',
    announcement: `${title} restored to its former position${namePages(returned.pageIds)}`,
    before: [back, ...joining],
    navigation: returned.navigation,
  };
};

const restore = async (parts: ActionContext, document: TrashedDocument): Promise<void> => {
  const { kind, id, title } = document;
  const pageCommand: PageCommand =
    kind === 'collection'
      ? restorePage(parts, document)
      : { label: 'Restore', announcement: `${title} restored`, after: [{ kind, id, op: 'restore' }] };
  await performAndWait(parts, pageCommand);
};

/** Actions that delete and restore pages. */
export const trashActions = (parts: ActionContext) => ({
  trash: (page: PageEntry) => trash(parts, page),
  restore: (document: TrashedDocument) => restore(parts, document),
});
