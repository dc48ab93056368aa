import type { Refusal } from '@sitewright/api/client';
import type { Command } from './command.ts';
import { readConflictData } from './conflict.ts';
import { historyOf, noteCommand } from './history.ts';
import { createPause } from './pause.ts';
import type { StateBox } from './state-box.ts';
import { rebuild, stillFitting } from './store-state.ts';
import type { CommandAnswer, SavedDocument, Transport } from './transport.ts';
import type { UnsentQueue } from './unsent-queue.ts';

export type RefusalListener = (refusal: Refusal, command: Command) => void;

/** Sends what is unsent, one after the other, and takes the answers in. */
export interface CommandSender {
  readonly send: () => Promise<void>;
  /** Ends waiting for the next try. */
  readonly hurry: () => void;
  /** Resolves when all is sent or the server cannot be reached. */
  readonly whenSettled: () => Promise<void>;
  readonly loadHistory: () => Promise<void>;
  /** Takes a command back, and with it those that were built on it. */
  readonly rollBack: (command: Command, documents: readonly SavedDocument[]) => void;
  readonly onRefusal: (listener: RefusalListener) => () => void;
}

interface SenderParts {
  readonly box: StateBox;
  readonly transport: Transport;
  readonly queue: UnsentQueue;
}

const LONGEST_PAUSE_MS = 15_000;
const pauseAfter = (failures: number): number => Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures);

/** No answer, or one from a server that cannot answer now: the same command is sent again. */
const isPassing = ({ status }: Refusal): boolean => status === 0 || status >= 500 || status === 429;

const isOutdated = ({ code }: Refusal): boolean => code === 'undo-gone' || code === 'redo-gone';

const createHistoryLoader =
  ({ box, transport }: SenderParts) =>
  async (): Promise<void> => {
    const outcome = await transport.readJournal();
    if (outcome.ok) box.set({ ...box.get(), answered: historyOf(outcome.answer) });
  };

const createRollBack =
  ({ box, queue }: SenderParts) =>
  (command: Command, documents: readonly SavedDocument[]): void => {
    const state = box.get();
    const current = rebuild({ ...state, conflict: undefined }, { documents });
    const unsent = stillFitting(
      current,
      state.unsent.filter(({ commandId }) => commandId !== command.commandId),
    );
    const gone = state.unsent.filter((each) => !unsent.includes(each));
    void queue.remove(gone.map(({ commandId }) => commandId));
    box.set(rebuild(current, { unsent }));
  };

export const createCommandSender = (parts: SenderParts): CommandSender => {
  const { box, transport, queue } = parts;
  const listeners = new Set<RefusalListener>();
  const pause = createPause();
  const loadHistory = createHistoryLoader(parts);
  const rollBack = createRollBack(parts);
  let sending: Promise<void> | undefined;

  const accept = (command: Command, { documents, journal }: CommandAnswer): void => {
    const state = box.get();
    const unsent = state.unsent.filter(({ commandId }) => commandId !== command.commandId);
    void queue.remove([command.commandId]);
    const answered = noteCommand(state.answered, command);
    box.set(rebuild({ ...state, answered, isOffline: false }, { unsent, documents }));
    const isInStep =
      answered.done.at(-1)?.commandId === journal.undo?.commandId &&
      answered.undone.at(-1)?.commandId === journal.redo?.commandId;
    if (unsent.length === 0 && !isInStep) void loadHistory();
  };

  const refuse = (command: Command, refusal: Refusal): void => {
    const { places, documents } = readConflictData(refusal.data);
    if (refusal.code === 'conflict' && command.op === 'do' && documents.length > 0) {
      box.set({ ...box.get(), isOffline: false, conflict: { command, places, documents } });
      return;
    }
    const state = box.get();
    const outdated = isOutdated(refusal) ? [...state.outdated, command.target ?? ''] : state.outdated;
    box.set({ ...state, isOffline: false, outdated });
    rollBack(command, documents);
    void loadHistory();
    for (const listener of listeners) listener(refusal, command);
  };

  /** How often no answer came in a row. */
  const sendOne = async (command: Command, failures: number): Promise<number> => {
    const outcome = await transport.send(command);
    const isGivenUp = !box.get().unsent.includes(command);
    if (outcome.ok) accept(command, outcome.answer);
    else if (isGivenUp) return 0;
    else if (isPassing(outcome.refusal)) {
      box.set({ ...box.get(), isOffline: true });
      await pause.begin(pauseAfter(failures));
      return failures + 1;
    } else refuse(command, outcome.refusal);
    return 0;
  };

  const sendAll = async (): Promise<void> => {
    let failures = 0;
    for (let [next] = box.get().unsent; next && !box.get().conflict; [next] = box.get().unsent)
      failures = await sendOne(next, failures);
  };

  const send = (): Promise<void> => {
    sending ??= sendAll().finally(() => (sending = undefined));
    return sending;
  };

  return {
    send,
    hurry: pause.end,
    whenSettled: () => Promise.race([send(), pause.whenBegun()]),
    loadHistory,
    rollBack,
    onRefusal: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
