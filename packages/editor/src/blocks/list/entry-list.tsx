import { Copy, GripVertical, MoreHorizontal, MoveDown, MoveUp, Pencil, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  Menu,
  MenuTrigger,
  Popover,
  useDragAndDrop,
} from 'react-aria-components';
import { MenuItem, useFocusAfterMove } from '../../controls/index.ts';
import type { ListSetting } from '../settings/setting.ts';
import { textAt } from '../settings/value-path.ts';
import './entry-list.css';
import type { EntryActions } from './entry-actions.ts';

interface EntryListProps {
  readonly setting: ListSetting;
  readonly entries: readonly unknown[];
  readonly actions: EntryActions;
  readonly onOpen: (index: number) => void;
}

const keyOf = (entry: unknown, index: number): string => textAt(entry, 'id') || `place-${index}`;

interface RowProps extends Omit<EntryListProps, 'entries'> {
  readonly entry: unknown;
  readonly index: number;
  readonly count: number;
}

const RowMenu = ({ index, count, name, actions, onOpen }: RowProps & { readonly name: string }) => (
  <MenuTrigger>
    <AriaButton className="button button-quiet button-icon" aria-label={`Actions for ${name}`}>
      <MoreHorizontal size={16} aria-hidden />
    </AriaButton>
    <Popover className="popover" placement="bottom end">
      <Menu className="menu" aria-label={name}>
        <MenuItem id="edit" icon={Pencil} onAction={() => onOpen(index)}>
          Edit
        </MenuItem>
        {index === 0 ? null : (
          <MenuItem id="up" icon={MoveUp} onAction={() => actions.move(index, index - 1)}>
            Move up
          </MenuItem>
        )}
        {index === count - 1 ? null : (
          <MenuItem id="down" icon={MoveDown} onAction={() => actions.move(index, index + 1)}>
            Move down
          </MenuItem>
        )}
        {actions.remaining > 0 ? (
          <MenuItem id="copy" icon={Copy} onAction={() => actions.duplicate(index)}>
            Duplicate
          </MenuItem>
        ) : null}
        <MenuItem id="remove" icon={Trash2} onAction={() => actions.remove(index)}>
          Remove
        </MenuItem>
      </Menu>
    </Popover>
  </MenuTrigger>
);

const Row = (props: RowProps) => {
  const { setting, entry, index } = props;
  const { Thumbnail } = setting;
  const name = setting.titleOf(entry).trim() || `${setting.singular} ${index + 1}`;
  return (
    <GridListItem id={keyOf(entry, index)} textValue={name} className="entry">
      <AriaButton slot="drag" className="entry-grip" aria-label={`Drag ${name}`}>
        <GripVertical size={16} aria-hidden />
      </AriaButton>
      {Thumbnail ? <Thumbnail entry={entry} /> : null}
      <span className="entry-name truncate">{name}</span>
      <RowMenu {...props} name={name} />
    </GridListItem>
  );
};

const useDragging = (keys: readonly string[], actions: EntryActions) =>
  useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys: dragged, target }) => {
      const from = keys.indexOf(String([...dragged][0]));
      const to = keys.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      actions.move(from, to > from ? to - 1 : to);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="entry-drop" />,
  });

/**
 * The entries of a list in order. They are moved by drag, from their menu, or with Alt and the arrow keys; Enter
 * opens one, Delete removes it.
 */
export const EntryList = ({ setting, entries, actions, onOpen }: EntryListProps) => {
  const keys = entries.map(keyOf);
  const { dragAndDropHooks } = useDragging(keys, actions);
  const { list, follow } = useFocusAfterMove();
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const key = event.target instanceof HTMLElement ? event.target.dataset['key'] : undefined;
    const index = keys.indexOf(key ?? '');
    if (index < 0) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by !== undefined && event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      follow((rows) => rows[index + by]);
      actions.move(index, index + by);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.stopPropagation();
      follow((rows) => rows[Math.min(index, entries.length - 2)]);
      actions.remove(index);
    }
  };
  return (
    <div ref={list} onKeyDownCapture={onKey}>
      <GridList
        className="entry-list"
        aria-label={setting.label}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => onOpen(keys.indexOf(String(key)))}
      >
        {entries.map((entry, index) => (
          <Row
            key={keyOf(entry, index)}
            {...{ setting, entry, index, actions, onOpen }}
            count={entries.length}
          />
        ))}
      </GridList>
    </div>
  );
};
