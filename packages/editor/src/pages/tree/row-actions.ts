import {
  findTrashFault,
  HIDDEN_NAVIGATION,
  isItemList,
  itemNouns,
  rightsOnPages,
} from '@sitewright/domain/pages';
import { useNavigate } from '@tanstack/react-router';
import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  EyeOff,
  Globe,
  House,
  IndentDecrease,
  IndentIncrease,
  List,
  Pencil,
  Settings,
  Trash2,
  Waypoints,
  type LucideIcon,
} from 'lucide-react';
import { useSession } from '../../session/index.ts';
import { useActions, type PageActions } from '../actions/use-page-actions.ts';
import type { PageEntry } from '../model/page-entry.ts';
import { useDialog } from '../model/open-dialog.ts';
import { nameOfGroup, type PageNode } from '../model/page-nodes.ts';

export interface RowAction {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly run: () => void;
}

const only = (isOpen: boolean, action: RowAction): RowAction[] => (isOpen ? [action] : []);

const usePageRowActions = (page: PageEntry | undefined): RowAction[] => {
  const actions = useActions();
  const { open } = useDialog();
  const navigate = useNavigate();
  const { permissions } = useSession();
  if (!page) return [];
  const { fullUrl, hasChanges, isPublished, isHomepage, isFolder } = page;
  const duplicate = async () => {
    const at = await actions.duplicate(page);
    if (at !== undefined) await navigate({ to: '/pages', search: { at } });
  };
  return [
    {
      id: 'edit',
      icon: Pencil,
      name: 'Edit page',
      run: () => void navigate({ to: '/pages/edit', search: { at: fullUrl } }),
    },
    ...only(isItemList(page.typeName), {
      id: 'items',
      icon: List,
      name: `Show ${itemNouns(page.typeName).many}`,
      run: () => void navigate({ to: '/pages/items', search: { of: page.id } }),
    }),
    { id: 'settings', icon: Settings, name: 'Page settings', run: () => open({ name: 'settings', page }) },
    ...only(permissions.includes('create-pages'), {
      id: 'duplicate',
      icon: CopyPlus,
      name: 'Duplicate',
      run: () => void duplicate(),
    }),
    ...only(permissions.includes('publish') && (hasChanges || !isPublished), {
      id: 'publish',
      icon: Globe,
      name: 'Publish',
      run: () => void actions.publish(page),
    }),
    ...only(permissions.includes('publish') && !isHomepage && !isFolder && page.role === undefined, {
      id: 'home',
      icon: House,
      name: 'Set as homepage',
      run: () => void actions.makeHomepage(page),
    }),
  ];
};

const moves = [
  { id: 'up', icon: ArrowUp, name: 'Move up' },
  { id: 'down', icon: ArrowDown, name: 'Move down' },
  { id: 'in', icon: IndentIncrease, name: 'Nest under the item above' },
  { id: 'out', icon: IndentDecrease, name: 'Move out one level' },
] as const;

const moveActions = (node: PageNode, actions: PageActions): RowAction[] => [
  ...moves.map(({ id, icon, name }) => ({ id, icon, name, run: () => actions.step(node, id) })),
  ...actions.groups
    .filter((group) => group !== node.place.group)
    .map((group) => ({
      id: `to ${group}`,
      icon: group === HIDDEN_NAVIGATION ? EyeOff : Waypoints,
      name: `Move to ${nameOfGroup(group)}`,
      run: () => actions.moveToGroup(node, group),
    })),
];

/** The actions of a row, grouped for the menu. */
export const useRowActions = (node: PageNode): readonly (readonly RowAction[])[] => {
  const actions = useActions();
  const { open } = useDialog();
  const { page } = node;
  const own = usePageRowActions(page);
  const rights = rightsOnPages(useSession().permissions);
  const edit = { id: 'link', icon: Pencil, name: 'Edit link', run: () => open({ name: 'link', node }) };
  const isKept = page !== undefined && findTrashFault(page, rights) !== undefined;
  const remove = page
    ? { id: 'delete', icon: Trash2, name: 'Delete', run: () => void actions.trash(page) }
    : { id: 'remove', icon: Trash2, name: 'Remove link', run: () => void actions.removeLink(node) };
  const ownActions = page ? own : only(node.link?.externalLink !== undefined, edit);
  return [ownActions, moveActions(node, actions), only(!isKept, remove)];
};
