import {
  completeNavigation,
  endOf,
  placeAfterStep,
  placeOfPage,
  type LinkPlace,
  type LinkStep,
} from '@sitewright/domain/navigation';
import type { NavigationLink } from '@sitewright/domain/pages';
import type { Edit } from '../../document/index.ts';
import { nameOfGroup, type PageNode } from '../tree/page-nodes.ts';
import { perform, type ActParts } from './act-parts.ts';
import {
  addToTree,
  folderOf,
  moveInTree,
  removeFromTree,
  replaceInTree,
  type TreeChange,
} from './tree-changes.ts';

/** A page that goes into a folder, or leaves one, belongs to it from then on, or no longer. */
const folderEdits = async (parts: ActParts, node: PageNode, to: LinkPlace): Promise<Edit[]> => {
  const { tree, isFolder, readPage } = parts;
  const from = folderOf(tree.shown, node.place, isFolder);
  const into = folderOf(tree.shown, to, isFolder);
  if (!node.page || from === into) return [];
  const page = await readPage(node.page.id);
  if (!page) return [];
  const { parentId: _parentId, ...rest } = page;
  const content = into === undefined ? rest : { ...rest, parentId: into };
  return [{ kind: 'collection', id: page.id, content }];
};

/** Where a row stands after a move, in words. */
const describePlace = ({ tree, pageIds }: ActParts, node: PageNode, changed: TreeChange): string => {
  if ('refused' in changed || !node.page) return `${node.name} moved.`;
  const shown = completeNavigation(changed.content, pageIds);
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

const move = async (parts: ActParts, node: PageNode, to: LinkPlace): Promise<void> => {
  const navigation = moveInTree(parts, node.place, to);
  const after = 'refused' in navigation ? [] : await folderEdits(parts, node, to);
  const label = node.page ? 'Move page' : 'Move link';
  perform(parts, { label, said: describePlace(parts, node, navigation), navigation, after });
};

/** Acts that change the places of pages and links. */
export const arrangeActs = (parts: ActParts) => ({
  move: (node: PageNode, to: LinkPlace) => void move(parts, node, to),
  step: (node: PageNode, step: LinkStep) => {
    const to = placeAfterStep(parts.tree.shown, node.place, step);
    if (to) void move(parts, node, to);
    else parts.announce(`${node.name} cannot be moved further.`);
  },
  moveToGroup: (node: PageNode, group: string) =>
    void move(parts, node, endOf(parts.tree.shown, { group, path: [] })),
  addLink: (group: string, link: NavigationLink): boolean =>
    perform(parts, {
      label: 'Add link',
      said: `Link ${link.externalLink?.title ?? ''} added.`,
      navigation: addToTree(parts, group, link),
    }),
  changeLink: (node: PageNode, link: NavigationLink): boolean =>
    perform(parts, {
      label: 'Edit link',
      said: 'Link saved.',
      navigation: replaceInTree(parts, node.place, link),
    }),
  removeLink: (node: PageNode): boolean =>
    perform(parts, {
      label: 'Remove link',
      said: `Link ${node.name} removed.`,
      navigation: removeFromTree(parts, node.place),
    }),
});
