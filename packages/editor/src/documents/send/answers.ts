import type { Refusal } from '@sitewright/api/client';
import type { Command, Step } from '../command.ts';
import { readConflictData } from '../conflict.ts';
import { historyOf, nameDocuments, noteCommand } from '../history.ts';
import { asKept, findCleaned, refit } from '../rebase.ts';
import type { StateBox } from '../state-box.ts';
import { contentsWith, rebuild, stillFitting } from '../store-state.ts';
import type { UnsentQueue } from '../unsent/unsent-queue.ts';
import type { CommandAnswer, SavedDocument, Transport } from './transport.ts';

/** Hears of a command that was taken back, why, and of those that were built on it and went too. */
export type RefusalListener = (refusal: Refusal, command: Command, others: readonly Command[]) => void;

export interface SenderParts {
  readonly box: StateBox;
  readonly transport: Transport;
  readonly queue: UnsentQueue;
  /** Steps of this tab's commands: undoing them is seen before the server answers. */
  readonly known: Map<string, readonly Step[]>;
}

/** What becomes of the state when the server has answered. */
export interface Answers {
  readonly accept: (command: Command, answer: CommandAnswer) => void;
  readonly refuse: (command: Command, refusal: Refusal) => void;
  /** Takes a command back, and with it those that were built on it: them it tells. */
  readonly rollBack: (command: Command, documents: readonly SavedDocument[]) => readonly Command[];
  readonly loadHistory: () => Promise<void>;
  readonly onRefusal: (listener: RefusalListener) => () => void;
}

const isOutdated = ({ code }: Refusal): boolean => code === 'undo-gone' || code === 'redo-gone';

const createHistoryLoader = ({ box, transport }: SenderParts): Answers['loadHistory'] => {
  const load = async (): Promise<void> => {
    const before = box.get().answered;
    const outcome = await transport.readJournal();
    if (!outcome.ok) return;
    const state = box.get();
    // A command was answered meanwhile, which this may not know of.
    if (state.answered !== before) return load();
    box.set({ ...state, answered: historyOf(outcome.answer) });
  };
  return load;
};

const without = (commands: readonly Command[], { commandId }: Command): Command[] =>
  commands.filter((each) => each.commandId !== commandId);

const createRollBack =
  ({ box, queue }: SenderParts): Answers['rollBack'] =>
  (command, documents) => {
    const state = box.get();
    const current = rebuild({ ...state, conflict: undefined }, { documents });
    const later = without(state.unsent, command);
    const unsent = stillFitting(current, later);
    const others = later.filter((each) => !unsent.includes(each));
    void queue.remove([command, ...others].map(({ commandId }) => commandId));
    box.set(rebuild(current, { unsent }));
    return others;
  };

/** What is still unsent once a command was answered, put on what the server made of it. */
const createFollowing =
  ({ box, queue, known }: SenderParts) =>
  (command: Command, documents: readonly SavedDocument[]): Command[] => {
    const state = box.get();
    const later = without(state.unsent, command);
    const cleaned = findCleaned(state, command, documents);
    if (cleaned.length === 0) return later;
    const refitted = refit(later, cleaned);
    for (const each of [asKept(command, cleaned), ...refitted])
      if (each.op === 'do') known.set(each.commandId, each.steps);
    for (const each of refitted) if (!later.includes(each)) void queue.replace(each.commandId, each);
    const isLeft = (each: Command) => refitted.some(({ commandId }) => commandId === each.commandId);
    void queue.remove(later.filter((each) => !isLeft(each)).map(({ commandId }) => commandId));
    return refitted;
  };

const createAccept = (parts: SenderParts, loadHistory: Answers['loadHistory']): Answers['accept'] => {
  const { box, queue } = parts;
  const following = createFollowing(parts);
  return (command, { documents, journal }) => {
    const unsent = following(command, documents);
    void queue.remove([command.commandId]);
    const state = box.get();
    const answered = noteCommand(state.answered, command, nameDocuments(command, documents));
    box.set(rebuild({ ...state, answered, isOffline: false }, { unsent, documents }));
    const isInStep =
      answered.done.at(-1)?.commandId === journal.undo?.commandId &&
      answered.undone.at(-1)?.commandId === journal.redo?.commandId;
    if (unsent.length === 0 && !isInStep) void loadHistory();
  };
};

export const createAnswers = (parts: SenderParts): Answers => {
  const { box } = parts;
  const listeners = new Set<RefusalListener>();
  const loadHistory = createHistoryLoader(parts);
  const rollBack = createRollBack(parts);
  return {
    loadHistory,
    rollBack,
    accept: createAccept(parts, loadHistory),
    refuse(command, refusal) {
      const { places, documents } = readConflictData(refusal.data);
      const state = box.get();
      if (refusal.code === 'conflict' && command.op === 'do' && documents.length > 0) {
        const mine = contentsWith(state, command);
        box.set({
          ...state,
          isOffline: false,
          failing: undefined,
          conflict: { command, places, documents, mine },
        });
        return;
      }
      const outdated = isOutdated(refusal) ? [...state.outdated, command.target ?? ''] : state.outdated;
      box.set({ ...state, isOffline: false, outdated });
      const others = rollBack(command, documents);
      void loadHistory();
      for (const listener of listeners) listener(refusal, command, others);
    },
    onRefusal: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
