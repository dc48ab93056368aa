import { migrateWithBackup } from '../backups/index.ts';
import {
  openDatabase,
  pendingMigrations,
  readApplied,
  readMigrations,
  type OpenDatabase,
} from '../database/index.ts';
import { programFolders } from '../program-folders.ts';
import { CommandError, type CommandEnvironment } from './command.ts';

/** Uses the database of a running server, or starts it for the duration of the command. */
export const withDatabase = async <Result>(
  { settings, log }: CommandEnvironment,
  work: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result> => {
  const { dataFolder, databaseUrl } = settings;
  const opened = await openDatabase({
    dataFolder,
    log,
    whenHeld: 'use',
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
};

/** Like `withDatabase`, with the current schema. */
export const withMigratedDatabase = <Result>(
  environment: CommandEnvironment,
  work: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result> =>
  withDatabase(environment, async (opened) => {
    await bringUpToDate(opened, environment);
    return work(opened);
  });

const isRunByAnother = ({ location }: OpenDatabase): boolean =>
  location.kind === 'embedded' && !location.isHeldHere;

/** A running server owns the schema: an older one would fail on a newer schema. */
export const bringUpToDate = async (
  opened: OpenDatabase,
  { settings, log }: CommandEnvironment,
): Promise<string[]> => {
  const { migrations: migrationsFolder } = programFolders;
  const pending = pendingMigrations(await readMigrations(migrationsFolder), await readApplied(opened.pool));
  if (pending.length > 0 && isRunByAnother(opened))
    throw new CommandError(
      'A program of another version is running on this data. Stop it first, then try again.',
    );
  const { dataFolder } = settings;
  const { applied } = await migrateWithBackup({ pool: opened.pool, dataFolder, migrationsFolder, log });
  return applied;
};

export const refuseWhileRunning = (opened: OpenDatabase): void => {
  if (isRunByAnother(opened)) throw new CommandError('The program is running on this data. Stop it first.');
};
