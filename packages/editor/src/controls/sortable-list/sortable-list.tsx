import { Copy, GripVertical, MoreHorizontal, MoveDown, MoveUp, Trash2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  Menu,
  MenuTrigger,
  Popover,
  useDragAndDrop,
  type GridListProps,
} from 'react-aria-components';
import { MenuItem } from '../overlays/menu.tsx';
import { useFocusAfterMove } from '../layout/use-focus-after-move.ts';
import './sortable-list.css';

export interface SortableRow {
  readonly id: string;
  readonly name: string;
  /** Before and after the name. */
  readonly lead?: ReactNode;
  readonly note?: ReactNode;
}

export interface SortableActions {
  readonly move: (from: number, to: number) => void;
  /** Undefined where there is no room for another. */
  readonly duplicate: ((index: number) => void) | undefined;
  readonly remove: (index: number) => void;
}

interface SortableListProps extends Pick<
  GridListProps<object>,
  'selectionMode' | 'selectionBehavior' | 'selectedKeys' | 'onSelectionChange'
> {
  readonly label: string;
  readonly rows: readonly SortableRow[];
  readonly actions: SortableActions;
  /** Enter and a click open a row. */
  readonly onOpen?: ((index: number) => void) | undefined;
  /** First in the menu of a row. */
  readonly menu?: ((index: number) => ReactNode) | undefined;
}

interface RowProps extends Pick<SortableListProps, 'actions' | 'menu'> {
  readonly row: SortableRow;
  readonly index: number;
  readonly count: number;
}

const RowMenu = ({ row: { name }, index, count, actions, menu }: RowProps) => {
  const { move, duplicate, remove } = actions;
  return (
    <MenuTrigger>
      <AriaButton className="button button-quiet button-icon" aria-label={`Actions for ${name}`}>
        <MoreHorizontal size={16} aria-hidden />
      </AriaButton>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" aria-label={name}>
          {menu?.(index)}
          {index === 0 ? null : (
            <MenuItem id="up" icon={MoveUp} onAction={() => move(index, index - 1)}>
              Move up
            </MenuItem>
          )}
          {index === count - 1 ? null : (
            <MenuItem id="down" icon={MoveDown} onAction={() => move(index, index + 1)}>
              Move down
            </MenuItem>
          )}
          {duplicate ? (
            <MenuItem id="copy" icon={Copy} onAction={() => duplicate(index)}>
              Duplicate
            </MenuItem>
          ) : null}
          <MenuItem id="remove" icon={Trash2} onAction={() => remove(index)}>
            Remove
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
};

const Row = (props: RowProps) => {
  const { id, name, lead, note } = props.row;
  return (
    <GridListItem id={id} textValue={name} className="sortable-row">
      <AriaButton slot="drag" className="sortable-grip" aria-label={`Drag ${name}`}>
        <GripVertical size={16} aria-hidden />
      </AriaButton>
      {lead}
      <span className="sortable-name truncate">{name}</span>
      {note}
      <RowMenu {...props} />
    </GridListItem>
  );
};

const useDragging = (ids: readonly string[], { move }: SortableActions) =>
  useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const from = ids.indexOf(String([...keys][0]));
      const to = ids.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      move(from, to > from ? to - 1 : to);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="sortable-drop" />,
  });

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Rows in an order that is changed by drag, from their menu, or with Alt and the arrow keys; Delete removes one. */
export const SortableList = ({ label, rows, actions, onOpen, menu, ...selection }: SortableListProps) => {
  const ids = rows.map(({ id }) => id);
  const { dragAndDropHooks } = useDragging(ids, actions);
  const { list, follow } = useFocusAfterMove();
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const key = event.target instanceof HTMLElement ? event.target.dataset['key'] : undefined;
    const index = ids.indexOf(key ?? '');
    if (index < 0) return;
    const by = steps[event.key];
    if (by !== undefined && event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      follow((elements) => elements[index + by]);
      actions.move(index, index + by);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.stopPropagation();
      follow((elements) => elements[Math.min(index, rows.length - 2)]);
      actions.remove(index);
    }
  };
  return (
    <div ref={list} onKeyDownCapture={onKey}>
      <GridList
        aria-label={label}
        className="sortable-list"
        dragAndDropHooks={dragAndDropHooks}
        {...selection}
        {...(onOpen ? { onAction: (key) => onOpen(ids.indexOf(String(key))) } : {})}
      >
        {rows.map((row, index) => (
          <Row key={row.id} {...{ row, index, actions, menu }} count={rows.length} />
        ))}
      </GridList>
    </div>
  );
};
