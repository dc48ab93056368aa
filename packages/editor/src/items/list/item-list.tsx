import { pageLimits } from '@sitewright/domain/pages';
import type { KeyboardEvent } from 'react';
import { DropIndicator, GridList, useDragAndDrop } from 'react-aria-components';
import { useFocusAfterMove } from '../../controls/index.ts';
import type { ItemActions } from '../actions/item-actions.ts';
import { ItemRow, type RowHandlers } from './item-row.tsx';
import { useOrder } from './use-order.ts';
import type { ItemEntry } from '../use-items.ts';

/** Rows, or cards with their pictures. */
export type ItemView = 'list' | 'grid';

interface ItemListProps {
  readonly label: string;
  readonly items: readonly ItemEntry[];
  readonly zone: string;
  readonly isTrash: boolean;
  readonly canOrder: boolean;
  readonly canCopy: boolean;
  readonly view: ItemView;
  /** Whether the list has items that are not loaded. */
  readonly hasMore: boolean;
  readonly actions: ItemActions;
  readonly onOpen: (item: ItemEntry) => void;
  readonly onSettings: (id: string) => void;
}

type Order = ReturnType<typeof useOrder>;

const useDragging = ({ indexOf, moveTo }: Order) =>
  useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      const from = indexOf(String(key));
      const to = indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      moveTo(String(key), to > from ? to - 1 : to);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="item-drop" />,
  });

const useRowHandlers = ({ actions, onOpen, onSettings }: ItemListProps, order: Order): RowHandlers => ({
  onOpen,
  onSettings: ({ id }) => onSettings(id),
  onDuplicate: (item) => void actions.duplicate(item),
  onPublish: (item) => void actions.publish(item),
  onTrash: (item) => void actions.trash(item),
  onRestore: (item) => void actions.restore(item),
  onMove: ({ id }, by) => order.moveTo(id, order.indexOf(id) + by),
});

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Enter opens an item, Delete moves it to the trash, Alt with the arrow keys reorders it. */
export const ItemList = (props: ItemListProps) => {
  const { label, items, zone, isTrash, canOrder, canCopy, view, hasMore, actions, onOpen } = props;
  const order = useOrder({ items, hasMore, actions });
  const handlers = useRowHandlers(props, order);
  const { dragAndDropHooks } = useDragging(order);
  const { list, follow } = useFocusAfterMove();
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['key'] : undefined;
    const item = order.shown.find((each) => each.id === id);
    const by = event.altKey && canOrder ? steps[event.key] : undefined;
    if (!item || isTrash) return;
    if (by !== undefined) {
      follow((rows) => rows.find((row) => row.dataset['key'] === item.id));
      handlers.onMove(item, by);
    } else if (event.key === 'Delete') handlers.onTrash(item);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={list} onKeyDownCapture={press}>
      <GridList
        // Drag and drop cannot be switched on or off after mounting.
        key={canOrder ? 'ordered' : 'plain'}
        aria-label={label}
        className={`item-list item-list-${view}`}
        layout={view === 'grid' ? 'grid' : 'stack'}
        {...(canOrder ? { dragAndDropHooks } : {})}
        {...(isTrash
          ? {}
          : {
              onAction: (key) => {
                const found = order.shown.find(({ id }) => id === key);
                if (found) onOpen(found);
              },
            })}
      >
        {order.shown.map((item, index) => (
          <ItemRow
            key={item.id}
            {...{ item, zone, isTrash, canCopy, canOrder, handlers }}
            rights={actions.rights}
            canMove={canOrder && index < pageLimits.USER_ORDERED_PER_PAGE}
          />
        ))}
      </GridList>
    </div>
  );
};
