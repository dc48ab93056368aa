import { parseReference } from '../parse/reference.ts';
import { formatter, scopedFormatter } from '../run/plugin.ts';
import type { FormatterTable } from '../run/plugin.ts';
import { asString } from '../values/convert.ts';
import { property, propertyPath, splitPath } from '../values/property.ts';

/** Properties by literal paths, one after the other. */
const prop = formatter((args) => {
  const paths = args.map(splitPath);
  return (value) => paths.reduce<unknown>(propertyPath, value);
});

/** Properties by keys in variables. */
const get = scopedFormatter((args) => {
  const references = args.map(parseReference);
  return (value, context) =>
    references.reduce<unknown>((current, reference) => {
      const key = reference === null ? undefined : context.resolve(reference);
      if (!Array.isArray(key)) return propertyBy(current, key);
      context.charge(key.length);
      return key.reduce<unknown>(propertyBy, current);
    }, value);
});

// Keys from data may be of any type; only strings and numbers are property names.
const propertyBy = (value: unknown, key: unknown): unknown =>
  typeof key === 'string' || typeof key === 'number' ? property(value, key) : undefined;

/** Resolves a reference contained in a variable. */
const lookup = scopedFormatter(([name]) => {
  if (name === undefined) return () => '';
  const reference = parseReference(name);
  return (_value, context) => {
    const path = asString(reference === null ? undefined : context.resolve(reference));
    context.charge(path.length >> 4);
    return path === '' ? undefined : context.resolve(splitPath(path));
  };
});

export const propertyFormatters = { get, lookup, prop } satisfies FormatterTable;
