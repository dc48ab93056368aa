import type { FieldConstraints, ValueFaults } from '@sitewright/domain/blocks/schemas';
import { useCallback, useRef, useState } from 'react';
import { useLatest } from '../../controls/index.ts';
import { usePendingField } from '../../documents/index.ts';
import { invalidChanges } from './invalid-changes.ts';
import type { FieldChange, SettingForm } from '../settings/setting-form.ts';
import { writeAt, type BlockValue } from '../settings/value-path.ts';

const PAUSE_MS = 500;

/** Validation and field information of a value. */
export interface ValueRules {
  readonly validate: (value: BlockValue) => ValueFaults;
  readonly fieldInfo: (field: string) => FieldConstraints | undefined;
}

export interface EditedValue {
  /** Id of the value's owner. */
  readonly id: string;
  /** The rendered value. */
  readonly value: BlockValue;
  /** The current value, which may be newer than the rendered one; undefined once deleted. */
  readonly valueNow: () => BlockValue | undefined;
  readonly rules: ValueRules;
}

/** Called with the valid new value and the label of the undo entry. */
export type ChangeValue = (value: BlockValue, label: string) => void;

const applyAll = (value: BlockValue, changes: readonly FieldChange[]): BlockValue =>
  changes.reduce((edited, { field, next }) => writeAt(edited, field, next), value);

const isValid = ({ validate }: ValueRules, value: BlockValue): boolean =>
  Object.keys(validate(value)).length === 0;

/**
 * Applies queued changes to the current value: applied to the rendered one they would revert newer changes. False
 * while the result is invalid.
 */
export const applyChanges = (
  { valueNow, rules }: Pick<EditedValue, 'valueNow' | 'rules'>,
  changes: readonly FieldChange[],
  onChange: ChangeValue,
): boolean => {
  const label = changes.at(-1)?.label;
  const value = valueNow();
  // Deleted meanwhile: pending input must not restore it.
  if (label === undefined || value === undefined) return true;
  const next = applyAll(value, changes);
  if (!isValid(rules, next)) return false;
  onChange(next, label);
  return true;
};

const replaceFields = (
  before: readonly FieldChange[],
  added: readonly FieldChange[],
): readonly FieldChange[] => {
  const fields = new Set(added.map(({ field }) => field));
  return [...before.filter(({ field }) => !fields.has(field)), ...added];
};

/** Queued changes and their timer; both survive renders. */
const useQueuedChanges = (id: string) => {
  const [changes, setChanges] = useState(() => invalidChanges.read(id));
  const latest = useRef(changes);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    changes,
    read: () => latest.current,
    set: (next: readonly FieldChange[]): void => {
      latest.current = next;
      invalidChanges.store(id, next);
      setChanges(next);
    },
    stop: () => clearTimeout(timer.current),
    wait: (run: () => void): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(run, PAUSE_MS);
    },
  };
};

/**
 * Shows input immediately and applies it after a pause, once valid. Invalid input stays in its field even if another
 * block is selected in between. One form per value: use its id as key.
 */
export const useSettingForm = (source: EditedValue, onChange: ChangeValue): SettingForm => {
  const { id, value, rules } = source;
  const queued = useQueuedChanges(id);
  const edited = applyAll(value, queued.changes);

  const commit = (): void => {
    queued.stop();
    if (queued.read().length > 0 && applyChanges(source, queued.read(), onChange)) queued.set([]);
  };
  usePendingField(commit);

  const latest = useLatest((added: readonly FieldChange[]): void => {
    queued.set(replaceFields(queued.read(), added));
    if (added.every(({ timing }) => timing === 'debounced')) queued.wait(commit);
    else commit();
  });
  // Stable across renders, so that only changed fields render.
  const change = useCallback<SettingForm['change']>((...added) => latest.current(added), [latest]);
  return { value: edited, errors: rules.validate(edited), fieldInfo: rules.fieldInfo, change };
};
