export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Reads a stored text. May throw: access to blocked storage does. */
export type ReadText = (name: string) => string | null | undefined;

export interface TextStore {
  /** Returns false or throws if the text was not stored. */
  write(name: string, text: string, expiresOn: number | undefined): boolean;
  remove(name: string): void;
}

/** The value of an entry, from the first source with one that has not expired. */
export const readEntry = (places: readonly ReadText[], name: string, now: number): unknown => {
  for (const read of places) {
    try {
      const [value, expiresOn = Infinity] = JSON.parse(read(name) ?? '');
      if (now < expiresOn) return value;
    } catch {
      // Missing, blocked, or not written by us: try the next source.
    }
  }
  return undefined;
};

export interface Entry {
  /** Scripts of the site share the storage: prefix it with `sw-`. */
  readonly name: string;
  readonly value: Json;
  /** Milliseconds since 1970; without it the entry does not expire. */
  readonly expiresOn?: number;
}

const attempt = (work: () => boolean): boolean => {
  try {
    return work();
  } catch {
    return false;
  }
};

export const removeEntry = (stores: readonly TextStore[], name: string): void => {
  for (const store of stores) {
    attempt(() => {
      store.remove(name);
      return true;
    });
  }
};

/**
 * Writes an entry to the first store that accepts it. Returns whether one did. The entry is removed from all
 * stores first: a full local storage would otherwise keep returning the old value.
 */
export const writeEntry = (stores: readonly TextStore[], { name, value, expiresOn }: Entry): boolean => {
  removeEntry(stores, name);
  const text = JSON.stringify(expiresOn === undefined ? [value] : [value, expiresOn]);
  return stores.some((store) => attempt(() => store.write(name, text, expiresOn)));
};
