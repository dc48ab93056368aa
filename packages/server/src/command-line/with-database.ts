import { migrateDatabase, openDatabase, type OpenDatabase } from '../database/index.ts';
import { programFolders } from '../program-folders.ts';
import type { Surroundings } from './command.ts';

/** Uses the database of a running program, or runs it for as long as the command takes. */
export const withDatabase = async <Result>(
  { settings, log }: Surroundings,
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

/** The same, with the schema that this program needs. */
export const withMigratedDatabase = <Result>(
  surroundings: Surroundings,
  work: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result> =>
  withDatabase(surroundings, async (opened) => {
    const { migrations: migrationsFolder } = programFolders;
    await migrateDatabase({ pool: opened.pool, log: surroundings.log, migrationsFolder });
    return work(opened);
  });
