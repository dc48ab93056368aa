import type { DocumentKey } from './documents-store.ts';

export const nameOf = ({ kind, id }: DocumentKey): string => `${kind}:${id}`;

/** Each document once, in the order of their keys. */
export const inOrder = <Key extends DocumentKey>(keys: readonly Key[]): Key[] => {
  const distinct = new Map(keys.map((key) => [nameOf(key), key]));
  return [...distinct].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key);
};
