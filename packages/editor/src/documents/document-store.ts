import type { Refusal } from '@sitewright/api/client';
import { diffContent } from '@sitewright/domain/documents';
import { invertSteps, keyOf, type Command, type DocumentKey, type CommandStep } from './command.ts';
import { rebaseOntoTheirs, type Conflict } from './conflict.ts';
import type { HistoryEntry } from './history.ts';
import type { RefusalListener } from './send/response-handlers.ts';
import { createCommandSender, type CommandSender } from './send/command-sender.ts';
import type { SavedDocument, Transport } from './transport.ts';
import { createStateContainer, type StateContainer } from './state-container.ts';
import { append, nextHistoryEntry, rebuild, type StoreState } from './store-state.ts';
import { createPendingInput, type PendingInput } from './pending-input.ts';
import { createFaultTolerantQueue, type UnsentQueue } from './offline-queue/unsent-queue.ts';

export interface ContentEdit extends DocumentKey {
  readonly content: unknown;
  /** The published revision that the content restores. */
  readonly revision?: number;
}

/** A step that creates, trashes or restores a document. */
export type LifecycleStep = Exclude<CommandStep, { readonly op: 'change' }>;

export interface DocumentStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => StoreState;
  /** Committed before anything is sent, undone or discarded. */
  readonly pendingInput: PendingInput;
  /** Loads a document into the store; returns a refusal if it cannot be read. */
  readonly open: (key: DocumentKey) => Promise<Refusal | undefined>;
  /** Like `open`, for callers that know of no change: they share a read that is under way. */
  readonly join: (key: DocumentKey) => Promise<Refusal | undefined>;
  /** Stores a document that another call of this tab returned. */
  readonly accept: (saved: SavedDocument) => void;
  /** Applies new contents optimistically and sends them; steps are sent as they are. False if nothing differs. */
  readonly run: (label: string, edits: readonly (ContentEdit | CommandStep)[]) => boolean;
  /** Loads the undo history, which other tabs and devices also change. */
  readonly readHistory: () => Promise<void>;
  /** The entry that was undone or redone; undefined if there is none, or while offline if its steps are unknown. */
  readonly undo: () => HistoryEntry | undefined;
  readonly redo: () => HistoryEntry | undefined;
  /** Sends everything now; false if something could not be sent. */
  readonly flush: () => Promise<boolean>;
  /** Discards all unsent commands. */
  readonly discard: () => void;
  /** Discards one unsent command. Returns the later commands that depended on it and were discarded too. */
  readonly discardCommand: (commandId: string) => readonly Command[];
  /** Returns the unsent commands that were discarded with the conflicting one. */
  readonly resolveConflict: (choice: 'mine' | 'theirs') => readonly Command[];
  /** Reports commands that were rolled back, with the reason. */
  readonly onRefusal: (listener: RefusalListener) => () => void;
}

interface DocumentStoreOptions {
  readonly transport: Transport;
  readonly queue: UnsentQueue;
  readonly newId: () => string;
}

interface StoreContext extends DocumentStoreOptions {
  readonly container: StateContainer;
  readonly sender: CommandSender;
  /** Steps of this tab's commands, to preview undo and redo before the server responds. */
  readonly stepsByCommand: Map<string, readonly CommandStep[]>;
}

const rememberSteps = (
  stepsByCommand: StoreContext['stepsByCommand'],
  { op, commandId, steps }: Command,
): void => {
  if (op === 'do') stepsByCommand.set(commandId, steps);
};

/** Marks a command that could not be persisted: closing the tab would lose it. */
const trackPersistence = async (
  { container }: StoreContext,
  { commandId }: Command,
  keeping: Promise<boolean>,
) => {
  if (await keeping) return;
  const state = container.get();
  container.set(rebuild({ ...state, unpersisted: [...state.unpersisted, commandId] }, {}));
};

const enqueue = (context: StoreContext, command: Command): void => {
  const { container, queue, sender, stepsByCommand } = context;
  rememberSteps(stepsByCommand, command);
  container.set(append(container.get(), command));
  void trackPersistence(context, command, queue.add(command));
  sender.skipDelay();
  void sender.send();
};

/** Adds the unsent commands of an earlier visit. */
const restoreUnsent = async ({ container, queue, stepsByCommand }: StoreContext): Promise<void> => {
  const loaded = await queue.load();
  const state = container.get();
  const queued = new Set(state.unsent.map(({ commandId }) => commandId));
  const restoredCommands = loaded.filter(({ commandId }) => !queued.has(commandId));
  for (const command of restoredCommands) rememberSteps(stepsByCommand, command);
  if (restoredCommands.length > 0)
    container.set(rebuild(state, { unsent: [...restoredCommands, ...state.unsent] }));
};

const start = async ({ sender }: StoreContext, restored: Promise<void>): Promise<void> => {
  await restored;
  await sender.loadHistory();
  void sender.send();
};

const run = (
  context: StoreContext,
  label: string,
  edits: readonly (ContentEdit | CommandStep)[],
): boolean => {
  const { documents } = context.container.get();
  const steps = edits.flatMap((edit): CommandStep[] => {
    if ('op' in edit) return [edit];
    const { content, ...step } = edit;
    const changes = diffContent(documents.get(keyOf(edit))?.content, content);
    return changes.length === 0 ? [] : [{ ...step, op: 'change', changes }];
  });
  if (steps.length === 0) return false;
  // Commands are queued behind an open conflict too, or input made meanwhile would be lost.
  enqueue(context, { commandId: context.newId(), label, op: 'do', steps });
  return true;
};

