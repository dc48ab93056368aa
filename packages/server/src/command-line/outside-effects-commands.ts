import { isRefusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { resumeKind } from '../outside-effects/index.ts';
import { CommandError, type Command } from './command.ts';
import { openApp } from './job-commands.ts';
import { withMigratedDatabase } from './with-database.ts';

export const outsideEffectsCommands: readonly Command[] = [
  {
    name: 'outside-effects resume',
    usage: 'outside-effects resume',
    summary:
      'Say after a restore that this is the live installation: charges, refunds, emails and webhooks go on; what was paid since the backup is recorded first',
    run: (_input, environment) =>
      withMigratedDatabase(environment, async ({ database }) => {
        const app = await openApp(database, environment);
        try {
          const job = app.capabilities
            .flatMap(({ jobs = [] }) => jobs)
            .find(({ kind }) => kind.name === resumeKind.name);
          const result = await job?.handle(
            {},
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
