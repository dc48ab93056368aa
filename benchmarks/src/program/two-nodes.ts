import type { ClientConfig } from 'pg';
import { findDatabase } from './program-database.ts';
import { startCommand, startProgram, withDataFolder, type ProgramProcess } from './program-process.ts';

export interface TwoNodes {
  /** It brings the database. */
  readonly first: ProgramProcess;
  readonly second: ProgramProcess;
  /** Of the first. */
  readonly dataFolder: string;
}

const urlOf = ({ user, password, host, port, database }: ClientConfig): string =>
  `postgresql://${user}:${encodeURIComponent(String(password))}@localhost/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`;

const withNode = async <Result>(
  folder: string,
  settings: readonly string[],
  work: (program: ProgramProcess) => Promise<Result>,
): Promise<Result> => {
  const program = await startProgram(folder, ['env', ...settings, ...startCommand]);
  try {
    return await work(program);
  } finally {
    await program.stop();
  }
};

/** Two nodes with one database, gone again when the work is done. */
export const withTwoNodes = <Result>(
  settings: readonly string[],
  work: (nodes: TwoNodes) => Promise<Result>,
): Promise<Result> =>
  withDataFolder((dataFolder) =>
    withNode(dataFolder, settings, async (first) => {
      const database = `DATABASE_URL=${urlOf(await findDatabase(dataFolder))}`;
      return withDataFolder((folder) =>
        withNode(folder, [...settings, database], (second) => work({ first, second, dataFolder })),
      );
    }),
  );
