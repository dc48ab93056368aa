import { readMenuEntries, writeMenuEntries, type MenuEntry } from '@sitewright/domain/blocks';
import { useState } from 'react';
import { Disclosure, TextField } from '../../controls/index.ts';
import { newId } from '../../documents/index.ts';
import { ListField } from '../list/list-field.tsx';
import type { CustomProps, ListSetting } from '../settings/setting.ts';
import { errorAt, type FieldChange, type SettingForm } from '../settings/setting-form.ts';
import { listAt, textAt, writeAt } from '../settings/value-path.ts';
import { AddMenuEntry } from './add-menu-entry.tsx';

const isDish = (entry: unknown): boolean => textAt(entry, 'kind') === 'dish';

const kindNames = { menu: 'Menu', section: 'Section', dish: 'Dish' } as const;

/** Prefixes menus and sections in the list, to distinguish them from dishes. */
const titleOf = (entry: unknown): string => {
  const title = textAt(entry, 'title');
  if (isDish(entry)) return [title, textAt(entry, 'price')].filter((text) => text !== '').join(', ');
  const kind = textAt(entry, 'kind') === 'menu' ? kindNames.menu : kindNames.section;
  return title === '' ? '' : `${kind}: ${title}`;
};

const entrySettings: ListSetting = {
  control: 'list',
  field: 'entries',
  label: 'Menu',
  singular: 'Entry',
  plural: 'Entries',
  titleOf,
  start: (makeId) => ({ id: makeId(), kind: 'dish', title: '', description: '', price: '' }),
  Add: AddMenuEntry,
  entry: [
    { control: 'text', field: 'title', label: 'Name' },
    { control: 'text', field: 'description', label: 'Description', lines: 2 },
    {
      control: 'text',
      field: 'price',
      label: 'Price',
      placeholder: '$12, or Glass $6 / Bottle $24',
      when: isDish,
    },
  ],
};

/** A list entry; its id is not stored. */
const showEntry = ({ prices, ...entry }: MenuEntry) => ({ ...entry, id: newId(), price: prices.join(' / ') });

const storeEntry = (entry: unknown): MenuEntry => {
  const kind = textAt(entry, 'kind');
  const price = textAt(entry, 'price').trim();
  return {
    kind: kind === 'menu' || kind === 'section' ? kind : 'dish',
    title: textAt(entry, 'title'),
    description: textAt(entry, 'description'),
    prices: price === '' ? [] : [price],
  };
};

/**
 * The entries while editing. A new entry has no title and cannot be stored as text yet, so it is kept in state. Text
 * that changed elsewhere, such as by undo, is parsed again.
 */
const useEntries = (form: SettingForm) => {
  const text = textAt(form.value, 'text');
  const read = (from: string) => ({ text: from, entries: readMenuEntries(from).map(showEntry) as unknown[] });
  const [state, setState] = useState(() => read(text));
  if (state.text !== text) setState(read(text));
  const change = (...changes: readonly FieldChange[]): void => {
    const { entries } = changes.reduce((value, { field, next }) => writeAt(value, field, next), {
      entries: state.entries,
    } as SettingForm['value']);
    const list = Array.isArray(entries) ? entries : [];
    const next = writeMenuEntries(list.map(storeEntry));
    setState({ text: next, entries: list });
    const { label = 'Change menu', timing = 'immediate' } = changes.at(-1) ?? {};
    if (next !== text) form.change({ field: 'text', next, label, timing });
  };
  return { entries: state.entries, change };
};

/** Menu entries as a list, stored as text. */
export const MenuSetting = ({ form, Fields }: CustomProps) => {
  const { entries, change } = useEntries(form);
  const inner: SettingForm = {
    value: { entries },
    errors: {},
    change,
    fieldInfo: () => undefined,
  };
  return (
    <>
      <ListField setting={entrySettings} form={inner} Fields={Fields} />
      <Disclosure title="As text" isOpen={listAt(inner.value, 'entries').length === 0}>
        <TextField
          label="Menu text"
          lines={14}
          hint="A title over ==== begins a menu, one over ---- a section. Every paragraph below is a dish: its name, lines about it, its price."
          error={errorAt(form, 'text')}
          value={textAt(form.value, 'text')}
          onChange={(next) => form.change({ field: 'text', next, label: 'Change menu', timing: 'debounced' })}
        />
      </Disclosure>
    </>
  );
};
