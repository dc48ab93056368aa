import type { Refusal } from '@sitewright/api/client';
import { diffContent } from '@sitewright/domain/documents';
import { invertSteps, keyOf, type Command, type DocumentKey, type Step } from './command.ts';
import { onTheirs, type Conflict } from './conflict.ts';
import type { HistoryEntry } from './history.ts';
import type { RefusalListener } from './send/answers.ts';
import { createCommandSender, type CommandSender } from './send/command-sender.ts';
import type { SavedDocument, Transport } from './send/transport.ts';
import { createStateBox, type StateBox } from './state-box.ts';
import { append, nextIn, rebuild, type StoreState } from './store-state.ts';
import { createTyping, type Typing } from './typing.ts';
import { createForgivingQueue, type UnsentQueue } from './unsent/unsent-queue.ts';

export interface Edit extends DocumentKey {
  readonly content: unknown;
  /** The published state that the content is; what stood there once may come back. */
  readonly revision?: number;
}

/** A step about a whole document: it is made, put into the trash or brought back. */
export type WholeStep = Exclude<Step, { readonly op: 'change' }>;

export interface DocumentStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => StoreState;
  /** Settled before anything is sent, undone or given up. */
  readonly typing: Typing;
  /** Reads a document and keeps it; a refusal when it cannot be read. */
  readonly open: (key: DocumentKey) => Promise<Refusal | undefined>;
  /** Takes over what another call of this tab answered. */
  readonly accept: (saved: SavedDocument) => void;
  /** Shows new contents at once and sends them, and steps as they are; false when nothing differs. */
  readonly run: (label: string, edits: readonly (Edit | Step)[]) => boolean;
  /** Learns what can be undone and redone, which may have been done elsewhere. */
  readonly readHistory: () => Promise<void>;
  /** What was undone or redone; nothing where there is nothing, or where only the server would know how. */
  readonly undo: () => HistoryEntry | undefined;
  readonly redo: () => HistoryEntry | undefined;
  /** Tries to send everything now; false when something could not be sent. */
  readonly flush: () => Promise<boolean>;
  /** Gives up what is not sent. */
  readonly discard: () => void;
  /** Gives up one unsent command. Tells which others went with it, because they were built on it. */
  readonly leaveOut: (commandId: string) => readonly Command[];
  /** Tells which other unsent commands went with the one that was given up. */
  readonly settleConflict: (choice: 'mine' | 'theirs') => readonly Command[];
  /** Tells of commands that were taken back, with the reason. */
  readonly onRefusal: (listener: RefusalListener) => () => void;
}

interface StoreParts {
  readonly transport: Transport;
  readonly queue: UnsentQueue;
  readonly newId: () => string;
}

interface Workings extends StoreParts {
  readonly box: StateBox;
  readonly sender: CommandSender;
  /** Steps of this tab's commands: undoing them is seen before the server answers. */
  readonly known: Map<string, readonly Step[]>;
}

const note = (known: Workings['known'], { op, commandId, steps }: Command): void => {
  if (op === 'do') known.set(commandId, steps);
};

/** Says so where the browser cannot keep it: then closing the tab would lose it. */
const noteKeeping = async ({ box }: Workings, { commandId }: Command, keeping: Promise<boolean>) => {
  if (await keeping) return;
  const state = box.get();
  box.set(rebuild({ ...state, unkept: [...state.unkept, commandId] }, {}));
};

const enqueue = (workings: Workings, command: Command): void => {
  const { box, queue, sender, known } = workings;
  note(known, command);
  box.set(append(box.get(), command));
  void noteKeeping(workings, command, queue.add(command));
  sender.hurry();
  void sender.send();
};

/** What an earlier visit left unsent. */
const takeUp = async ({ box, queue, known }: Workings): Promise<void> => {
  const loaded = await queue.load();
  const state = box.get();
  const here = new Set(state.unsent.map(({ commandId }) => commandId));
  const waiting = loaded.filter(({ commandId }) => !here.has(commandId));
  for (const command of waiting) note(known, command);
  if (waiting.length > 0) box.set(rebuild(state, { unsent: [...waiting, ...state.unsent] }));
};

const start = async ({ sender }: Workings, takenUp: Promise<void>): Promise<void> => {
  await takenUp;
  await sender.loadHistory();
  void sender.send();
};

const run = (workings: Workings, label: string, edits: readonly (Edit | Step)[]): boolean => {
  const { documents } = workings.box.get();
  const steps = edits.flatMap((edit): Step[] => {
    if ('op' in edit) return [edit];
    const { content, ...step } = edit;
    const changes = diffContent(documents.get(keyOf(edit))?.content, content);
    return changes.length === 0 ? [] : [{ ...step, op: 'change', changes }];
  });
  if (steps.length === 0) return false;
  // Also while a conflict asks: it waits behind that one, since what is typed meanwhile must not get lost.
  enqueue(workings, { commandId: workings.newId(), label, op: 'do', steps });
  return true;
};

