import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';

/** Where the program's own database listens, as PostgreSQL itself wrote it down. */
export const findDatabase = async (dataFolder: string): Promise<ClientConfig> => {
  const lines = (await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
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
