import { describe, expect, it } from 'vitest';
import type { FieldChange } from '../settings/setting-form.ts';
import { applyChanges, type ValueRules } from './use-setting-form.ts';
import type { BlockValue } from '../settings/value-path.ts';

const rules: ValueRules = {
  validate: (value): Readonly<Record<string, string>> =>
    value['title'] === '' ? { title: 'Give it a title.' } : {},
  fieldInfo: () => undefined,
};

const use = (valueNow: BlockValue | undefined, ...changes: readonly FieldChange[]) => {
  const passed: unknown[] = [];
  const isSettled = applyChanges({ valueNow: () => valueNow, rules }, changes, (value, label) =>
    passed.push({ value, label }),
  );
  return { isSettled, passed };
};

const found: FieldChange = { field: 'oembed', next: { title: 'A film' }, label: 'Change video' };

describe('settings that come late', () => {
  it('change their own fields of the block as it is now, and nothing that was done meanwhile', () => {
    const { isSettled, passed } = use({ title: 'Written meanwhile', autoplay: true }, found);
    expect(isSettled).toBe(true);
    expect(passed).toEqual([
      {
        value: { title: 'Written meanwhile', autoplay: true, oembed: { title: 'A film' } },
        label: 'Change video',
      },
    ]);
  });

  it('do not bring a block back that was deleted while they were typed', () => {
    expect(use(undefined, { ...found, timing: 'debounced' })).toEqual({ isSettled: true, passed: [] });
  });

  it('wait on while the rules do not allow them', () => {
    expect(use({ title: 'Old' }, { field: 'title', next: '', label: 'Change title' })).toEqual({
      isSettled: false,
      passed: [],
    });
  });
});
