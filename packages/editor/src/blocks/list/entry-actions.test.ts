import { describe, expect, it } from 'vitest';
import type { FieldChange, SettingForm } from '../settings/setting-form.ts';
import type { ListSetting } from '../settings/setting.ts';
import { textAt } from '../settings/value-path.ts';
import { createEntryActions, moveEntry } from './entry-actions.ts';

const setting: ListSetting = {
  control: 'list',
  field: 'items',
  label: 'Pictures',
  singular: 'Picture',
  plural: 'Pictures',
  entry: [],
  start: (newId) => ({ id: newId() }),
  titleOf: (entry) => textAt(entry, 'title'),
};

const use = (items: readonly unknown[], max = 3) => {
  const changes: FieldChange[] = [];
  const message: string[] = [];
  const form: SettingForm = {
    value: { items },
    errors: {},
    change: (...added) => void changes.push(...added),
    fieldInfo: () => ({ type: 'list', isRequired: true, max }),
  };
  const actions = createEntryActions({
    setting,
    form,
    newId: () => 'new',
    announce: (text) => void message.push(text),
  });
  return { actions, changes, message };
};
const [a, b] = [{ id: 'a', title: 'One' }, { id: 'b' }];

describe('[GAL-02] a list of entries', () => {
  it('is put into another order, and says where the entry is now', () => {
    const { actions, changes, message } = use([a, b]);
    actions.move(0, 1);
    expect(changes).toEqual([{ field: 'items', next: [b, a], label: 'Move picture' }]);
    expect(message).toEqual(['One moved to position 2 of 2.']);
  });

  it('ends at its ends', () => {
    const { actions, changes } = use([a, b]);
    actions.move(0, -1);
    actions.move(1, 2);
    expect(changes).toEqual([]);
  });

  it('takes no more than the maximum', () => {
    const { actions, changes } = use([a, b]);
    actions.add([{ id: 'c' }, { id: 'd' }]);
    expect(actions.remaining).toBe(1);
    expect(changes[0]?.next).toEqual([a, b, { id: 'c' }]);
  });

  it('copies with an id of its own, and removes', () => {
    const { actions, changes, message } = use([a, b]);
    actions.duplicate(0);
    actions.remove(1);
    expect(changes.map(({ next }) => next)).toEqual([[a, { ...a, id: 'new' }, b], [a]]);
    expect(message.at(-1)).toBe('Picture 2 removed.');
  });

  it('moves over several places', () => {
    expect(moveEntry([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3]);
    expect(moveEntry([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
  });
});
