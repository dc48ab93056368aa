import type { Json, TextStore } from './entry.ts';

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
