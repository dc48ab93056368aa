import type { CommandStep } from '@sitewright/domain/documents';
import { isRefusal, type Refusal } from '../../http/index.ts';
import { closeUndone, findCommand, insertCommand, lockJournal } from './journal-store.ts';
import {
  readCommandResult,
  journalOf,
  applySteps,
  type CommandResult,
  type CommandEnvironment,
} from './apply-steps.ts';

export interface Command {
  readonly commandId: string;
  readonly label: string;
  readonly steps: readonly CommandStep[];
}

const hasEffect = (step: CommandStep): boolean => step.op !== 'change' || step.changes.length > 0;

export const runCommand = async (
  environment: CommandEnvironment,
  { commandId, label, steps }: Command,
): Promise<CommandResult | Refusal> => {
  const { database, now } = environment.context;
  const key = journalOf(environment.context);
  const position = await lockJournal(database, key);
  const known = await findCommand(database, key, commandId);
  if (known) return readCommandResult(environment, commandId, known.documents);
  const done = await applySteps(environment, { steps: steps, isUndo: false });
  if (isRefusal(done)) return done;
  const effects = done.steps.filter(hasEffect);
  const state = effects.length > 0 ? 'done' : 'closed';
  if (state === 'done') await closeUndone(database, key);
  const row = {
    ...key,
    commandId,
    position,
    label,
    at: now,
    state,
    documents: done.keys,
    steps: effects,
  } as const;
  await insertCommand(database, row);
  return readCommandResult(environment, commandId, done.keys);
};