const step = (workings: Workings, op: 'undo' | 'redo'): HistoryEntry | undefined => {
  const state = workings.box.get();
  const entry = nextIn(state, op);
  const steps = entry && workings.known.get(entry.commandId);
  if (!entry || state.conflict || (!steps && state.isOffline)) return undefined;
  enqueue(workings, {
    commandId: workings.newId(),
    label: entry.label,
    op,
    target: entry.commandId,
    ...(state.outdated.length === 0 ? {} : { past: state.outdated }),
    steps: op === 'undo' ? invertSteps(steps ?? []) : (steps ?? []),
  });
  return entry;
};

/** The contributor's own version goes on: the same act, made on what is there now. */
const insist = (workings: Workings, conflict: Conflict): void => {
  const { box, queue, newId, known } = workings;
  const state = box.get();
  const { commandId } = conflict.command;
  const again = onTheirs(conflict, newId());
  const isLeft = again.steps.length > 0;
  const unsent = state.unsent.flatMap((each) => {
    if (each.commandId !== commandId) return [each];
    return isLeft ? [again] : [];
  });
  note(known, again);
  box.set(rebuild({ ...state, conflict: undefined }, { documents: conflict.documents, unsent }));
  if (isLeft) void noteKeeping(workings, again, queue.replace(commandId, again));
  else void queue.remove([commandId]);
};

const giveUp = ({ box, sender }: Workings, commandId: string): readonly Command[] => {
  const command = box.get().unsent.find((each) => each.commandId === commandId);
  return command ? sender.rollBack(command, []) : [];
};

const settle = (workings: Workings, choice: 'mine' | 'theirs'): readonly Command[] => {
  const { conflict } = workings.box.get();
  if (!conflict) return [];
  if (choice === 'theirs') return workings.sender.rollBack(conflict.command, conflict.documents);
  insist(workings, conflict);
  return [];
};

/** Several parts of a screen open the same document in one breath: it is read once for all of them. */
const createOpening = ({ box, transport }: Workings, takenUp: Promise<void>): DocumentStore['open'] => {
  const asked = new Map<string, Promise<Refusal | undefined>>();
  const read = async (key: DocumentKey): Promise<Refusal | undefined> => {
    await takenUp;
    // Whoever asks from now on may know of something that happened after this read.
    asked.delete(keyOf(key));
    const outcome = await transport.read(key);
    if (!outcome.ok) return outcome.refusal;
    box.set(rebuild(box.get(), { opened: outcome.answer }));
    return undefined;
  };
  return (key) => {
    const reading = asked.get(keyOf(key)) ?? read(key);
    asked.set(keyOf(key), reading);
    return reading;
  };
};

export const createDocumentStore = (given: StoreParts): DocumentStore => {
  const parts = {
    ...given,
    queue: createForgivingQueue(given.queue),
    box: createStateBox(),
    known: new Map<string, readonly Step[]>(),
  };
  const { box } = parts;
  const sender = createCommandSender(parts);
  const workings: Workings = { ...parts, sender };
  /** Something is no longer in the way of what waits behind it. */
  const goOn = (): void => {
    void sender.loadHistory();
    sender.hurry();
    void sender.send();
  };
  const takenUp = takeUp(workings);
  const started = start(workings, takenUp);
  const typing = createTyping((isTyping) => box.set({ ...box.get(), isTyping }));
  return {
    subscribe: box.subscribe,
    state: box.get,
    typing,
    onRefusal: sender.onRefusal,
    open: createOpening(workings, takenUp),
    accept: (saved) => box.set(rebuild(box.get(), { opened: saved })),
    readHistory: sender.loadHistory,
    run: (label, edits) => run(workings, label, edits),
    undo() {
      typing.settle();
      return step(workings, 'undo');
    },
    redo() {
      typing.settle();
      return step(workings, 'redo');
    },
    async flush() {
      typing.settle();
      await started;
      sender.tryAnew();
      await sender.whenSettled();
      return box.get().unsent.length === 0;
    },
    discard() {
      typing.settle();
      const state = box.get();
      void parts.queue.remove(state.unsent.map(({ commandId }) => commandId));
      box.set(rebuild({ ...state, conflict: undefined, isOffline: false }, { unsent: [] }));
      sender.hurry();
    },
    leaveOut(commandId) {
      const others = giveUp(workings, commandId);
      goOn();
      return others;
    },
    settleConflict(choice) {
      const others = settle(workings, choice);
      goOn();
      return others;
    },
  };
};
