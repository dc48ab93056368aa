import { isSameContent } from '@sitewright/domain/documents';

/** What the contributor changed in a form, and what stood in those fields when they began to. */
export interface TypedFields<Fields> {
  readonly values: Partial<Fields>;
  readonly over: Partial<Fields>;
}

export const nothingTyped = { values: {}, over: {} } as const satisfies TypedFields<object>;

const namesOf = <Fields extends object>(part: Partial<Fields>) =>
  Object.keys(part) as (keyof Fields & string)[];

const pick = <Fields extends object>(fields: Fields, names: readonly (keyof Fields & string)[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>;

export const typeFields = <Fields extends object>(
  { values, over }: TypedFields<Fields>,
  known: Fields,
  part: Partial<Fields>,
): TypedFields<Fields> => ({
  values: { ...values, ...part },
  over: { ...pick(known, namesOf(part)), ...over },
});

/** Names of typed fields in which something else stands by now than the contributor saw, and than they want. */
export const findOvertaken = <Fields extends object>(
  { values, over }: TypedFields<Fields>,
  known: Fields,
): (keyof Fields & string)[] =>
  namesOf(values).filter(
    (name) => !isSameContent(over[name], known[name]) && !isSameContent(values[name], known[name]),
  );

/** From here on the contributor knows what stands there. */
export const seeOvertaken = <Fields extends object>(
  { values }: TypedFields<Fields>,
  known: Fields,
): TypedFields<Fields> => ({ values, over: pick(known, namesOf(values)) });

/** Whether saving would change anything. */
export const isTyped = <Fields extends object>({ values }: TypedFields<Fields>, known: Fields): boolean =>
  namesOf(values).some((name) => !isSameContent(values[name], known[name]));
