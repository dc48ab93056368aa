import { describeWaiting, waitingChoices, type WaitingChoice } from '@sitewright/domain/outside-effects';
import type { Database } from '../database/index.ts';
import { isRefusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { countWaiting, resumeKind } from '../outside-effects/index.ts';
import { CommandError, textOption, type Command, type CommandInput } from './command.ts';
import { openApp } from './job-commands.ts';
import { withMigratedDatabase } from './with-database.ts';

/** To be said where something waits: a wrong guess sends twice, or never. */
const chooseWaiting = async (input: CommandInput, database: Database): Promise<WaitingChoice> => {
  const given = textOption(input, 'waiting');
  const choice = waitingChoices.find((each) => each === given);
  if (choice) return choice;
  if (given !== undefined) throw new CommandError('--waiting is send or discard.');
  const waiting = describeWaiting(await countWaiting(database));
  if (waiting === '') return 'send';
  throw new CommandError(
    `From the backup there wait ${waiting}. Add --waiting discard if the other installation has sent them, else --waiting send.`,
  );
};

export const outsideEffectsCommands: readonly Command[] = [
  {
    name: 'outside-effects resume',
    usage: 'outside-effects resume [--waiting send|discard]',
    options: { waiting: 'text' },
    summary:
      'Say after a restore that this is the live installation: charges, refunds, emails and webhooks go on; what was paid since the backup is recorded first; --waiting says what becomes of emails and webhooks that waited in it',
    run: (input, environment) =>
      withMigratedDatabase(environment, async ({ database }) => {
        const waiting = await chooseWaiting(input, database);
        const app = await openApp(database, environment);
        try {
          const job = app.capabilities
            .flatMap(({ jobs = [] }) => jobs)
            .find(({ kind }) => kind.name === resumeKind.name);
          const result = await job?.handle(
            { waiting },
            {
              id: newId(),
              websiteId: undefined,
              attempt: 1,
              signal: new AbortController().signal,
              progress: async () => undefined,
            },
          );
          if (isRefusal(result)) throw new CommandError(result.message);
          environment.print(JSON.stringify(result));
        } finally {
          await app.http.close();
        }
      }),
  },
];
