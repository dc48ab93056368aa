import { keyOf, type Command, type DocumentKey, type CommandStep } from './command.ts';
import { titleIn } from './content-kinds.ts';

/** A document that a command changes, with its title if known. */
export interface NamedDocument extends DocumentKey {
  readonly title?: string | undefined;
}

/** A command that can be undone or redone. */
export interface HistoryEntry {
  readonly commandId: string;
  readonly label: string;
  /** Without duplicates. */
  readonly documents: readonly NamedDocument[];
}

/** The contributor's own commands, newest last. */
export interface History {
  readonly done: readonly HistoryEntry[];
  readonly undone: readonly HistoryEntry[];
}

export const emptyHistory: History = { done: [], undone: [] };

export interface JournalEntry extends HistoryEntry {
  readonly state: 'done' | 'undone';
}

/** From the server's journal, newest first. */
export const historyFromJournal = (entries: readonly JournalEntry[]): History => {
  const pick = (state: JournalEntry['state']): HistoryEntry[] =>
    entries
      .filter((entry) => entry.state === state)
      .map(({ commandId, label, documents }) => ({ commandId, label, documents }));
  // The command undone last is the oldest of the undone ones.
  return { done: pick('done').toReversed(), undone: pick('undone') };
};

const move = (from: readonly HistoryEntry[], to: readonly HistoryEntry[], id: string | undefined) => {
  const entry = from.find(({ commandId }) => commandId === id);
  return {
    from: from.filter((each) => each !== entry),
    to: entry ? [...to, entry] : to,
  };
};

const namedBy = (step: CommandStep): NamedDocument => {
  const { kind, id } = step;
  return { kind, id, title: step.op === 'create' ? titleIn(step.content) : undefined };
};

/** The documents of a command, titled by the response where it holds them. */
export const nameDocuments = (
  { steps }: Command,
  answered: readonly (DocumentKey & { readonly content: unknown })[] = [],
): NamedDocument[] => {
  const named = new Map(steps.map((step) => [keyOf(step), namedBy(step)]));
  for (const { kind, id, content } of answered)
    if (named.has(keyOf({ kind, id }))) named.set(keyOf({ kind, id }), { kind, id, title: titleIn(content) });
  return [...named.values()];
};

/** The history after one more command. */
export const recordCommand = (
  { done, undone }: History,
  command: Command,
  documents = nameDocuments(command),
): History => {
  if (command.op === 'do') {
    const { commandId, label } = command;
    const entry = { commandId, label, documents };
    return { done: [...done.filter((each) => each.commandId !== commandId), entry], undone: [] };
  }
  const isUndo = command.op === 'undo';
  const moved = move(isUndo ? done : undone, isUndo ? undone : done, command.target);
  return isUndo ? { done: moved.from, undone: moved.to } : { done: moved.to, undone: moved.from };
};
