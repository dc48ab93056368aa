import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { isRetryable } from './faults/database-faults.ts';
import { withPoolClient } from './nested-connections.ts';
import type { Database, Transaction } from './queryable.ts';
import { writeWaitingRows } from './statements/insert-rows.ts';
import { setTransactionState } from './statements/transaction-state.ts';

export interface TransactionOptions {
  isolationLevel?: 'read committed' | 'repeatable read' | 'serializable';
  accessMode?: 'read only' | 'read write';
}

const attempts = 8;
const firstPauseMs = 4;

/**
 * Runs the work in a transaction and retries it on serialization failures and deadlocks. The work may run several times,
 * so it must have no side effects outside the transaction.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(database, work, options);
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
      await pause(pauseBefore(attempt));
    }
  }
}

// drizzle's pool transaction never releases the connection when `begin` fails: sixteen such failures while the server is
// unavailable would exhaust the pool. So the connection is checked out and released here.
async function runOnce<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> {
  const firstFault = new FirstFault();
  const committed: (() => void)[] = [];
  try {
    const result = await withPoolClient(database.$client, (client) =>
      overClient(client).transaction((transaction) => {
        setTransactionState(transaction, {
          driver: client,
          rows: [],
          afterCommit: committed,
          reads: new Map(),
        });
        return firstFault.watch(runWork(transaction, work));
      }, options),
    );
    for (const tell of committed) tell();
    return result;
  } catch (error) {
    throw firstFault.or(error);
  }
}

const runWork = async <Result>(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  const result = await work(transaction);
  await writeWaitingRows(transaction);
  return result;
};

/** Records why the work failed: a rollback on a lost connection throws another error. */
class FirstFault {
  #fault: unknown;

  async watch<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      this.#fault = error;
      throw error;
    }
  }

  or(error: unknown): unknown {
    return this.#fault ?? error;
  }
}

const clients = new WeakMap<PoolClient, ReturnType<typeof drizzleOver>>();

function drizzleOver(client: PoolClient) {
  return drizzle({ client });
}

function overClient(client: PoolClient) {
  const known = clients.get(client);
  if (known) return known;
  const made = drizzleOver(client);
  clients.set(client, made);
  return made;
}

// Jittered, so that two conflicting transactions do not retry at the same instant.
function pauseBefore(attempt: number): number {
  return firstPauseMs * 2 ** attempt * (0.5 + Math.random());
}
