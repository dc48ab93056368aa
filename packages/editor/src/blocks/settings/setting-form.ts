import type { FieldConstraints, ValueFaults } from '@sitewright/domain/blocks/schemas';
import type { BlockValue } from './value-path.ts';

/** `debounced` waits for a typing pause, so that a word is one change. */
export type ChangeTiming = 'debounced' | 'immediate';

export interface FieldChange {
  readonly field: string;
  readonly next: unknown;
  /** Label of the undo entry. */
  readonly label: string;
  readonly timing?: ChangeTiming;
}

/** What settings read and write: a block's value, or one list entry in it. */
export interface SettingForm {
  readonly value: BlockValue;
  readonly errors: ValueFaults;
  /** Several changes form one command. */
  readonly change: (...changes: readonly FieldChange[]) => void;
  readonly fieldInfo: (field: string) => FieldConstraints | undefined;
}

const isErrorOf = (place: string, field: string): boolean => place === field || place.startsWith(`${field}.`);

/** The error of a field or of a value in it. */
export const errorAt = ({ errors }: SettingForm, field: string): string | undefined =>
  Object.entries(errors).find(([place]) => isErrorOf(place, field))?.[1];

const errorsBelow = (errors: ValueFaults, place: string): ValueFaults =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([each]) => each.startsWith(`${place}.`))
      .map(([each, text]) => [each.slice(place.length + 1), text]),
  );

/** The form of a list entry. */
export const entryForm = (form: SettingForm, list: string, index: number): SettingForm => {
  const place = `${list}.${index}`;
  const entries = form.value[list];
  const entry: unknown = Array.isArray(entries) ? entries[index] : undefined;
  return {
    value: typeof entry === 'object' && entry !== null ? (entry as BlockValue) : {},
    errors: errorsBelow(form.errors, place),
    change: (...changes) =>
      form.change(...changes.map((change) => ({ ...change, field: `${place}.${change.field}` }))),
    fieldInfo: (field) => form.fieldInfo(`${list}.${field}`),
  };
};
