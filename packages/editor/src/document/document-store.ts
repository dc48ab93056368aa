import type { Refusal } from '@sitewright/api/client';
import { diffContent } from '@sitewright/domain/documents';
import { invertSteps, keyOf, type Command, type DocumentKey, type Step } from './command.ts';
import { createCommandSender, type CommandSender, type RefusalListener } from './command-sender.ts';
import { onTheirs, type Conflict } from './conflict.ts';
import type { HistoryEntry } from './history.ts';
import { createStateBox, type StateBox } from './state-box.ts';
import { append, historyIn, rebuild, type StoreState } from './store-state.ts';
import type { SavedDocument, Transport } from './transport.ts';
import type { UnsentQueue } from './unsent-queue.ts';

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
  /** Reads a document and keeps it; a refusal when it cannot be read. */
  readonly open: (key: DocumentKey) => Promise<Refusal | undefined>;
  /** Takes over what another call of this tab answered. */
  readonly accept: (saved: SavedDocument) => void;
  /** Shows new contents at once and sends them, and steps as they are; false when nothing differs. */
  readonly run: (label: string, edits: readonly (Edit | Step)[]) => boolean;
  /** What was undone or redone; nothing where there is nothing, or where only the server would know how. */
  readonly undo: () => HistoryEntry | undefined;
  readonly redo: () => HistoryEntry | undefined;
  /** Tries to send everything now; false when something could not be sent. */
  readonly flush: () => Promise<boolean>;
  /** Gives up what is not sent. */
  readonly discard: () => void;
  readonly settleConflict: (choice: 'mine' | 'theirs') => void;
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

const enqueue = ({ box, queue, sender, known }: Workings, command: Command): void => {
  note(known, command);
  void queue.add(command);
  box.set(append(box.get(), command));
  sender.hurry();
  void sender.send();
};

/** What an earlier visit left unsent goes first. */
const start = async ({ box, queue, sender, known }: Workings): Promise<void> => {
  const loaded = await queue.load();
  const state = box.get();
  const here = new Set(state.unsent.map(({ commandId }) => commandId));
  const waiting = loaded.filter(({ commandId }) => !here.has(commandId));
  for (const command of waiting) note(known, command);
  if (waiting.length > 0) box.set(rebuild(state, { unsent: [...waiting, ...state.unsent] }));
  await sender.loadHistory();
  void sender.send();
};

const run = (workings: Workings, label: string, edits: readonly (Edit | Step)[]): boolean => {
  const { documents, conflict } = workings.box.get();
  const steps = edits.flatMap((edit): Step[] => {
    if ('op' in edit) return [edit];
    const { content, ...step } = edit;
    const changes = diffContent(documents.get(keyOf(edit))?.content, content);
    return changes.length === 0 ? [] : [{ ...step, op: 'change', changes }];
  });
  if (steps.length === 0 || conflict) return false;
  enqueue(workings, { commandId: workings.newId(), label, op: 'do', steps });
  return true;
};

const step = (workings: Workings, op: 'undo' | 'redo'): HistoryEntry | undefined => {
  const state = workings.box.get();
  const history = historyIn(state);
  const entry = (op === 'undo' ? history.done : history.undone).at(-1);
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
const insist = ({ box, queue, newId, known }: Workings, conflict: Conflict): void => {
  const state = box.get();
  const again = onTheirs(conflict, { commandId: newId(), mine: state.documents });
  const others = state.unsent.filter(({ commandId }) => commandId !== conflict.command.commandId);
  note(known, again);
  void queue.remove([conflict.command.commandId]);
  void queue.add(again);
  const unsent = again.steps.length === 0 ? others : [again, ...others];
  box.set(rebuild({ ...state, conflict: undefined }, { documents: conflict.documents, unsent }));
};

export const createDocumentStore = (parts: StoreParts): DocumentStore => {
  const box = createStateBox();
  const sender = createCommandSender({ ...parts, box });
  const workings: Workings = { ...parts, box, sender, known: new Map() };
  const started = start(workings);
  return {
    subscribe: box.subscribe,
    state: box.get,
    onRefusal: sender.onRefusal,
    async open(key) {
      await started;
      const outcome = await parts.transport.read(key);
      if (!outcome.ok) return outcome.refusal;
      box.set(rebuild(box.get(), { opened: outcome.answer }));
      return undefined;
    },
    accept: (saved) => box.set(rebuild(box.get(), { opened: saved })),
    run: (label, edits) => run(workings, label, edits),
    undo: () => step(workings, 'undo'),
    redo: () => step(workings, 'redo'),
    async flush() {
      await started;
      sender.hurry();
      await sender.whenSettled();
      return box.get().unsent.length === 0;
    },
    discard() {
      const state = box.get();
      void parts.queue.remove(state.unsent.map(({ commandId }) => commandId));
      box.set(rebuild({ ...state, conflict: undefined, isOffline: false }, { unsent: [] }));
      sender.hurry();
    },
    settleConflict(choice) {
      const { conflict } = box.get();
      if (!conflict) return;
      if (choice === 'mine') insist(workings, conflict);
      else sender.rollBack(conflict.command, conflict.documents);
      void sender.loadHistory();
      void sender.send();
    },
  };
};
