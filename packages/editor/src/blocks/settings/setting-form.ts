import type { FieldConstraints, ValueFaults } from '@sitewright/domain/blocks/schemas';
import type { BlockValue } from './value-path.ts';

/** `typing` waits for a pause, so that a word is one change and not five. */
export type Pace = 'typing' | 'now';

export interface FieldChange {
  readonly field: string;
  readonly next: unknown;
  /** What undo calls it. */
  readonly label: string;
  readonly pace?: Pace;
}

/** What settings read from and write to: a block's value, or one entry of a list in it. */
export interface SettingForm {
  readonly value: BlockValue;
  readonly faults: ValueFaults;
  /** Several fields that change together are one change. */
  readonly change: (...changes: readonly FieldChange[]) => void;
  readonly factsOf: (field: string) => FieldConstraints | undefined;
}

const isFaultOf = (place: string, field: string): boolean => place === field || place.startsWith(`${field}.`);

/** What is wrong with a field or with something in it. */
export const faultAt = ({ faults }: SettingForm, field: string): string | undefined =>
  Object.entries(faults).find(([place]) => isFaultOf(place, field))?.[1];

const faultsBelow = (faults: ValueFaults, place: string): ValueFaults =>
  Object.fromEntries(
    Object.entries(faults)
      .filter(([each]) => each.startsWith(`${place}.`))
      .map(([each, text]) => [each.slice(place.length + 1), text]),
  );

/** The form of one entry of a list. */
export const entryForm = (form: SettingForm, list: string, index: number): SettingForm => {
  const place = `${list}.${index}`;
  const entries = form.value[list];
  const entry: unknown = Array.isArray(entries) ? entries[index] : undefined;
  return {
    value: typeof entry === 'object' && entry !== null ? (entry as BlockValue) : {},
    faults: faultsBelow(form.faults, place),
    change: (...changes) =>
      form.change(...changes.map((change) => ({ ...change, field: `${place}.${change.field}` }))),
    factsOf: (field) => form.factsOf(`${list}.${field}`),
  };
};
