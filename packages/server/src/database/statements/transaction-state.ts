import type { Driver } from '../prepared-statement.ts';
import type { Queryable } from '../queryable.ts';
import type { TableRows } from './table-rows.ts';

/** What a transaction has beside its statements. */
export interface TransactionState {
  readonly driver: Driver;
  /** Rows that are written before the commit, with one statement. */
  readonly rows: TableRows[];
  /** Statements that were sent and that nobody waits for before the commit. */
  readonly sent: Promise<unknown>[];
  readonly afterCommit: (() => void)[];
  /** What was read once, by name. */
  readonly reads: Map<string, Promise<unknown>>;
}

const stateKey = Symbol('transaction state');
const driverKey = Symbol('driver');

/**
 * Kept in the object itself: a weak map that lives as long as the program would keep it, and with it all that the work of
 * a transaction or a page refers to, until the next major garbage collection.
 */
type Keeping = Queryable & { [stateKey]?: TransactionState; [driverKey]?: Driver };

/** Of a connection without a transaction. */
export const setDriver = (database: Keeping, driver: Driver): void => {
  database[driverKey] = driver;
};

export const setTransactionState = (transaction: Keeping, state: TransactionState): void => {
  transaction[stateKey] = state;
};

export const transactionStateOf = (database: Keeping): TransactionState | undefined => database[stateKey];

const poolOf = (database: Queryable): Driver | undefined =>
  '$client' in database ? (database.$client as Driver) : undefined;

/** The connection of a transaction, or the pool, for statements that are not drizzle's. */
export const driverOf = (database: Keeping): Driver => {
  const driver = database[stateKey]?.driver ?? database[driverKey] ?? poolOf(database);
  if (!driver) throw new TypeError('This transaction within a transaction has no connection of its own.');
  return driver;
};

/** What a site is set to is read once by a transaction, however many parts of it ask. */
export const readOnce = <Value>(
  database: Queryable,
  name: string,
  read: () => Promise<Value>,
): Promise<Value> => {
  const reads = transactionStateOf(database)?.reads;
  const known = reads?.get(name) as Promise<Value> | undefined;
  if (known) return known;
  const value = read();
  reads?.set(name, value);
  return value;
};

/** After a change of what is read once. */
export const readAgain = (database: Queryable, name: string): void => {
  transactionStateOf(database)?.reads.delete(name);
};

/** Runs the work once the transaction is committed; at once where there is none, because what was written is committed. */
export const afterCommit = (database: Queryable, work: () => void): void => {
  const state = transactionStateOf(database);
  if (state) state.afterCommit.push(work);
  else work();
};
