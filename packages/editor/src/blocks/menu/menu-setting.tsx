import { readMenuEntries, writeMenuEntries, type MenuEntry } from '@sitewright/domain/blocks';
import { useState } from 'react';
import { Disclosure, TextField } from '../../controls/index.ts';
import { newId } from '../../documents/index.ts';
import { ListField } from '../list/list-field.tsx';
import type { CustomProps, ListSetting } from '../settings/setting.ts';
import { faultAt, type FieldChange, type SettingForm } from '../settings/setting-form.ts';
import { listAt, textAt, writeAt } from '../settings/value-path.ts';
import { AddMenuEntry } from './add-menu-entry.tsx';

const isDish = (entry: unknown): boolean => textAt(entry, 'kind') === 'dish';

const kindNames = { menu: 'Menu', section: 'Section', dish: 'Dish' } as const;

/** Titles of menus and sections are told from dishes by what they are called in the list. */
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
  one: 'Entry',
  many: 'Entries',
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

/** An entry of the list; its id is only for the screen. */
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
 * The entries as they are edited. A new one has no title yet, and so no place in the text: it lives here until it has
 * one. Text that became another elsewhere, as by an undo, is read anew.
 */
const useEntries = (form: SettingForm) => {
  const text = textAt(form.value, 'text');
  const read = (from: string) => ({ text: from, entries: readMenuEntries(from).map(showEntry) as unknown[] });
  const [kept, setKept] = useState(() => read(text));
  if (kept.text !== text) setKept(read(text));
  const change = (...changes: readonly FieldChange[]): void => {
    const { entries } = changes.reduce((value, { field, next }) => writeAt(value, field, next), {
      entries: kept.entries,
    } as SettingForm['value']);
    const list = Array.isArray(entries) ? entries : [];
    const next = writeMenuEntries(list.map(storeEntry));
    setKept({ text: next, entries: list });
    const { label = 'Change menu', pace = 'now' } = changes.at(-1) ?? {};
    if (next !== text) form.change({ field: 'text', next, label, pace });
  };
  return { entries: kept.entries, change };
};

/** The dishes of a menu in a list, and the text that they are stored as. */
export const MenuSetting = ({ form, Fields }: CustomProps) => {
  const { entries, change } = useEntries(form);
  const inner: SettingForm = {
    value: { entries },
    faults: {},
    change,
    factsOf: () => undefined,
  };
  return (
    <>
      <ListField setting={entrySettings} form={inner} Fields={Fields} />
      <Disclosure title="As text" isOpen={listAt(inner.value, 'entries').length === 0}>
        <TextField
          label="Text of the menu"
          lines={14}
          hint="A title over ==== begins a menu, one over ---- a section. Every paragraph below is a dish: its name, lines about it, its price."
          error={faultAt(form, 'text')}
          value={textAt(form.value, 'text')}
          onChange={(next) => form.change({ field: 'text', next, label: 'Change menu', pace: 'typing' })}
        />
      </Disclosure>
    </>
  );
};
