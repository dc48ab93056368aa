import type { FieldFacts, ValueFaults } from '@sitewright/domain/blocks/schemas';
import { useCallback, useRef, useState } from 'react';
import { useLatest } from '../../controls/index.ts';
import { usePendingField } from '../../documents/index.ts';
import { pendingChanges } from './pending-changes.ts';
import type { FieldChange, SettingForm } from './setting-form.ts';
import { writeAt, type BlockValue } from './value-path.ts';

const PAUSE_MS = 500;

/** What may stand in a value. */
export interface ValueRules {
  readonly faultsOf: (value: BlockValue) => ValueFaults;
  readonly factsOf: (field: string) => FieldFacts | undefined;
}

export interface EditedValue {
  /** Of what the value belongs to. */
  readonly id: string;
  /** As it is drawn. */
  readonly value: BlockValue;
  /** As it is at this moment, which what is drawn may be behind; nothing once it is gone. */
  readonly valueNow: () => BlockValue | undefined;
  readonly rules: ValueRules;
}

/** The new value, which the rules allow, and what undo calls the change. */
export type ChangeValue = (value: BlockValue, label: string) => void;

const applyAll = (value: BlockValue, changes: readonly FieldChange[]): BlockValue =>
  changes.reduce((edited, { field, next }) => writeAt(edited, field, next), value);

const isSound = ({ faultsOf }: ValueRules, value: BlockValue): boolean =>
  Object.keys(faultsOf(value)).length === 0;

/**
 * Passes on what waits, made on the value of this moment: made on that of the last render it would take back whatever
 * came since. False while the rules do not allow it.
 */
export const passOn = (
  { valueNow, rules }: Pick<EditedValue, 'valueNow' | 'rules'>,
  changes: readonly FieldChange[],
  onChange: ChangeValue,
): boolean => {
  const label = changes.at(-1)?.label;
  const value = valueNow();
  // Gone by this hand or another's: what was typed in it must not bring it back.
  if (label === undefined || value === undefined) return true;
  const next = applyAll(value, changes);
  if (!isSound(rules, next)) return false;
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

/** Changes that wait, and when they are to go; both outlive a render. */
const useWaiting = (id: string) => {
  const [changes, setChanges] = useState(() => pendingChanges.read(id));
  const latest = useRef(changes);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    changes,
    read: () => latest.current,
    set: (next: readonly FieldChange[]): void => {
      latest.current = next;
      pendingChanges.keep(id, next);
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
 * What is typed shows at once and is passed on after a pause, when the rules allow it. What they do not allow stays in
 * its field, also when something else is looked at in between. One form serves one value: give it its id as key.
 */
export const useSettingForm = (source: EditedValue, onChange: ChangeValue): SettingForm => {
  const { id, value, rules } = source;
  const waiting = useWaiting(id);
  const edited = applyAll(value, waiting.changes);

  const settle = (): void => {
    waiting.stop();
    if (waiting.read().length > 0 && passOn(source, waiting.read(), onChange)) waiting.set([]);
  };
  usePendingField(settle);

  const latest = useLatest((added: readonly FieldChange[]): void => {
    waiting.set(replaceFields(waiting.read(), added));
    if (added.every(({ pace }) => pace === 'typing')) waiting.wait(settle);
    else settle();
  });
  // The same through all renders: fields are drawn anew only with what they show.
  const change = useCallback<SettingForm['change']>((...added) => latest.current(added), [latest]);
  return { value: edited, faults: rules.faultsOf(edited), factsOf: rules.factsOf, change };
};
