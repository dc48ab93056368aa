import { placeOfPage } from '@sitewright/domain/navigation';
import {
  copyPage,
  freePageUrl,
  HIDDEN_NAVIGATION,
  newPage,
  type CollectionContent,
  type PageLayout,
} from '@sitewright/domain/pages';
import { newId } from '../../documents/index.ts';
import type { PageEntry } from '../model/page-entry.ts';
import { performAndWait, readPage, currentTree, type ActionContext } from './action-context.ts';
import { addToTree } from './tree-changes.ts';

export interface NewPageOptions {
  readonly layout: PageLayout;
  readonly title: string;
  readonly group: string;
}

const takenUrls = ({ tree }: ActionContext): ReadonlySet<string> =>
  new Set(tree.pages.map(({ urlId }) => urlId));

/** Creates the page and adds it to the navigation. Returns its path, or undefined when refused. */
const create = async (
  parts: ActionContext,
  content: CollectionContent,
  { label, group, copyOf }: { readonly label: string; readonly group: string; readonly copyOf?: string },
): Promise<string | undefined> => {
  const { id } = content;
  const { written, pageIds } = currentTree(parts);
  const known = { written, pageIds: [...pageIds, id] };
  const isDone = await performAndWait(parts, {
    label,
    announcement: `${content.title} added.`,
    before: [{ kind: 'collection', id, op: 'create', content, ...(copyOf === undefined ? {} : { copyOf }) }],
    navigation: addToTree(known, group, { collectionId: id }),
  });
  return isDone ? `/${content.urlId}` : undefined;
};

const add = (parts: ActionContext, { layout, title, group }: NewPageOptions): Promise<string | undefined> => {
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

const duplicate = async (parts: ActionContext, page: PageEntry): Promise<string | undefined> => {
  const original = await readPage(parts, page.id);
  if (!original) return undefined;
  const urlId = freePageUrl(original.urlId.replaceAll('/', ' '), takenUrls(parts));
  const { parentId: _parentId, ...copy } = copyPage(original, { urlId, newId });
  const group = placeOfPage(currentTree(parts).shown, page.id)?.group ?? HIDDEN_NAVIGATION;
  return create(parts, copy, { label: 'Duplicate page', group, copyOf: page.id });
};

/** Actions that create pages. */
export const pageActions = (parts: ActionContext) => ({
  add: (wish: NewPageOptions) => add(parts, wish),
  duplicate: (page: PageEntry) => duplicate(parts, page),
});
