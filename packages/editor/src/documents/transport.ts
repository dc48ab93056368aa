import type { Outcome } from '@sitewright/api/client';
import type { Command, DocumentKey } from './command.ts';
import type { HistoryEntry, JournalEntry } from './history.ts';

type JournalEnd = Pick<HistoryEntry, 'commandId' | 'label'>;

/** A document as the server has it. */
export interface SavedDocument extends DocumentKey {
  readonly content: unknown;
  readonly revision: number;
  readonly publishedRevision: number | null;
  readonly hasChanges: boolean;
  /** Only in command responses, which may include trashed documents. */
  readonly isTrashed?: boolean;
  /** Name of the last editor; only in command responses. */
  readonly updatedBy?: string;
}

export interface CommandResponse {
  readonly documents: readonly SavedDocument[];
  readonly journal: { readonly undo: JournalEnd | null; readonly redo: JournalEnd | null };
}

/** The calls of the document store. A request that exceeds its timeout counts as unanswered. */
export interface Transport {
  readonly read: (key: DocumentKey) => Promise<Outcome<SavedDocument>>;
  readonly send: (command: Command, signal: AbortSignal) => Promise<Outcome<CommandResponse>>;
  readonly readJournal: () => Promise<Outcome<readonly JournalEntry[]>>;
}
