import type { Refusal } from '@sitewright/api/client';
import type { Command, CommandStep } from '../command.ts';
import { readConflictData } from '../conflict.ts';
import { historyFromJournal, nameDocuments, recordCommand } from '../history.ts';
import { asStored, findSanitized, rebaseUnsent } from '../rebase.ts';
import type { StateContainer } from '../state-container.ts';
import { contentsWith, rebuild, stillApplicable } from '../store-state.ts';
import type { UnsentQueue } from '../offline-queue/unsent-queue.ts';
import type { CommandResponse, SavedDocument, Transport } from '../transport.ts';

/** Called with a command that was rolled back, the reason, and the commands that depended on it. */
export type RefusalListener = (refusal: Refusal, command: Command, others: readonly Command[]) => void;

export interface SenderParts {
  readonly container: StateContainer;
  readonly transport: Transport;
  readonly queue: UnsentQueue;
  /** Steps of this tab's commands, to preview undo and redo before the server responds. */
  readonly stepsByCommand: Map<string, readonly CommandStep[]>;
}

/** Applies server responses to the store's state. */
export interface ResponseHandlers {
  readonly accept: (command: Command, answer: CommandResponse) => void;
  readonly refuse: (command: Command, refusal: Refusal) => void;
  /** Rolls a command back together with those that depend on it; returns the latter. */
  readonly rollBack: (command: Command, documents: readonly SavedDocument[]) => readonly Command[];
  readonly loadHistory: () => Promise<void>;
  readonly onRefusal: (listener: RefusalListener) => () => void;
}

const isOutdated = ({ code }: Refusal): boolean => code === 'undo-gone' || code === 'redo-gone';

const createHistoryLoader = ({ container, transport }: SenderParts): ResponseHandlers['loadHistory'] => {
  const load = async (): Promise<void> => {
    const before = container.get().confirmed;
    const outcome = await transport.readJournal();
    if (!outcome.ok) return;
    const state = container.get();
    // A command was confirmed meanwhile that this response may not include.
    if (state.confirmed !== before) return load();
    container.set({ ...state, confirmed: historyFromJournal(outcome.answer) });
  };
  return load;
};

const without = (commands: readonly Command[], { commandId }: Command): Command[] =>
  commands.filter((each) => each.commandId !== commandId);

const createRollBack =
  ({ container, queue }: SenderParts): ResponseHandlers['rollBack'] =>
  (command, documents) => {
    const state = container.get();
    const current = rebuild({ ...state, conflict: undefined }, { documents });
    const later = without(state.unsent, command);
    const unsent = stillApplicable(current, later);
    const others = later.filter((each) => !unsent.includes(each));
    void queue.remove([command, ...others].map(({ commandId }) => commandId));
    container.set(rebuild(current, { unsent }));
    return others;
  };

/** Rebases the remaining unsent commands onto the server's response. */
const createUnsentRebase =
  ({ container, queue, stepsByCommand }: SenderParts) =>
  (command: Command, documents: readonly SavedDocument[]): Command[] => {
    const state = container.get();
    const later = without(state.unsent, command);
    const cleaned = findSanitized(state, command, documents);
    if (cleaned.length === 0) return later;
    const rebased = rebaseUnsent(later, cleaned);
    for (const each of [asStored(command, cleaned), ...rebased])
      if (each.op === 'do') stepsByCommand.set(each.commandId, each.steps);
    for (const each of rebased) if (!later.includes(each)) void queue.replace(each.commandId, each);
    const isLeft = (each: Command) => rebased.some(({ commandId }) => commandId === each.commandId);
    void queue.remove(later.filter((each) => !isLeft(each)).map(({ commandId }) => commandId));
    return rebased;
  };

const createAccept = (
  parts: SenderParts,
  loadHistory: ResponseHandlers['loadHistory'],
): ResponseHandlers['accept'] => {
  const { container, queue } = parts;
  const rebaseUnsentOn = createUnsentRebase(parts);
  return (command, { documents, journal }) => {
    const unsent = rebaseUnsentOn(command, documents);
    void queue.remove([command.commandId]);
    const state = container.get();
    const confirmed = recordCommand(state.confirmed, command, nameDocuments(command, documents));
    container.set(rebuild({ ...state, confirmed, isOffline: false }, { unsent, documents }));
    const isInSync =
      confirmed.done.at(-1)?.commandId === journal.undo?.commandId &&
      confirmed.undone.at(-1)?.commandId === journal.redo?.commandId;
    if (unsent.length === 0 && !isInSync) void loadHistory();
  };
};

export const createResponseHandlers = (parts: SenderParts): ResponseHandlers => {
  const { container } = parts;
  const listeners = new Set<RefusalListener>();
  const loadHistory = createHistoryLoader(parts);
  const rollBack = createRollBack(parts);
  return {
    loadHistory,
    rollBack,
    accept: createAccept(parts, loadHistory),
    refuse(command, refusal) {
      const { changes, documents } = readConflictData(refusal.data);
      const state = container.get();
      if (refusal.code === 'conflict' && command.op === 'do' && documents.length > 0) {
        const mine = contentsWith(state, command);
        container.set({
          ...state,
          isOffline: false,
          failing: undefined,
          conflict: { command, changes, documents, mine },
        });
        return;
      }
      const outdated = isOutdated(refusal) ? [...state.outdated, command.target ?? ''] : state.outdated;
      container.set({ ...state, isOffline: false, outdated });
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
