import { createContext, use, useState } from 'react';
import { textAt } from '../settings/value-path.ts';

/** Lets a screen decide which entry of a list is open, such as the one that is selected in a preview. */
export interface OpenedEntry {
  /** The list. */
  readonly field: string;
  readonly entryId: string | undefined;
  readonly onOpen: (entryId: string | undefined) => void;
}

const OpenedEntryContext = createContext<OpenedEntry | undefined>(undefined);

export const OpenedEntryProvider = OpenedEntryContext.Provider;

/** The index of the open entry of a list, or -1, and how another one is opened. */
export const useOpenedEntry = (field: string, entries: readonly unknown[]) => {
  const [index, setIndex] = useState(-1);
  const shared = use(OpenedEntryContext);
  if (shared?.field !== field)
    return {
      open: index < entries.length ? index : -1,
      onOpen: (_entry: unknown, next: number) => setIndex(next),
    };
  const { entryId, onOpen } = shared;
  return {
    open: entryId === undefined ? -1 : entries.findIndex((entry) => textAt(entry, 'id') === entryId),
    onOpen: (entry: unknown) => onOpen(textAt(entry, 'id') || undefined),
  };
};
