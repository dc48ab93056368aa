import type { Pool, PoolClient, QueryResult } from 'pg';
import type { ConnectionCaller, FairPool } from './fair-pool.ts';

/** Where connections are taken from: the pool, or the pool as one caller has it. */
export interface Connections {
  readonly pool: FairPool;
  connect(): Promise<PoolClient>;
  readonly query: Pool['query'];
}

type SendStatement = (...statement: readonly unknown[]) => Promise<QueryResult>;

/** The pool as one caller has it. Made for every call, so it holds next to nothing. */
export class CallerPool implements Connections {
  readonly pool: FairPool;
  readonly #caller: ConnectionCaller;
  #isBegun = false;

  constructor(pool: FairPool, caller: ConnectionCaller) {
    this.pool = pool;
    this.#caller = caller;
  }

  connect(): Promise<PoolClient> {
    const isBegun = this.#isBegun;
    this.#isBegun = true;
    return this.pool.connectFor(this.#caller, isBegun);
  }

  get query(): Pool['query'] {
    const send: SendStatement = async (...statement) => {
      const client = await this.connect();
      try {
        return await (client.query.bind(client) as unknown as SendStatement)(...statement);
      } finally {
        client.release();
      }
    };
    return send as Pool['query'];
  }
}
