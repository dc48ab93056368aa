import { keyOf, type DocumentKey, type HistoryEntry } from '../../documents/index.ts';

interface NextEntries {
  readonly undo: HistoryEntry | undefined;
  readonly redo: HistoryEntry | undefined;
}

const touches = (entry: HistoryEntry | undefined, key: DocumentKey): boolean =>
  entry?.documents.some((document) => keyOf(document) === keyOf(key)) ?? false;

/** Text shown when the page in view was moved to the trash, mentioning undo or redo if that restores it. */
export const trashedNotice = (title: string, key: DocumentKey, { undo, redo }: NextEntries): string => {
  const gone = `${title} lies in the trash now.`;
  if (touches(redo, key)) return `${gone} Redo brings it back.`;
  return touches(undo, key) ? `${gone} Undo brings it back.` : gone;
};
