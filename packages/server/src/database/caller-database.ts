import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { poolOf, type Database } from './queryable.ts';
import { CallerPool } from './shares/caller-pool.ts';
import type { ConnectionCaller, FairPool } from './shares/fair-pool.ts';

type MakeDatabase = (caller: ConnectionCaller) => Database;

const dialect = new PgDialect();
const makers = new WeakMap<FairPool, MakeDatabase>();

const createMaker = (database: Database): MakeDatabase => {
  const pool = poolOf(database);
  class CallerDatabase {
    readonly $client: CallerPool;

    constructor(caller: ConnectionCaller) {
      this.$client = new CallerPool(pool, caller);
    }

    /** Of the query builder. Most statements do without. */
    get session(): unknown {
      return new NodePgSession(this.$client as unknown as Pool, dialect, undefined);
    }
  }
  // The query builder's own constructor makes a dozen objects, which every call would pay for.
  Object.setPrototypeOf(CallerDatabase.prototype, database);
  return (caller) => new CallerDatabase(caller) as unknown as Database;
};

/** The same database with connections of the caller's share. What is kept for a database is kept by its `poolOf`. */
export const databaseFor = (database: Database, caller: ConnectionCaller): Database => {
  const pool = poolOf(database);
  let make = makers.get(pool);
  if (!make) makers.set(pool, (make = createMaker(database)));
  return make(caller);
};
