import { Client, type Pool, type PoolConfig } from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { FairPool, type FairPoolLimits } from './shares/fair-pool.ts';
import { endSilentConnections } from './silent-connections.ts';

const connections = 16;
const connectPatienceMs = 5_000;
const answerPatienceMs = 60_000;
/** A new connection knows no statement: until it has planned those of a payment it costs half as much again. */
const idleMs = 60_000;

export function createPool(config: PoolConfig, log: DatabaseLog, limits?: Partial<FairPoolLimits>): FairPool {
  const options = {
    max: connections,
    connectionTimeoutMillis: connectPatienceMs,
    idleTimeoutMillis: idleMs,
    application_name: 'sitewright',
    keepAlive: true,
    // Statements of a transaction that do not wait for each other's results are sent together.
    pipeline: true,
    ...config,
  };
  const pool = new FairPool(options, limits);
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

/** How another thread reaches the same database: plain data. */
export const connectionOf = ({ options }: Pool): PoolConfig => {
  const { host, port, user, password, database, connectionString, options: sessionOptions } = options;
  const given = { host, port, user, password, database, connectionString, options: sessionOptions };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};

/** Runs the work with a connection of its own, outside any pool. */
export const withClient = <Result>(
  config: PoolConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => runWith(new Client({ connectionTimeoutMillis: connectPatienceMs, ...config }), work);

/** The same for COPY, which the pool's connections refuse: it cannot share one with statements that are sent together. */
export const withCopyClient = <Result>(
  { options }: Pool,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => runWith(new Client(withoutPipeline(options)), work);

// The pool hides the password from being enumerated.
const withoutPipeline = (options: PoolConfig): PoolConfig =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(options), pipeline: { value: false, enumerable: true } },
  );

async function runWith<Result>(client: Client, work: (client: Client) => Promise<Result>): Promise<Result> {
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
