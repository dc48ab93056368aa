import type { CommandStep } from '@sitewright/domain/documents';
import { isRefusal, refuse, refuseWithData, type Refusal } from '../../http/index.ts';
import { redoing, undoing, type ExecutableStep } from './executable-step.ts';
import {
  closePassed,
  findCommand,
  findNext,
  insertCommand,
  lockJournal,
  markCommand,
} from './journal-store.ts';
import {
  answerCommand,
  journalOf,
  perform,
  readEnds,
  type CommandAnswer,
  type CommandPlace,
} from './perform-command.ts';

interface Direction {
  readonly from: 'done' | 'undone';
  readonly to: 'done' | 'undone';
  readonly goesBack: boolean;
  actsOf(steps: readonly CommandStep[]): readonly ExecutableStep[];
  readonly nothing: 'nothing-to-undo' | 'nothing-to-redo';
  readonly gone: 'undo-gone' | 'redo-gone';
}

const back: Direction = {
  from: 'done',
  to: 'undone',
  goesBack: true,
  actsOf: undoing,
  nothing: 'nothing-to-undo',
  gone: 'undo-gone',
};

const forth: Direction = {
  from: 'undone',
  to: 'done',
  goesBack: false,
  actsOf: redoing,
  nothing: 'nothing-to-redo',
  gone: 'redo-gone',
};

const goneCodes: ReadonlySet<string> = new Set(['conflict', 'not-found', 'trashed']);

/** What does not fit any more is told with what could be stepped over to next. */
const tellGone = async (
  refusal: Refusal,
  { context }: CommandPlace,
  { gone, past }: { readonly gone: Direction['gone']; readonly past: readonly string[] },
): Promise<Refusal> => {
  if (!goneCodes.has(refusal.code)) return refusal;
  const found = { conflicts: [], documents: [], ...refusal.data };
  return refuseWithData(gone, { ...found, journal: await readEnds(context, past) });
};

export interface JournalStep {
  readonly commandId: string;
  readonly target: string;
  readonly past?: readonly string[];
}

const stepTo =
  (direction: Direction) =>
  async (
    place: CommandPlace,
    { commandId, target, past = [] }: JournalStep,
  ): Promise<CommandAnswer | Refusal> => {
    const { database, now } = place.context;
    const key = journalOf(place.context);
    const position = await lockJournal(database, key);
    const known = await findCommand(database, key, commandId);
    if (known) return answerCommand(place, commandId, known.documents);
    const next = await findNext(database, key, { state: direction.from, past });
    const command = next?.commandId === target ? await findCommand(database, key, target) : undefined;
    if (!command) return refuse(direction.nothing);
    const { label, documents, steps } = command;
    const done = await perform(place, { acts: direction.actsOf(steps), goesBack: direction.goesBack });
    if (isRefusal(done)) return tellGone(done, place, { gone: direction.gone, past: [...past, target] });
    await markCommand(database, { ...key, commandId: target }, direction.to);
    await closePassed(database, command);
    const row = {
      ...key,
      commandId,
      position,
      label,
      at: now,
      state: 'closed',
      documents,
      steps: [],
    } as const;
    await insertCommand(database, row);
    return answerCommand(place, commandId, documents);
  };

export const undoCommand = stepTo(back);
export const redoCommand = stepTo(forth);
