import { runUntilStopped } from '../run-until-stopped.ts';
import type { Command } from './command.ts';
import { bringUpToDate, withDatabase } from './with-database.ts';

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
    run: (_input, environment) =>
      withDatabase(environment, async (opened) => {
        const applied = await bringUpToDate(opened, environment);
        environment.print(
          applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`,
        );
      }),
  },
];
