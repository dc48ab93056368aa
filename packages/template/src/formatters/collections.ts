import { parseReference } from '../parse/reference.ts';
import type { RenderContext } from '../run/context.ts';
import { formatter, scopedFormatter } from '../run/plugin.ts';
import type { Formatter, FormatterTable } from '../run/plugin.ts';
import { asString, isTruthy, coerceToString } from '../values/convert.ts';
import { property, propertyPath, splitPath } from '../values/property.ts';

const count = formatter(() => (value, context) => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.length;
  const { length } = Object.keys(value);
  context.charge(length);
  return length;
});

/** An object from an array of objects by key; later ones override, those without the key are dropped. */
const keyBy = formatter(([path]) => {
  const keys = path === undefined ? null : splitPath(path);
  return (value, context) => {
    if (!Array.isArray(value) || keys === null) return {};
    context.charge(value.length);
    const entries = value.map((element: unknown) => [propertyPath(element, keys), element] as const);
    // `fromEntries` defines own properties, so that `__proto__` is an ordinary key.
    return Object.fromEntries(
      entries
        .filter(([key]) => key !== undefined)
        .map(([key, element]) => [coerceToString(key, 'null'), element]),
    );
  };
});

type Find = (list: readonly unknown[], test: (element: unknown) => boolean) => unknown;

/**
 * The first or last element for which a path is truthy: in itself, or in the entry it refers to in another
 * object.
 */
const finder = (find: Find): Formatter =>
  scopedFormatter((args) => {
    const path = splitPath(args.at(1) ?? args.at(0) ?? '');
    const table = args.length > 1 ? parseReference(args[0] ?? '') : null;
    return (value, context) => {
      if (!Array.isArray(value)) return undefined;
      context.charge(value.length);
      if (args.length === 0) return find(value, () => true);
      const entryOf = args.length === 1 ? (element: unknown) => element : entriesOf(context, table);
      return find(value, (element) => isTruthy(propertyPath(entryOf(element), path)));
    };
  });

const entriesOf = (context: RenderContext, table: ReturnType<typeof parseReference>) => {
  const entries = table === null ? undefined : context.resolve(table);
  return (element: unknown): unknown => property(entries, asString(element));
};

export const collectionFormatters = {
  count,
  'key-by': keyBy,
  'find-first': finder((list, test) => list.find(test)),
  'find-last': finder((list, test) => list.findLast(test)),
} satisfies FormatterTable;
