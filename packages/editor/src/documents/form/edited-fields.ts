import { isSameContent } from '@sitewright/domain/documents';

/** Edited form values, and the values these fields had when editing began. */
export interface EditedFields<Fields> {
  readonly values: Partial<Fields>;
  readonly base: Partial<Fields>;
}

export const noEdits = { values: {}, base: {} } as const satisfies EditedFields<object>;

const namesOf = <Fields extends object>(part: Partial<Fields>) =>
  Object.keys(part) as (keyof Fields & string)[];

const pick = <Fields extends object>(fields: Fields, names: readonly (keyof Fields & string)[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>;

export const editFields = <Fields extends object>(
  { values, base }: EditedFields<Fields>,
  known: Fields,
  part: Partial<Fields>,
): EditedFields<Fields> => ({
  values: { ...values, ...part },
  base: { ...pick(known, namesOf(part)), ...base },
});

/** Edited fields whose stored value changed since editing began and differs from the edited value. */
export const findConcurrentEdits = <Fields extends object>(
  { values, base }: EditedFields<Fields>,
  known: Fields,
): (keyof Fields & string)[] =>
  namesOf(values).filter(
    (name) => !isSameContent(base[name], known[name]) && !isSameContent(values[name], known[name]),
  );

/** Accepts the current values as the base, once the contributor has seen them. */
export const acceptConcurrentEdits = <Fields extends object>(
  { values }: EditedFields<Fields>,
  known: Fields,
): EditedFields<Fields> => ({ values, base: pick(known, namesOf(values)) });

/** Whether saving would change anything. */
export const isTyped = <Fields extends object>({ values }: EditedFields<Fields>, known: Fields): boolean =>
  namesOf(values).some((name) => !isSameContent(values[name], known[name]));
