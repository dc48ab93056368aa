import { isRecord } from '@sitewright/domain/documents';
import type { PlacedBlock } from '@sitewright/domain/blocks';

export type BlockValue = PlacedBlock['value'];

/** The value at `options.padding` or `items.2.title`. */
export const readAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, name) => {
    if (Array.isArray(found)) return found[Number(name)] as unknown;
    return isRecord(found) ? found[name] : undefined;
  }, value);

const setIn = (holder: unknown, [name = '', ...rest]: readonly string[], next: unknown): unknown => {
  if (Array.isArray(holder)) {
    const list: readonly unknown[] = holder;
    const index = Number(name);
    // Another contributor may have removed the entry.
    if (!(index in list)) return list;
    return list.with(index, rest.length === 0 ? next : setIn(list[index], rest, next));
  }
  const { [name]: before, ...others } = isRecord(holder) ? holder : {};
  const entry = rest.length === 0 ? next : setIn(before, rest, next);
  return entry === undefined ? others : { ...others, [name]: entry };
};

/** Sets a value at a path; undefined removes the field. */
export const writeAt = (value: BlockValue, path: string, next: unknown): BlockValue => {
  const written = setIn(value, path.split('.'), next);
  return isRecord(written) ? written : value;
};

export const textAt = (value: unknown, path: string): string => {
  const found = readAt(value, path);
  return typeof found === 'string' ? found : '';
};

export const listAt = (value: unknown, path: string): readonly unknown[] => {
  const found = readAt(value, path);
  return Array.isArray(found) ? found : [];
};
