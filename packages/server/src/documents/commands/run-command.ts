import type { CommandStep } from '@sitewright/domain/documents';
import { isRefusal, type Refusal } from '../../http/index.ts';
import { closeUndone, findCommand, insertCommand, lockJournal } from './journal-store.ts';
import {
  answerCommand,
  journalOf,
  perform,
  type CommandAnswer,
  type CommandPlace,
} from './perform-command.ts';

export interface Command {
  readonly commandId: string;
  readonly label: string;
  readonly steps: readonly CommandStep[];
}

const hasEffect = (step: CommandStep): boolean => step.op !== 'change' || step.changes.length > 0;

export const runCommand = async (
  place: CommandPlace,
  { commandId, label, steps }: Command,
): Promise<CommandAnswer | Refusal> => {
  const { database, now } = place.context;
  const key = journalOf(place.context);
  const position = await lockJournal(database, key);
  const known = await findCommand(database, key, commandId);
  if (known) return answerCommand(place, commandId, known.documents);
  const done = await perform(place, { acts: steps, goesBack: false });
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
  return answerCommand(place, commandId, done.keys);
};
