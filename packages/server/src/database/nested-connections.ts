import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

/** A connection that was taken from the pool. */
interface HeldConnection {
  readonly pool: Pool;
  isReleased: boolean;
}

type ConnectCallback = Parameters<Pool['connect']>[0];

const held = new AsyncLocalStorage<HeldConnection>();
const guardedPools = new WeakSet<Pool>();

/** Thrown where code that holds a connection requests another one from the same pool. */
export class NestedConnectionError extends Error {
  override readonly name = 'NestedConnectionError';

  constructor() {
    super(
      'A second connection was taken from the pool by work that holds one already: with as many such calls at once ' +
        'as the pool has connections, each waits for the others for ever. Pass the transaction along instead.',
    );
  }
}

const holdsConnectionOf = (pool: Pool): boolean => {
  const holding = held.getStore();
  return holding?.pool === pool && !holding.isReleased;
};

/**
 * Makes the pool refuse a second connection to code that holds one, which can deadlock the pool. For tests and
 * development only: tracking async context slows down every promise.
 */
export const forbidNestedConnections = (pool: Pool): Pool => {
  guardedPools.add(pool);
  const connect = pool.connect.bind(pool) as (callback?: ConnectCallback) => unknown;
  const guardedConnect = (callback?: ConnectCallback): unknown => {
    if (!holdsConnectionOf(pool)) return connect(callback);
    const error = new NestedConnectionError();
    if (!callback) return Promise.reject(error);
    callback(error, undefined, () => undefined);
    return undefined;
  };
  pool.connect = guardedConnect as Pool['connect'];
  return pool;
};

const follow = async <Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> => {
  const holding: HeldConnection = { pool, isReleased: false };
  try {
    return await held.run(holding, work);
  } finally {
    // Promises that were not awaited may continue, and may take a connection from now on.
    holding.isReleased = true;
  }
};

/** Runs the work with a connection of the pool and releases it afterwards. */
export const withPoolClient = async <Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    return await (guardedPools.has(pool) ? follow(pool, () => work(client)) : work(client));
  } finally {
    client.release();
  }
};
