import type { Command } from './command.ts';

/** A command that can be undone or redone. */
export interface HistoryEntry {
  readonly commandId: string;
  readonly label: string;
}

/** The contributor's own commands, the newest last. */
export interface History {
  readonly done: readonly HistoryEntry[];
  readonly undone: readonly HistoryEntry[];
}

export const emptyHistory: History = { done: [], undone: [] };

export interface JournalEntry extends HistoryEntry {
  readonly state: 'done' | 'undone';
}

/** From the server's journal, which tells the newest first. */
export const historyOf = (entries: readonly JournalEntry[]): History => {
  const pick = (state: JournalEntry['state']): HistoryEntry[] =>
    entries.filter((entry) => entry.state === state).map(({ commandId, label }) => ({ commandId, label }));
  // What was undone last is the oldest of the undone commands.
  return { done: pick('done').toReversed(), undone: pick('undone') };
};

const move = (from: readonly HistoryEntry[], to: readonly HistoryEntry[], id: string | undefined) => {
  const entry = from.find(({ commandId }) => commandId === id);
  return {
    from: from.filter((each) => each !== entry),
    to: entry ? [...to, entry] : to,
  };
};

/** The history after one more command. */
export const noteCommand = ({ done, undone }: History, command: Command): History => {
  if (command.op === 'do') {
    const { commandId, label } = command;
    return {
      done: [...done.filter((entry) => entry.commandId !== commandId), { commandId, label }],
      undone: [],
    };
  }
  const isUndo = command.op === 'undo';
  const moved = move(isUndo ? done : undone, isUndo ? undone : done, command.target);
  return isUndo ? { done: moved.from, undone: moved.to } : { done: moved.to, undone: moved.from };
};
