import type { Outcome } from '@sitewright/api/client';
import type { Command, DocumentKey } from '../command.ts';
import type { HistoryEntry, JournalEntry } from '../history.ts';

type JournalEnd = Pick<HistoryEntry, 'commandId' | 'label'>;

/** A document as the server has it. */
export interface SavedDocument extends DocumentKey {
  readonly content: unknown;
  readonly revision: number;
  readonly publishedRevision: number | null;
  readonly hasChanges: boolean;
  /** Told by commands only: they may meet what lies in the trash. */
  readonly isTrashed?: boolean;
  /** By name; told by commands only. */
  readonly updatedBy?: string;
}

export interface CommandAnswer {
  readonly documents: readonly SavedDocument[];
  readonly journal: { readonly undo: JournalEnd | null; readonly redo: JournalEnd | null };
}

/** The calls that the document store makes. One that has no answer after its time is given up as unanswered. */
export interface Transport {
  readonly read: (key: DocumentKey) => Promise<Outcome<SavedDocument>>;
  readonly send: (command: Command, signal: AbortSignal) => Promise<Outcome<CommandAnswer>>;
  readonly readJournal: () => Promise<Outcome<readonly JournalEntry[]>>;
}
