import type { DocumentKey, HistoryEntry } from '../documents/index.ts';
import { isHere, nameElsewhere, type Place } from './undo-scope.ts';
import { undoTexts, type ToldChange } from './undo-texts.ts';

type Op = 'undo' | 'redo';

/** The contributor's own changes, as this tab knows them. */
export interface Journal {
  readonly next: (op: Op) => HistoryEntry | undefined;
  /** False where only the server would know how. */
  readonly take: (op: Op) => boolean;
  readonly contentOf: (key: DocumentKey) => unknown;
  readonly isOffline: () => boolean;
}

export interface StepParts {
  readonly journal: Journal;
  readonly place: Place;
  /** Reads out. */
  readonly announce: (text: string) => void;
  /** Shows and reads out. */
  readonly toast: (text: string, tone?: 'good' | 'bad' | 'note') => void;
}

/** Steps back and forth through the contributor's own changes. */
export interface Steps {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Something else was done: whoever steps next is asked again. */
  readonly forget: () => void;
}

/** A change, and where it was made as seen from a screen. */
export const tellChange = (
  place: Place,
  entry: HistoryEntry,
  contentOf: Journal['contentOf'],
): ToldChange => ({ label: entry.label, where: nameElsewhere(place, entry, contentOf) });

const OFFLINE = 'This can be undone once you are online again.';

const take = (op: Op, told: ToldChange, { journal, announce, toast }: StepParts): void => {
  const words = undoTexts(op);
  if (!journal.take(op)) {
    if (journal.isOffline()) toast(OFFLINE, 'bad');
    else announce(words.nothing);
  } else if (told.where === '') announce(words.done(told));
  else toast(words.done(told));
};

/** Long enough to read the question and answer it at leisure; later nobody remembers it. */
const ASKED_FOR_MS = 60_000;

/** What was made on another screen is changed out of sight: the first press says where, the second does it. */
export const createUndo = (parts: StepParts): Steps => {
  const { journal, place, announce, toast } = parts;
  let asked: { readonly question: string; readonly until: number } | undefined;

  const step = (op: Op): void => {
    const entry = journal.next(op);
    const question = `${op}:${entry?.commandId ?? ''}`;
    const isAsked = asked !== undefined && asked.question === question && Date.now() < asked.until;
    asked = undefined;
    if (!entry) {
      announce(undoTexts(op).nothing);
      return;
    }
    const told = tellChange(place, entry, journal.contentOf);
    if (isAsked || isHere(place, entry)) take(op, told, parts);
    else {
      asked = { question, until: Date.now() + ASKED_FOR_MS };
      toast(undoTexts(op).question(told), 'note');
    }
  };

  return { undo: () => step('undo'), redo: () => step('redo'), forget: () => void (asked = undefined) };
};
