import type { PlacedBlock } from '../layout/layout.ts';

type Change = (found: unknown) => unknown;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const changeIn = (value: unknown, path: readonly string[], change: Change): unknown => {
  const [name, ...inner] = path;
  if (name === undefined) return change(value);
  if (Array.isArray(value)) return value.map((entry: unknown) => changeIn(entry, path, change));
  if (!isFields(value) || !Object.hasOwn(value, name)) return value;
  const { [name]: found, ...rest } = value;
  const changed = changeIn(found, inner, change);
  return changed === undefined ? rest : { ...value, [name]: changed };
};

/**
 * Changes the value at a path, or removes it if the change returns undefined. `items.html` is the field of
 * each list entry; fields of that name elsewhere are not affected.
 */
export const changeAt = (value: PlacedBlock['value'], path: string, change: Change): PlacedBlock['value'] =>
  changeIn(value, path.split('.'), change) as PlacedBlock['value'];

/** All values at a path. */
export const valuesAt = (value: PlacedBlock['value'], path: string): readonly unknown[] => {
  const found: unknown[] = [];
  changeAt(value, path, (each) => {
    found.push(each);
    return each;
  });
  return found;
};
