import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';

/** What PostgreSQL itself wrote down about the program's own database. */
const readPostmaster = async (dataFolder: string): Promise<readonly string[]> =>
  (await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');

/** The process that starts all others of PostgreSQL. */
export const findPostmaster = async (dataFolder: string): Promise<number> =>
  Number((await readPostmaster(dataFolder))[0]);

/** Where the program's own database listens. */
export const findDatabase = async (dataFolder: string): Promise<ClientConfig> => {
  const lines = await readPostmaster(dataFolder);
  const password = (await readFile(join(dataFolder, 'database-password'), 'utf8')).trim();
  return {
    port: Number(lines[3]),
    host: lines[4] ?? '',
    user: 'sitewright',
    password,
    database: 'sitewright',
  };
};

/** For loading in seconds what the program's own calls would take hours for. */
export const withDatabase = async <Result>(
  dataFolder: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client(await findDatabase(dataFolder));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
