import { isRecord } from '@sitewright/domain/documents';
import type { BlockValue } from '../settings/value-path.ts';
import { listAt } from '../settings/value-path.ts';
import type { ListSetting } from '../settings/setting.ts';
import type { SettingForm } from '../settings/setting-form.ts';

export interface EntryActions {
  /** How many entries can still be added. */
  readonly remaining: number;
  readonly add: (entries: readonly unknown[]) => void;
  readonly move: (from: number, to: number) => void;
  readonly duplicate: (index: number) => void;
  readonly remove: (index: number) => void;
}

export const moveEntry = <Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] => {
  const moved = entries[from];
  if (moved === undefined || to < 0 || to >= entries.length || from === to) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, moved);
};

const copyOf = (entry: unknown, newId: () => string): unknown =>
  isRecord(entry) && 'id' in entry ? ({ ...entry, id: newId() } satisfies BlockValue) : entry;

interface ListOptions {
  readonly setting: ListSetting;
  readonly form: SettingForm;
  readonly newId: () => string;
  /** Announces the change to screen readers. */
  readonly announce: (text: string) => void;
}

const nameOf = ({ titleOf, singular }: ListSetting, entry: unknown, index: number): string =>
  titleOf(entry).trim() || `${singular} ${index + 1}`;

/** List actions; each is one undoable change. */
export const createEntryActions = ({ setting, form, newId, announce }: ListOptions): EntryActions => {
  const { field, singular } = setting;
  const entries = listAt(form.value, field);
  const remaining = (form.fieldInfo(field)?.max ?? Number.POSITIVE_INFINITY) - entries.length;
  const put = (next: readonly unknown[], verb: string): void =>
    form.change({ field, next, label: `${verb} ${singular.toLowerCase()}` });
  return {
    remaining,
    add: (added) => {
      put([...entries, ...added.slice(0, remaining)], 'Add');
      announce(`${singular} added.`);
    },
    move: (from, to) => {
      const next = moveEntry(entries, from, to);
      if (next === entries) return;
      put(next, 'Move');
      announce(`${nameOf(setting, entries[from], from)} moved to position ${to + 1} of ${entries.length}.`);
    },
    duplicate: (index) => {
      put(entries.toSpliced(index + 1, 0, copyOf(entries[index], newId)), 'Duplicate');
      announce(`${nameOf(setting, entries[index], index)} duplicated.`);
    },
    remove: (index) => {
      put(entries.toSpliced(index, 1), 'Remove');
      announce(`${nameOf(setting, entries[index], index)} removed.`);
    },
  };
};
