import { Client, Pool, type PoolConfig } from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { endSilentConnections } from './silent-connections.ts';

const connections = 16;
const connectPatienceMs = 5_000;
const answerPatienceMs = 60_000;

export function createPool(config: PoolConfig, log: DatabaseLog): Pool {
  const pool = new Pool({
    max: connections,
    connectionTimeoutMillis: connectPatienceMs,
    application_name: 'sitewright',
    keepAlive: true,
    ...config,
  });
  // Without these listeners a connection that breaks between queries crashes the process: the pool emits the error for
  // idle connections, the client while it is checked out.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!pool.ending) log.warn({ err: error }, 'a database connection broke');
    });
  });
  endSilentConnections(pool, answerPatienceMs);
  return pool;
}

/** Runs the work with a connection of its own, outside any pool. */
export async function withClient<Result>(
  config: PoolConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionTimeoutMillis: connectPatienceMs, ...config });
  client.on('error', () => {
    // The statement that runs at that moment is rejected with the same error.
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
