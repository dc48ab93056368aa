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
import { nameOfGroup, type PageNode } from '../model/page-nodes.ts';
import { perform, currentTree, type ActionContext } from './action-context.ts';
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
import { completeTree } from './use-site-tree.ts';

/** Updates the folder of a page that moves into or out of one. */
const folderEdits = (parts: ActionContext, { page, place }: PageNode, to: LinkPlace): CommandStep[] => {
  const { shown } = currentTree(parts);
  const isFolder = (id: string) => parts.tree.pages.some((each) => each.id === id && each.isFolder);
  const from = folderOf(shown, place, isFolder);
  const into = folderOf(shown, to, isFolder);
  return !page || from === into ? [] : folderSteps(parts.store.state(), page, into);
};

/** Announcement of the new position of a row. */
const describePlace = ({ tree }: ActionContext, node: PageNode, changed: TreeChange): string => {
  if ('refused' in changed || !node.page) return `${node.name} moved.`;
  const shown = completeTree(changed.content, tree);
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
  const navigation = moveInTree(currentTree(parts), node.place, to);
  const after = 'refused' in navigation ? [] : folderEdits(parts, node, to);
  const label = node.page ? 'Move page' : 'Move link';
  const announcement = describePlace(parts, node, navigation);
  const isDone = perform(parts, { label, announcement, navigation, after });
  // Opening the page makes the store know its folder before the page list is refetched.
  if (isDone && node.page && after.length > 0)
    void parts.store.open({ kind: 'collection', id: node.page.id });
};

const NAVIGATION_CHANGED = 'Someone else changed the navigation. Check it and try again.';

/** Links have no ids: checks that the link at this position is still the same one. */
const changeLinkAt = (
  parts: ActionContext,
  node: PageNode,
  change: (tree: TreeParts) => TreeChange,
): TreeChange => {
  const tree = currentTree(parts);
  const isUnchanged = isSameContent(linkAt(tree.shown, node.place), node.link);
  return isUnchanged ? change(tree) : { refused: NAVIGATION_CHANGED };
};

/** Actions that move pages and links. */
export const arrangeActions = (parts: ActionContext) => ({
  move: (node: PageNode, to: LinkPlace) => move(parts, node, to),
  step: (node: PageNode, step: LinkStep) => {
    const to = placeAfterStep(currentTree(parts).shown, node.place, step);
    if (to) move(parts, node, to);
    else parts.announce(`${node.name} cannot be moved further.`);
  },
  moveToGroup: (node: PageNode, group: string) =>
    move(parts, node, endOf(currentTree(parts).shown, { group, path: [] })),
  addLink: (group: string, link: NavigationLink): boolean =>
    perform(parts, {
      label: 'Add link',
      announcement: `Link ${link.externalLink?.title ?? ''} added.`,
      navigation: addToTree(currentTree(parts), group, link),
    }),
  changeLink: (node: PageNode, link: NavigationLink): boolean =>
    perform(parts, {
      label: 'Edit link',
      announcement: 'Link saved.',
      navigation: changeLinkAt(parts, node, (tree) => replaceInTree(tree, node.place, link)),
    }),
  removeLink: (node: PageNode): boolean =>
    perform(parts, {
      label: 'Remove link',
      announcement: `Link ${node.name} removed.`,
      navigation: changeLinkAt(parts, node, (tree) => removeFromTree(tree, node.place)),
    }),
});
