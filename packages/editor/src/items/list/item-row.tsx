import { findTrashFault, type ContentRights } from '@sitewright/domain/pages';
import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  Ellipsis,
  Globe,
  GripVertical,
  Image,
  Pencil,
  Settings,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { Button as AriaButton, GridListItem, Menu, MenuTrigger } from 'react-aria-components';
import { Button, MenuItem, Popover } from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';
import { StateBadge, useStateTexts } from '../../publication-state/index.ts';
import { describeTime } from '../../time-zones/index.ts';
import type { ItemEntry } from '../use-items.ts';

/** Handlers of the row menu. */
export interface RowHandlers {
  readonly onOpen: (item: ItemEntry) => void;
  readonly onSettings: (item: ItemEntry) => void;
  readonly onDuplicate: (item: ItemEntry) => void;
  readonly onPublish: (item: ItemEntry) => void;
  readonly onTrash: (item: ItemEntry) => void;
  readonly onRestore: (item: ItemEntry) => void;
  readonly onMove: (item: ItemEntry, by: 1 | -1) => void;
}

interface RowAction {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly run: () => void;
}

const rowActions = (
  item: ItemEntry,
  handlers: RowHandlers,
  { rights, canMove, canCopy }: RowProps,
): RowAction[] => [
  { id: 'edit', icon: Pencil, name: 'Edit', run: () => handlers.onOpen(item) },
  { id: 'settings', icon: Settings, name: 'Settings', run: () => handlers.onSettings(item) },
  ...(canCopy && rights.canCreate
    ? [{ id: 'duplicate', icon: CopyPlus, name: 'Duplicate', run: () => handlers.onDuplicate(item) }]
    : []),
  ...(rights.canPublish && (item.hasChanges || !item.isPublished)
    ? [{ id: 'publish', icon: Globe, name: 'Publish', run: () => handlers.onPublish(item) }]
    : []),
  ...(canMove
    ? [
        { id: 'up', icon: ArrowUp, name: 'Move up', run: () => handlers.onMove(item, -1) },
        { id: 'down', icon: ArrowDown, name: 'Move down', run: () => handlers.onMove(item, 1) },
      ]
    : []),
  ...(findTrashFault(item, rights) === undefined
    ? [{ id: 'delete', icon: Trash2, name: 'Delete', run: () => handlers.onTrash(item) }]
    : []),
];

interface RowProps {
  readonly rights: ContentRights;
  readonly canMove: boolean;
  readonly canCopy: boolean;
}

interface ItemRowProps extends RowProps {
  /** Whether the list can be reordered. `canMove` is false for rows beyond the limit. */
  readonly canOrder: boolean;
  readonly item: ItemEntry;
  readonly zone: string;
  readonly isTrash: boolean;
  readonly handlers: RowHandlers;
}

/** Scheduled items show their time in the badge. */
const dateOf = ({ startDate, publishOn, state }: ItemEntry, zone: string): string[] => {
  const moment = startDate ?? publishOn;
  if (moment !== undefined) return [describeTime(new Date(moment), zone)];
  return state.at === undefined ? ['No date yet'] : [];
};

const detailOf = (item: ItemEntry, zone: string): string =>
  [...dateOf(item, zone), ...item.categories].join(' · ');

const RowMenu = (props: ItemRowProps) => (
  <MenuTrigger>
    <AriaButton className="button button-quiet button-icon" aria-label={`Actions for ${props.item.title}`}>
      <Ellipsis size={16} aria-hidden />
    </AriaButton>
    <Popover placement="bottom end">
      <Menu className="menu" aria-label={`Actions for ${props.item.title}`}>
        {rowActions(props.item, props.handlers, props).map(({ id, icon, name, run }) => (
          <MenuItem key={id} id={id} icon={icon} onAction={run}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  </MenuTrigger>
);

export const ItemRow = (props: ItemRowProps) => {
  const { item, zone, isTrash, canOrder, canMove, rights, handlers } = props;
  const { describe, explain } = useStateTexts();
  const { state } = item;
  const explanation = isTrash ? undefined : explain(state);
  const canChange = useSession().permissions.includes('content');
  return (
    <GridListItem
      id={item.id}
      textValue={state.name === 'published' ? item.title : `${item.title}, ${describe(state)}`}
      className="item-row"
    >
      {canOrder ? (
        <AriaButton slot="drag" className="item-grip" aria-label={`Drag ${item.title}`} isDisabled={!canMove}>
          <GripVertical size={16} aria-hidden />
        </AriaButton>
      ) : null}
      {item.pictureUrl === undefined ? (
        <span className="item-thumb">
          <Image size={18} aria-hidden />
        </span>
      ) : (
        <img
          className="item-thumb"
          src={`${item.pictureUrl}?format=500w`}
          alt=""
          loading="lazy"
          draggable={false}
        />
      )}
      <div className="item-text">
        <div className="item-title">
          <span>{item.title}</span>
          <StateBadge state={state} isInList />
        </div>
        <div className="item-detail">{detailOf(item, zone)}</div>
        {explanation === undefined ? null : <div className="item-detail">{explanation}</div>}
      </div>
      {isTrash && canChange && findTrashFault(item, rights) === undefined ? (
        <Button aria-label={`Restore ${item.title}`} onPress={() => handlers.onRestore(item)}>
          Restore
        </Button>
      ) : null}
      {!isTrash && canChange ? <RowMenu {...props} /> : null}
    </GridListItem>
  );
};
