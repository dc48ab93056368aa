import { isSameContent } from '@sitewright/domain/documents';
import {
  endOf,
  linkAt,
  placeAfterStep,
  placeOfPage,
  type LinkPlace,
  type LinkStep,
} from '@sitewright/domain/navigation';
import type { NavigationLink } from '@sitewright/domain/pages';
import type { CommandStep } from '../../documents/index.ts';
import { nameOfGroup, type PageNode } from '../tree/page-nodes.ts';
import { perform, treeNow, type ActionContext } from './action-context.ts';
import { folderSteps } from './folder-steps.ts';
import {
  addToTree,
  folderOf,
  moveInTree,
  removeFromTree,
  replaceInTree,
  type TreeChange,
  type TreeParts,
} from './tree-changes.ts';
import { showTree } from './use-site-tree.ts';

/** A page that goes into a folder, or leaves one, belongs to it from then on, or no longer. */
const folderEdits = (parts: ActionContext, { page, place }: PageNode, to: LinkPlace): CommandStep[] => {
  const { shown } = treeNow(parts);
  const isFolder = (id: string) => parts.tree.pages.some((each) => each.id === id && each.isFolder);
  const from = folderOf(shown, place, isFolder);
  const into = folderOf(shown, to, isFolder);
  return !page || from === into ? [] : folderSteps(parts.store.state(), page, into);
};

/** Where a row stands after a move, in words. */
const describePlace = ({ tree }: ActionContext, node: PageNode, changed: TreeChange): string => {
  if ('refused' in changed || !node.page) return `${node.name} moved.`;
  const shown = showTree(changed.content, tree);
  const place = placeOfPage(shown, node.page.id);
  if (!place) return `${node.name} moved.`;
  const outer = { group: place.group, path: place.path.slice(0, -1) };
  const count = endOf(shown, outer).path.at(-1) ?? 0;
  const parentId = outer.path.length === 0 ? undefined : parentOf(shown, outer);
  const parent = tree.pages.find(({ id }) => id === parentId)?.title ?? nameOfGroup(place.group);
  return `${node.name} moved: ${parent}, ${(place.path.at(-1) ?? 0) + 1} of ${count}.`;
};

const parentOf = (
  shown: Readonly<Record<string, readonly NavigationLink[]>>,
  { group, path }: LinkPlace,
): string | undefined => {
  let links = shown[group] ?? [];
  let link: NavigationLink | undefined;
  for (const index of path) {
    link = links[index];
    links = link?.children ?? [];
  }
  return link?.collectionId;
};

const move = (parts: ActionContext, node: PageNode, to: LinkPlace): void => {
  const navigation = moveInTree(treeNow(parts), node.place, to);
  const after = 'refused' in navigation ? [] : folderEdits(parts, node, to);
  const label = node.page ? 'Move page' : 'Move link';
  const said = describePlace(parts, node, navigation);
  const isDone = perform(parts, { label, said, navigation, after });
  // From here on the store knows its folder, whatever the list of pages still says.
  if (isDone && node.page && after.length > 0)
    void parts.store.open({ kind: 'collection', id: node.page.id });
};

const LEFT = 'The navigation has changed meanwhile. Look again and repeat what you did.';

/** Links have no ids: one that somebody else moved meanwhile must not be taken for another. */
const changeLinkAt = (
  parts: ActionContext,
  node: PageNode,
  change: (tree: TreeParts) => TreeChange,
): TreeChange => {
  const tree = treeNow(parts);
  const isThere = isSameContent(linkAt(tree.shown, node.place), node.link);
  return isThere ? change(tree) : { refused: LEFT };
};

/** Actions that change the places of pages and links. */
export const arrangeActions = (parts: ActionContext) => ({
  move: (node: PageNode, to: LinkPlace) => move(parts, node, to),
  step: (node: PageNode, step: LinkStep) => {
    const to = placeAfterStep(treeNow(parts).shown, node.place, step);
    if (to) move(parts, node, to);
    else parts.announce(`${node.name} cannot be moved further.`);
  },
  moveToGroup: (node: PageNode, group: string) =>
    move(parts, node, endOf(treeNow(parts).shown, { group, path: [] })),
  addLink: (group: string, link: NavigationLink): boolean =>
    perform(parts, {
      label: 'Add link',
      said: `Link ${link.externalLink?.title ?? ''} added.`,
      navigation: addToTree(treeNow(parts), group, link),
    }),
  changeLink: (node: PageNode, link: NavigationLink): boolean =>
    perform(parts, {
      label: 'Edit link',
      said: 'Link saved.',
      navigation: changeLinkAt(parts, node, (tree) => replaceInTree(tree, node.place, link)),
    }),
  removeLink: (node: PageNode): boolean =>
    perform(parts, {
      label: 'Remove link',
      said: `Link ${node.name} removed.`,
      navigation: changeLinkAt(parts, node, (tree) => removeFromTree(tree, node.place)),
    }),
});
