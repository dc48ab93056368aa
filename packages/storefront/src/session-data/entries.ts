/** What may be kept: anything that survives JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Where a text may be found. It may throw: browsers refuse storage that way, sometimes at the very first touch. */
export type ReadText = (name: string) => string | null | undefined;

/** Where a text may be kept. */
export interface TextStore {
  /** False, or an exception, when the text was not taken. */
  write(name: string, text: string, expiresOn: number | undefined): boolean;
  remove(name: string): void;
}

/** The value kept under a name, from the first place that has one which has not expired. */
export const readEntry = (places: readonly ReadText[], name: string, now: number): unknown => {
  for (const read of places) {
    try {
      const [value, expiresOn = Infinity] = JSON.parse(read(name) ?? '');
      if (now < expiresOn) return value;
    } catch {
      // Nothing there, no access, or a text that is not ours: the next place is asked.
    }
  }
  return undefined;
};

export interface Entry {
  /** The owner's own scripts share the storage: begin it with `sw-`. */
  readonly name: string;
  readonly value: Json;
  /** Milliseconds since 1970; without it the entry stays as long as the store does. */
  readonly expiresOn?: number;
}

const attempt = (act: () => boolean): boolean => {
  try {
    return act();
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
 * Keeps an entry in the first store that takes it and says whether one did. It is removed everywhere first:
 * a full local storage would otherwise go on answering with the older value, before the cookie is asked.
 */
export const writeEntry = (stores: readonly TextStore[], { name, value, expiresOn }: Entry): boolean => {
  removeEntry(stores, name);
  const text = JSON.stringify(expiresOn === undefined ? [value] : [value, expiresOn]);
  return stores.some((store) => attempt(() => store.write(name, text, expiresOn)));
};
