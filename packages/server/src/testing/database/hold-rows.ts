import { Client } from 'pg';

export interface RowsToHold {
  readonly databaseUrl: string;
  /** Locks the rows, such as `select … for update`. */
  readonly statement: string;
  readonly values: readonly unknown[];
}

/** Locks rows on a connection of its own, so that whoever needs them waits. Returns what releases them. */
export const holdRows = async ({
  databaseUrl,
  statement,
  values,
}: RowsToHold): Promise<() => Promise<void>> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(statement, [...values]);
  return async () => {
    await client.query('commit');
    await client.end();
  };
};
