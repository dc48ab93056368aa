import { applyChanges, isSameContent } from '@sitewright/domain/documents';
import { keyOf, type Command, type DocumentKey, type Step } from './command.ts';
import type { Conflict } from './conflict.ts';
import { emptyHistory, noteCommand, type History, type HistoryEntry } from './history.ts';
import type { SavedDocument } from './transport.ts';

export type SaveState = 'saved' | 'saving' | 'offline' | 'conflict';

/** A document as the server has it, and as the contributor sees it: with what is not sent yet. */
export interface OpenDocument {
  readonly saved: SavedDocument;
  readonly content: unknown;
}

export interface StoreState {
  readonly documents: ReadonlyMap<string, OpenDocument>;
  readonly unsent: readonly Command[];
  /** Of what the server has answered. */
  readonly answered: History;
  /** Commands that can be neither undone nor redone any more, because others changed what they were about. */
  readonly outdated: readonly string[];
  readonly isOffline: boolean;
  readonly conflict: Conflict | undefined;
}

export const saveStateOf = ({ conflict, isOffline, unsent }: StoreState): SaveState => {
  if (conflict) return 'conflict';
  if (unsent.length === 0) return 'saved';
  return isOffline ? 'offline' : 'saving';
};

export const emptyState: StoreState = {
  documents: new Map(),
  unsent: [],
  answered: emptyHistory,
  outdated: [],
  isOffline: false,
  conflict: undefined,
};

/** With what is not sent yet. */
export const historyIn = ({ answered, outdated, unsent }: StoreState): History => {
  const isUsable = ({ commandId }: HistoryEntry): boolean => !outdated.includes(commandId);
  const { done, undone } = unsent.reduce(noteCommand, answered);
  return { done: done.filter(isUsable), undone: undone.filter(isUsable) };
};

const isAbout =
  ({ kind, id }: DocumentKey) =>
  (step: Step): boolean =>
    step.kind === kind && step.id === id;

const changesOf = (command: Command, key: DocumentKey) =>
  command.steps.filter(isAbout(key)).flatMap((step) => (step.op === 'change' ? step.changes : []));

/** Nothing where the command does not fit. After a lost answer the server may have it already; it will tell. */
const contentAfter = (content: unknown, command: Command, key: DocumentKey): unknown => {
  const applied = applyChanges(content, changesOf(command, key));
  return 'content' in applied ? applied.content : undefined;
};

const seen = (saved: SavedDocument, unsent: readonly Command[]): unknown => {
  let { content } = saved;
  for (const command of unsent) content = contentAfter(content, command, saved) ?? content;
  return content;
};

/** Keeps the object where nothing differs, so that nothing is drawn anew. */
const withSaved = (before: OpenDocument | undefined, saved: SavedDocument, unsent: readonly Command[]) => {
  const content = seen(saved, unsent);
  return { saved, content: before && isSameContent(before.content, content) ? before.content : content };
};

/** The state with other unsent commands or newer documents from the server. */
export const rebuild = (
  state: StoreState,
  change: {
    readonly unsent?: readonly Command[];
    readonly documents?: readonly SavedDocument[];
    /** Which documents are shown from now on. */
    readonly opened?: SavedDocument;
  },
): StoreState => {
  const unsent = change.unsent ?? state.unsent;
  const fresh = new Map((change.documents ?? []).map((saved) => [keyOf(saved), saved]));
  const documents = new Map(
    [...state.documents].map(([key, open]) => [key, withSaved(open, fresh.get(key) ?? open.saved, unsent)]),
  );
  const { opened } = change;
  if (opened) {
    const key = keyOf(opened);
    documents.set(key, withSaved(state.documents.get(key), opened, unsent));
  }
  return { ...state, unsent, documents };
};

/** The state with one more command: only what it touches is worked out anew. */
export const append = (state: StoreState, command: Command): StoreState => {
  const documents = new Map(
    [...state.documents].map(([key, open]) => {
      const isTouched = command.steps.some(isAbout(open.saved));
      const content = isTouched
        ? (contentAfter(open.content, command, open.saved) ?? open.content)
        : open.content;
      return [key, content === open.content ? open : { ...open, content }];
    }),
  );
  return { ...state, documents, unsent: [...state.unsent, command] };
};

/** The unsent commands that still make sense once some are gone. */
export const stillFitting = (state: StoreState, unsent: readonly Command[]): Command[] => {
  const contents = new Map(
    [...state.documents].map(([key, { saved }]) => [key, { saved, content: saved.content }]),
  );
  const targets = new Set(
    [...state.answered.done, ...state.answered.undone].map(({ commandId }) => commandId),
  );
  return unsent.filter((command) => {
    if (command.target !== undefined && !targets.has(command.target)) return false;
    const touched = [...contents.values()].filter(({ saved }) => command.steps.some(isAbout(saved)));
    const after = touched.map(({ saved, content }) => ({
      saved,
      content: contentAfter(content, command, saved),
    }));
    if (after.some(({ content }) => content === undefined)) return false;
    for (const { saved, content } of after) contents.set(keyOf(saved), { saved, content });
    targets.add(command.commandId);
    return true;
  });
};
