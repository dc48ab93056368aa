import { Pencil } from 'lucide-react';
import { MenuItem, SortableList } from '../../controls/index.ts';
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

/** The entries of a list in order; Enter opens one. */
export const EntryList = ({ setting, entries, actions, onOpen }: EntryListProps) => {
  const { label, singular, titleOf, Thumbnail } = setting;
  const { move, duplicate, remove, remaining } = actions;
  return (
    <SortableList
      label={label}
      rows={entries.map((entry, index) => ({
        id: textAt(entry, 'id') || `place-${index}`,
        name: titleOf(entry).trim() || `${singular} ${index + 1}`,
        lead: Thumbnail ? <Thumbnail entry={entry} /> : null,
      }))}
      actions={{ move, duplicate: remaining > 0 ? duplicate : undefined, remove }}
      onOpen={onOpen}
      menu={(index) => (
        <MenuItem id="edit" icon={Pencil} onAction={() => onOpen(index)}>
          Edit
        </MenuItem>
      )}
    />
  );
};
