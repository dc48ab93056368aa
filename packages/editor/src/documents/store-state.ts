import type { Refusal } from '@sitewright/api/client';
import { applyChanges, isSameContent } from '@sitewright/domain/documents';
import { keyOf, type Command, type DocumentKey, type Step } from './command.ts';
import type { Conflict } from './conflict.ts';
import { emptyHistory, noteCommand, type History, type HistoryEntry } from './history.ts';
import type { SavedDocument } from './send/transport.ts';

/** `failing`: the server is there, but answers the next command with a fault of its own, again and again, or its document lies in the trash. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'failing' | 'conflict';

/** A command that the server fails at, and with what words. */
export interface Failing {
  readonly command: Command;
  readonly refusal: Refusal;
}

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
  /** Something is typed that is no command yet. */
  readonly isTyping: boolean;
  readonly failing: Failing | undefined;
  readonly conflict: Conflict | undefined;
  /** Commands that the browser could not keep: they last as long as the tab. */
  readonly unkept: readonly string[];
}

export const saveStateOf = ({ conflict, failing, isOffline, isTyping, unsent }: StoreState): SaveState => {
  if (conflict) return 'conflict';
  if (unsent.length === 0) return isTyping ? 'saving' : 'saved';
  if (failing) return 'failing';
  return isOffline ? 'offline' : 'saving';
};

/** Whether what is not sent would outlive the tab. */
export const isKept = ({ unsent, unkept }: StoreState): boolean =>
  !unsent.some(({ commandId }) => unkept.includes(commandId));

export const emptyState: StoreState = {
  documents: new Map(),
  unsent: [],
  answered: emptyHistory,
  outdated: [],
  isOffline: false,
  isTyping: false,
  failing: undefined,
  conflict: undefined,
  unkept: [],
};

/** With what is not sent yet. */
export const historyIn = ({ answered, outdated, unsent }: StoreState): History => {
  const isUsable = ({ commandId }: HistoryEntry): boolean => !outdated.includes(commandId);
  const { done, undone } = unsent.reduce((history, command) => noteCommand(history, command), answered);
  return { done: done.filter(isUsable), undone: undone.filter(isUsable) };
};

/** What would be undone or redone next. */
export const nextIn = (state: StoreState, op: 'undo' | 'redo'): HistoryEntry | undefined => {
  const { done, undone } = historyIn(state);
  return (op === 'undo' ? done : undone).at(-1);
};

export const isAbout =
  ({ kind, id }: DocumentKey) =>
  (step: Step): boolean =>
    step.kind === kind && step.id === id;

const changesOf = (command: Command, key: DocumentKey) =>
  command.steps.filter(isAbout(key)).flatMap((step) => (step.op === 'change' ? step.changes : []));

/** Nothing where the command does not fit. After a lost answer the server may have it already; it will tell. */
export const contentAfter = (content: unknown, command: Command, key: DocumentKey): unknown => {
  const applied = applyChanges(content, changesOf(command, key));
  return 'content' in applied ? applied.content : undefined;
};

/** The open documents as one command makes them, without what was done after it. */
export const contentsWith = ({ documents }: StoreState, command: Command): ReadonlyMap<string, unknown> =>
  new Map(
    [...documents].map(([key, { saved, content }]) => [
      key,
      contentAfter(saved.content, command, saved) ?? content,
    ]),
  );

const seen = (saved: SavedDocument, unsent: readonly Command[]): unknown => {
  let { content } = saved;
  for (const command of unsent) content = contentAfter(content, command, saved) ?? content;
  return content;
};

const isOlder = (one: SavedDocument, other: SavedDocument): boolean =>
  one.revision < other.revision ||
  (one.revision === other.revision && (one.publishedRevision ?? 0) < (other.publishedRevision ?? 0));

/** A read that was under way while a command was answered brings what was there before it. */
const newerOf = (known: SavedDocument | undefined, saved: SavedDocument): SavedDocument =>
  known && isOlder(saved, known) ? known : saved;

/** Keeps the object where nothing differs, so that nothing is drawn anew. */
const withSaved = (before: OpenDocument | undefined, answer: SavedDocument, unsent: readonly Command[]) => {
  const saved = newerOf(before?.saved, answer);
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
  const isUnsent = (id: string) => unsent.some(({ commandId }) => commandId === id);
  const { failing, unkept } = state;
  return {
    ...state,
    unsent,
    documents,
    failing: failing && isUnsent(failing.command.commandId) ? failing : undefined,
    unkept: unkept.filter(isUnsent),
  };
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
