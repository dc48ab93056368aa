import { pageLimits } from '@sitewright/domain/pages';
import type { KeyboardEvent } from 'react';
import { DropIndicator, GridList, useDragAndDrop } from 'react-aria-components';
import { useFocusAfterMove } from '../../controls/index.ts';
import type { ItemActions } from '../actions/item-actions.ts';
import { ItemRow, type RowHands } from './item-row.tsx';
import { useOrder } from './use-order.ts';
import type { ItemEntry } from './use-items.ts';

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
  /** Whether the list goes on behind what is shown. */
  readonly isFollowed: boolean;
  readonly acts: ItemActions;
  readonly onOpen: (path: string) => void;
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

const useHands = ({ acts, onOpen, onSettings }: ItemListProps, order: Order): RowHands => ({
  onOpen: ({ fullUrl }) => onOpen(fullUrl),
  onSettings: ({ id }) => onSettings(id),
  onDuplicate: (item) => void acts.duplicate(item),
  onPublish: (item) => void acts.publish(item),
  onTrash: (item) => void acts.trash(item),
  onRestore: (item) => void acts.restore(item),
  onMove: ({ id }, by) => order.moveTo(id, order.indexOf(id) + by),
});

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The items in their order. Enter opens one, Delete puts it into the trash, Alt with the arrow keys moves it. */
export const ItemList = (props: ItemListProps) => {
  const { label, items, zone, isTrash, canOrder, canCopy, view, isFollowed, acts, onOpen } = props;
  const order = useOrder({ items, isFollowed, acts });
  const hands = useHands(props, order);
  const { dragAndDropHooks } = useDragging(order);
  const { list, follow } = useFocusAfterMove();
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['key'] : undefined;
    const item = order.shown.find((each) => each.id === id);
    const by = event.altKey && canOrder ? steps[event.key] : undefined;
    if (!item || isTrash) return;
    if (by !== undefined) {
      follow((rows) => rows.find((row) => row.dataset['key'] === item.id));
      hands.onMove(item, by);
    } else if (event.key === 'Delete') hands.onTrash(item);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={list} onKeyDownCapture={press}>
      <GridList
        // A list is made with dragging or without it; it cannot become the other.
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
                if (found) onOpen(found.fullUrl);
              },
            })}
      >
        {order.shown.map((item, index) => (
          <ItemRow
            key={item.id}
            {...{ item, zone, isTrash, canCopy, canOrder, hands }}
            rights={acts.rights}
            canMove={canOrder && index < pageLimits.USER_ORDERED_PER_PAGE}
          />
        ))}
      </GridList>
    </div>
  );
};
