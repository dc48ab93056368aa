import type { Refusal } from '@sitewright/api/client';
import { applyChanges, isSameContent } from '@sitewright/domain/documents';
import { keyOf, type Command, type DocumentKey, type CommandStep } from './command.ts';
import type { Conflict } from './conflict.ts';
import { emptyHistory, recordCommand, type History, type HistoryEntry } from './history.ts';
import type { SavedDocument } from './transport.ts';

/** `failing`: the server repeatedly fails at the next command, or its document is in the trash. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'failing' | 'conflict';

/** A command that the server fails at, with its refusal. */
export interface FailedCommand {
  readonly command: Command;
  readonly refusal: Refusal;
}

/** A document as stored, and as shown with the unsent commands applied. */
export interface OpenDocument {
  readonly saved: SavedDocument;
  readonly content: unknown;
}

export interface StoreState {
  readonly documents: ReadonlyMap<string, OpenDocument>;
  readonly unsent: readonly Command[];
  /** Commands that the server has confirmed. */
  readonly confirmed: History;
  /** Commands that can no longer be undone or redone because others changed the same content. */
  readonly outdated: readonly string[];
  readonly isOffline: boolean;
  /** Whether there is input that is no command yet. */
  readonly hasPendingInput: boolean;
  /** Fields show input that cannot be stored. */
  readonly hasInvalidInput: boolean;
  readonly failing: FailedCommand | undefined;
  readonly conflict: Conflict | undefined;
  /** Commands that could not be persisted and are lost with the tab. */
  readonly unpersisted: readonly string[];
}

export const saveStateOf = ({
  conflict,
  failing,
  isOffline,
  hasPendingInput,
  unsent,
}: StoreState): SaveState => {
  if (conflict) return 'conflict';
  if (unsent.length === 0) return hasPendingInput ? 'saving' : 'saved';
  if (failing) return 'failing';
  return isOffline ? 'offline' : 'saving';
};

/** Whether all unsent commands would survive closing the tab. */
export const isPersisted = ({ unsent, unpersisted }: StoreState): boolean =>
  !unsent.some(({ commandId }) => unpersisted.includes(commandId));

export const emptyState: StoreState = {
  documents: new Map(),
  unsent: [],
  confirmed: emptyHistory,
  outdated: [],
  isOffline: false,
  hasPendingInput: false,
  hasInvalidInput: false,
  failing: undefined,
  conflict: undefined,
  unpersisted: [],
};

/** The history including unsent commands. */
export const currentHistory = ({ confirmed, outdated, unsent }: StoreState): History => {
  const isUsable = ({ commandId }: HistoryEntry): boolean => !outdated.includes(commandId);
  const { done, undone } = unsent.reduce((history, command) => recordCommand(history, command), confirmed);
  return { done: done.filter(isUsable), undone: undone.filter(isUsable) };
};

/** The entry to undo or redo next. */
export const nextHistoryEntry = (state: StoreState, op: 'undo' | 'redo'): HistoryEntry | undefined => {
  const { done, undone } = currentHistory(state);
  return (op === 'undo' ? done : undone).at(-1);
};

export const isAbout =
  ({ kind, id }: DocumentKey) =>
  (step: CommandStep): boolean =>
    step.kind === kind && step.id === id;

const changesOf = (command: Command, key: DocumentKey) =>
  command.steps.filter(isAbout(key)).flatMap((step) => (step.op === 'change' ? step.changes : []));

/** Undefined if the command does not apply: after a lost response the server may have it already. */
export const contentAfter = (content: unknown, command: Command, key: DocumentKey): unknown => {
  const applied = applyChanges(content, changesOf(command, key));
  return 'content' in applied ? applied.content : undefined;
};

/** Contents after one command, without later ones. */
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

/** A read that overlapped with a command returns the older version. */
const newerOf = (known: SavedDocument | undefined, saved: SavedDocument): SavedDocument =>
  known && isOlder(saved, known) ? known : saved;

/** Keeps the identity of the content and of the document if nothing differs, to avoid renders. */
const withSaved = (
  before: OpenDocument | undefined,
  answer: SavedDocument,
  unsent: readonly Command[],
): OpenDocument => {
  const saved = newerOf(before?.saved, answer);
  const content = seen(saved, unsent);
  if (!before || !isSameContent(before.content, content)) return { saved, content };
  return saved === before.saved ? before : { saved, content: before.content };
};

/** The state with other unsent commands or newer documents. */
export const rebuild = (
  state: StoreState,
  change: {
    readonly unsent?: readonly Command[];
    readonly documents?: readonly SavedDocument[];
    /** A document to add to the open ones. */
    readonly opened?: SavedDocument;
  },
): StoreState => {
  const unsent = change.unsent ?? state.unsent;
  const fresh = new Map((change.documents ?? []).map((saved) => [keyOf(saved), saved]));
  const commands = new Set([...state.unsent, ...unsent]);
  const isTouched = ({ saved }: OpenDocument): boolean =>
    fresh.has(keyOf(saved)) || [...commands].some(({ steps }) => steps.some(isAbout(saved)));
  const documents = new Map(
    [...state.documents].map(([key, open]) => [
      key,
      isTouched(open) ? withSaved(open, fresh.get(key) ?? open.saved, unsent) : open,
    ]),
  );
  const { opened } = change;
  if (opened) {
    const key = keyOf(opened);
    documents.set(key, withSaved(state.documents.get(key), opened, unsent));
  }
  const isUnsent = (id: string) => unsent.some(({ commandId }) => commandId === id);
  const { failing, unpersisted } = state;
  return {
    ...state,
    unsent,
    documents,
    failing: failing && isUnsent(failing.command.commandId) ? failing : undefined,
    unpersisted: unpersisted.filter(isUnsent),
  };
};

/** The state with one more command; only affected documents are recomputed. */
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

/** The unsent commands that still apply once some are removed. */
export const stillApplicable = (state: StoreState, unsent: readonly Command[]): Command[] => {
  const contents = new Map(
    [...state.documents].map(([key, { saved }]) => [key, { saved, content: saved.content }]),
  );
  const targets = new Set(
    [...state.confirmed.done, ...state.confirmed.undone].map(({ commandId }) => commandId),
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
