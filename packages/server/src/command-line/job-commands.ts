import { createApp, type App } from '../app.ts';
import type { Database } from '../database/index.ts';
import { createFileStore } from '../files/index.ts';
import { newId } from '../ids/index.ts';
import { findSecret } from '../installation/index.ts';
import { areOutsideEffectsPaused } from '../installation-settings/index.ts';
import type { Job } from '../jobs/index.ts';
import { programFolders } from '../program-folders.ts';
import { CommandError, requireArgument, type Command, type CommandEnvironment } from './command.ts';
import { withMigratedDatabase } from './with-database.ts';

export const openApp = async (database: Database, { settings, log }: CommandEnvironment): Promise<App> =>
  createApp({
    settings,
    database,
    files: createFileStore(settings.files),
    secret: await findSecret(database, settings.secret),
    clock: () => new Date(),
    log,
    folders: programFolders,
  });

const findScheduled = ({ capabilities }: App, name: string): Job => {
  const scheduled = capabilities.flatMap(({ jobs = [] }) => jobs).filter(({ schedule }) => schedule);
  const job = scheduled.find(({ kind }) => kind.name === name);
  if (job) return job;
  const names = scheduled.map(({ kind }) => kind.name).toSorted();
  throw new CommandError(`There is no scheduled job "${name}". There are: ${names.join(', ')}.`);
};

/** Servers may run on the same data: jobs are safe to run twice. */
const runNow = (job: Job): Promise<unknown> =>
  job.handle(
    {},
    {
      id: newId(),
      websiteId: undefined,
      attempt: 1,
      signal: new AbortController().signal,
      progress: async () => undefined,
    },
  );

export const jobCommands: readonly Command[] = [
  {
    name: 'job run',
    usage: 'job run KIND',
    summary: 'Do at once what the schedule does later, such as cart.recount-bought-together',
    async run(input, environment) {
      const kind = requireArgument(input, 0, 'The kind of the job');
      await withMigratedDatabase(environment, async ({ database }) => {
        const app = await openApp(database, environment);
        try {
          const job = findScheduled(app, kind);
          if (job.kind.actsOutside && (await areOutsideEffectsPaused(database)))
            throw new CommandError(`${kind} is paused after a restore. Run "outside-effects resume" first.`);
          await runNow(job);
          environment.print(`${kind} is done.`);
        } finally {
          await app.http.close();
        }
      });
    },
  },
];
