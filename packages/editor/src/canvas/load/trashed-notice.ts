import { keyOf, type DocumentKey, type HistoryEntry } from '../../documents/index.ts';

interface NextEntries {
  readonly undo: HistoryEntry | undefined;
  readonly redo: HistoryEntry | undefined;
}

const touches = (entry: HistoryEntry | undefined, key: DocumentKey): boolean =>
  entry?.documents.some((document) => keyOf(document) === keyOf(key)) ?? false;

/** Text shown when the page in view was moved to the trash, mentioning undo or redo if that restores it. */
export const trashedNotice = (title: string, key: DocumentKey, { undo, redo }: NextEntries): string => {
  const gone = `${title} was moved to the trash.`;
  if (touches(redo, key)) return `${gone} Redo to restore it.`;
  return touches(undo, key) ? `${gone} Undo to restore it.` : gone;
};
