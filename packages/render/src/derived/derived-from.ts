/**
 * Computes a value once for each object and keeps it as long as the object. For what is never mutated and lives
 * longer than one page: a template, the outline of a site; and for what one page asks several times.
 */
export const derivedFrom = <Source extends object, Value>(
  derive: (source: Source) => Value,
): ((source: Source) => Value) => {
  const known = new WeakMap<Source, { readonly value: Value }>();
  return (source) => {
    const found = known.get(source);
    if (found) return found.value;
    const value = derive(source);
    known.set(source, { value });
    return value;
  };
};
