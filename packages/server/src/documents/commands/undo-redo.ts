import type { CommandStep } from '@sitewright/domain/documents';
import { isRefusal, refuse, refuseWithData, type Refusal } from '../../http/index.ts';
import { redoing, undoing, type ExecutableStep } from './executable-step.ts';
import {
  closeSkipped,
  findCommand,
  findNext,
  insertCommand,
  lockJournal,
  markCommand,
} from './journal-store.ts';
import {
  readCommandResult,
  journalOf,
  applySteps,
  readJournalEnds,
  type CommandResult,
  type CommandEnvironment,
} from './apply-steps.ts';

interface Direction {
  readonly from: 'done' | 'undone';
  readonly to: 'done' | 'undone';
  readonly isUndo: boolean;
  stepsOf(steps: readonly CommandStep[]): readonly ExecutableStep[];
  readonly nothing: 'nothing-to-undo' | 'nothing-to-redo';
  readonly gone: 'undo-gone' | 'redo-gone';
}

const backward: Direction = {
  from: 'done',
  to: 'undone',
  isUndo: true,
  stepsOf: undoing,
  nothing: 'nothing-to-undo',
  gone: 'undo-gone',
};

const forward: Direction = {
  from: 'undone',
  to: 'done',
  isUndo: false,
  stepsOf: redoing,
  nothing: 'nothing-to-redo',
  gone: 'redo-gone',
};

const goneCodes: ReadonlySet<string> = new Set(['conflict', 'not-found', 'trashed']);

/** A command that no longer applies is reported with the next one that could be run instead. */
const reportObsolete = async (
  refusal: Refusal,
  { context }: CommandEnvironment,
  { gone, past }: { readonly gone: Direction['gone']; readonly past: readonly string[] },
): Promise<Refusal> => {
  if (!goneCodes.has(refusal.code)) return refusal;
  const found = { conflicts: [], documents: [], ...refusal.data };
  return refuseWithData(gone, { ...found, journal: await readJournalEnds(context, past) });
};

export interface JournalStep {
  readonly commandId: string;
  readonly target: string;
  readonly past?: readonly string[];
}

const stepTo =
  (direction: Direction) =>
  async (
    environment: CommandEnvironment,
    { commandId, target, past = [] }: JournalStep,
  ): Promise<CommandResult | Refusal> => {
    const { database, now } = environment.context;
    const key = journalOf(environment.context);
    const position = await lockJournal(database, key);
    const known = await findCommand(database, key, commandId);
    if (known) return readCommandResult(environment, commandId, known.documents);
    const next = await findNext(database, key, { state: direction.from, past });
    const command = next?.commandId === target ? await findCommand(database, key, target) : undefined;
    if (!command) return refuse(direction.nothing);
    const { label, documents, steps } = command;
    const done = await applySteps(environment, { steps: direction.stepsOf(steps), isUndo: direction.isUndo });
    if (isRefusal(done))
      return reportObsolete(done, environment, { gone: direction.gone, past: [...past, target] });
    await markCommand(database, { ...key, commandId: target }, direction.to);
    await closeSkipped(database, command);
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
    return readCommandResult(environment, commandId, documents);
  };

export const undoCommand = stepTo(backward);
export const redoCommand = stepTo(forward);