const undoOrRedo = (context: StoreContext, op: 'undo' | 'redo'): HistoryEntry | undefined => {
  const state = context.container.get();
  const entry = nextHistoryEntry(state, op);
  const steps = entry && context.stepsByCommand.get(entry.commandId);
  if (!entry || state.conflict || (!steps && state.isOffline)) return undefined;
  enqueue(context, {
    commandId: context.newId(),
    label: entry.label,
    op,
    target: entry.commandId,
    ...(state.outdated.length === 0 ? {} : { past: state.outdated }),
    steps: op === 'undo' ? invertSteps(steps ?? []) : (steps ?? []),
  });
  return entry;
};

/** Keeps the contributor's version: the command is rebased onto the current documents. */
const resolveWithMine = (context: StoreContext, conflict: Conflict): void => {
  const { container, queue, newId, stepsByCommand } = context;
  const state = container.get();
  const { commandId } = conflict.command;
  const rebased = rebaseOntoTheirs(conflict, newId());
  const hasSteps = rebased.steps.length > 0;
  const unsent = state.unsent.flatMap((each) => {
    if (each.commandId !== commandId) return [each];
    return hasSteps ? [rebased] : [];
  });
  rememberSteps(stepsByCommand, rebased);
  container.set(rebuild({ ...state, conflict: undefined }, { documents: conflict.documents, unsent }));
  if (hasSteps) void trackPersistence(context, rebased, queue.replace(commandId, rebased));
  else void queue.remove([commandId]);
};

const rollBackCommand = ({ container, sender }: StoreContext, commandId: string): readonly Command[] => {
  const command = container.get().unsent.find((each) => each.commandId === commandId);
  return command ? sender.rollBack(command, []) : [];
};

const resolve = (context: StoreContext, choice: 'mine' | 'theirs'): readonly Command[] => {
  const { conflict } = context.container.get();
  if (!conflict) return [];
  if (choice === 'theirs') return context.sender.rollBack(conflict.command, conflict.documents);
  resolveWithMine(context, conflict);
  return [];
};

/** Concurrent requests for the same document share one read. */
const createOpen = (
  { container, transport }: StoreContext,
  restored: Promise<void>,
): Pick<DocumentStore, 'open' | 'join'> => {
  const pending = new Map<string, Promise<Refusal | undefined>>();
  const underWay = new Map<string, Promise<Refusal | undefined>>();
  const read = async (key: DocumentKey): Promise<Refusal | undefined> => {
    await restored;
    // Later callers may know of changes made after this read started.
    pending.delete(keyOf(key));
    const outcome = await transport.read(key);
    if (!outcome.ok) return outcome.refusal;
    container.set(rebuild(container.get(), { opened: outcome.answer }));
    return undefined;
  };
  const begin = (key: DocumentKey): Promise<Refusal | undefined> => {
    const name = keyOf(key);
    const reading = read(key).finally(() => {
      if (underWay.get(name) === reading) underWay.delete(name);
    });
    pending.set(name, reading);
    underWay.set(name, reading);
    return reading;
  };
  return {
    open: (key) => pending.get(keyOf(key)) ?? begin(key),
    join: (key) => underWay.get(keyOf(key)) ?? begin(key),
  };
};

export const createDocumentStore = (options: DocumentStoreOptions): DocumentStore => {
  const parts = {
    ...options,
    queue: createFaultTolerantQueue(options.queue),
    container: createStateContainer(),
    stepsByCommand: new Map<string, readonly CommandStep[]>(),
  };
  const { container } = parts;
  const sender = createCommandSender(parts);
  const context: StoreContext = { ...parts, sender };
  /** Continues sending after a command was discarded or a conflict resolved. */
  const resume = (): void => {
    void sender.loadHistory();
    sender.skipDelay();
    void sender.send();
  };
  const restored = restoreUnsent(context);
  const started = start(context, restored);
  const pendingInput = createPendingInput(
    (hasPendingInput) => container.set({ ...container.get(), hasPendingInput }),
    (hasInvalidInput) => container.set({ ...container.get(), hasInvalidInput }),
  );
  return {
    subscribe: container.subscribe,
    state: container.get,
    pendingInput,
    onRefusal: sender.onRefusal,
    ...createOpen(context, restored),
    accept: (saved) => container.set(rebuild(container.get(), { opened: saved })),
    readHistory: sender.loadHistory,
    run: (label, edits) => run(context, label, edits),
    undo() {
      pendingInput.commit();
      return undoOrRedo(context, 'undo');
    },
    redo() {
      pendingInput.commit();
      return undoOrRedo(context, 'redo');
    },
    async flush() {
      pendingInput.commit();
      await started;
      sender.retryNow();
      await sender.whenSettled();
      return container.get().unsent.length === 0;
    },
    discard() {
      pendingInput.commit();
      const state = container.get();
      void parts.queue.remove(state.unsent.map(({ commandId }) => commandId));
      container.set(rebuild({ ...state, conflict: undefined, isOffline: false }, { unsent: [] }));
      sender.skipDelay();
    },
    discardCommand(commandId) {
      const others = rollBackCommand(context, commandId);
      resume();
      return others;
    },
    resolveConflict(choice) {
      const others = resolve(context, choice);
      resume();
      return others;
    },
  };
};
