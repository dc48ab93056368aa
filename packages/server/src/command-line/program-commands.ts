import { programFolders } from '../program-folders.ts';
import { migrateDatabase } from '../database/index.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const programCommands: readonly Command[] = [
  {
    name: 'start',
    usage: 'start',
    summary: 'Serve all sites',
    run: (_input, { settings, log }) => runUntilStopped(settings, log),
  },
  {
    name: 'migrate',
    usage: 'migrate',
    summary: 'Bring the database to this program’s form without serving',
    run: (_input, surroundings) =>
      withDatabase(surroundings, async ({ pool }) => {
        const { migrations: migrationsFolder } = programFolders;
        const { applied } = await migrateDatabase({ pool, log: surroundings.log, migrationsFolder });
        surroundings.print(
          applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`,
        );
      }),
  },
];
