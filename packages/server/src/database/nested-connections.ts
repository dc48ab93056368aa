import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { Connections } from './shares/caller-pool.ts';
import type { FairPool } from './shares/fair-pool.ts';

/** A connection that was taken from the pool. */
interface HeldConnection {
  readonly pool: FairPool;
  isReleased: boolean;
}

const held = new AsyncLocalStorage<HeldConnection>();
const guardedPools = new WeakSet<FairPool>();

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

const holdsConnectionOf = (pool: FairPool): boolean => {
  const holding = held.getStore();
  return holding?.pool === pool && !holding.isReleased;
};

/**
 * Makes the pool refuse a second connection to code that holds one, which can deadlock the pool. For tests and
 * development only: tracking async context slows down every promise.
 */
export const forbidNestedConnections = (pool: FairPool): FairPool => {
  guardedPools.add(pool);
  const connectFor = pool.connectFor.bind(pool);
  pool.connectFor = (...asked) =>
    holdsConnectionOf(pool) ? Promise.reject(new NestedConnectionError()) : connectFor(...asked);
  return pool;
};

const follow = async <Result>(pool: FairPool, work: () => Promise<Result>): Promise<Result> => {
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
  connections: Connections,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await connections.connect();
  const { pool } = connections;
  try {
    return await (guardedPools.has(pool) ? follow(pool, () => work(client)) : work(client));
  } finally {
    client.release();
  }
};
