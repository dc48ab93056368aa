import type { DocumentKey, HistoryEntry } from '../documents/index.ts';
import { isInScope, describeLocation, type UndoScope } from './undo-scope.ts';
import { undoTexts, type DescribedChange } from './undo-texts.ts';

type Op = 'undo' | 'redo';

/** The contributor's own commands as known in this tab. */
export interface UndoHistory {
  readonly next: (op: Op) => HistoryEntry | undefined;
  /** False if it could not be run. */
  readonly run: (op: Op) => boolean;
  readonly contentOf: (key: DocumentKey) => unknown;
  readonly isOffline: () => boolean;
}

export interface UndoOptions {
  readonly history: UndoHistory;
  readonly scope: UndoScope;
  /** Announces to screen readers. */
  readonly announce: (text: string) => void;
  /** Shows a toast, which is announced too. */
  readonly toast: (text: string, tone?: 'good' | 'bad' | 'note') => void;
}

/** Undo and redo of the contributor's own commands. */
export interface UndoActions {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Called on any other user action: the next undo asks for confirmation again. */
  readonly reset: () => void;
}

/** A command's label, and its location as seen from a screen. */
export const describeChange = (
  scope: UndoScope,
  entry: HistoryEntry,
  contentOf: UndoHistory['contentOf'],
): DescribedChange => ({ label: entry.label, where: describeLocation(scope, entry, contentOf) });

const OFFLINE = 'You can undo this when you are back online.';

const run = (op: Op, change: DescribedChange, { history, announce, toast }: UndoOptions): void => {
  const texts = undoTexts(op);
  if (!history.run(op)) {
    if (history.isOffline()) toast(OFFLINE, 'bad');
    else announce(texts.nothing);
  } else if (change.where === '') announce(texts.done(change));
  else toast(texts.done(change));
};

/** Long enough to read the question; later presses ask again. */
const CONFIRM_WITHIN_MS = 60_000;

/** A change on another screen is out of view: the first press names it, the second one runs it. */
export const createUndo = (parts: UndoOptions): UndoActions => {
  const { history, scope, announce, toast } = parts;
  let confirmation: { readonly key: string; readonly until: number } | undefined;

  const undoOrRedo = (op: Op): void => {
    const entry = history.next(op);
    const key = `${op}:${entry?.commandId ?? ''}`;
    const isConfirmed =
      confirmation !== undefined && confirmation.key === key && Date.now() < confirmation.until;
    confirmation = undefined;
    if (!entry) {
      announce(undoTexts(op).nothing);
      return;
    }
    const change = describeChange(scope, entry, history.contentOf);
    if (isConfirmed || isInScope(scope, entry)) run(op, change, parts);
    else {
      confirmation = { key, until: Date.now() + CONFIRM_WITHIN_MS };
      toast(undoTexts(op).question(change), 'note');
    }
  };

  return {
    undo: () => undoOrRedo('undo'),
    redo: () => undoOrRedo('redo'),
    reset: () => void (confirmation = undefined),
  };
};
