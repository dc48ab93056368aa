/**
 * Computes a value once for each object and keeps it as long as the object. For what is never mutated and lives
 * longer than one page: a template, the outline of a site.
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

const isSame = <Inputs extends object>(inputs: Inputs, last: Inputs): boolean => {
  for (const name in inputs) if (!Object.is(inputs[name], last[name])) return false;
  for (const name in last) if (!(name in inputs)) return false;
  return true;
};

/**
 * Computes a value for an object anew only when one of the inputs is another than last time: the settings of a site,
 * of which page after page is built until they are changed.
 */
export const derivedWhileSame = <Owner extends object, Inputs extends object, Value>(
  derive: (owner: Owner, inputs: Inputs) => Value,
): ((owner: Owner, inputs: Inputs) => Value) => {
  const known = new WeakMap<Owner, { readonly inputs: Inputs; readonly value: Value }>();
  return (owner, inputs) => {
    const last = known.get(owner);
    if (last && isSame(inputs, last.inputs)) return last.value;
    const value = derive(owner, inputs);
    known.set(owner, { inputs, value });
    return value;
  };
};

/**
 * Computes a value once for each object of one page, which is asked several times. The value is kept in the object itself,
 * where copies and JSON leave it out: a weak map would keep it, and all that it refers to, until the next major garbage
 * collection, which then comes twice as often. An object that cannot be extended is asked anew each time.
 */
export const derivedWithin = <Source extends object, Value>(
  derive: (source: Source) => Value,
): ((source: Source) => Value) => {
  const place = Symbol('derived');
  interface Keeping {
    readonly [place]?: { readonly value: Value };
  }
  return (source: Source & Keeping) => {
    const found = source[place];
    if (found) return found.value;
    const value = derive(source);
    if (Object.isExtensible(source)) Object.defineProperty(source, place, { value: { value } });
    return value;
  };
};
