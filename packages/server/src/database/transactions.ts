import { setTimeout as pause } from 'node:timers/promises';
import { queryableOver } from './connection-queryable.ts';
import { isConsequence, isRetryable } from './faults/database-faults.ts';
import { withPoolClient } from './nested-connections.ts';
import type { Database, Transaction } from './queryable.ts';
import { TransactionConnection } from './transaction-connection.ts';
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

// drizzle's own transaction waits for `begin` and for `commit` alone. Here each is sent together with its neighbour.
async function runOnce<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> {
  const sent: Promise<unknown>[] = [];
  const afterCommit: (() => void)[] = [];
  const result = await withPoolClient(database.$client, async (client) => {
    const connection = new TransactionConnection(client);
    const transaction = queryableOver(connection);
    setTransactionState(transaction, { driver: connection, rows: [], sent, afterCommit, reads: new Map() });
    connection.begin(beginText(options));
    try {
      const made = await work(transaction);
      // Where the rows that wait cannot be written, nothing is committed.
      sent.push(writeWaitingRows(transaction));
      await Promise.all([...sent, connection.end('commit')]);
      return made;
    } catch (error) {
      // On a lost connection it fails too, which says less than why the work failed.
      await connection.end('rollback').catch(() => undefined);
      throw await firstFault(sent, error);
    }
  });
  for (const tell of afterCommit) tell();
  return result;
}

/** A statement that nobody waited for may have failed first: those after it only say that the transaction has. */
const firstFault = async (sent: readonly Promise<unknown>[], error: unknown): Promise<unknown> => {
  if (!isConsequence(error)) return error;
  const outcomes = await Promise.allSettled(sent);
  const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  return faults.find((fault) => !isConsequence(fault)) ?? error;
};

const beginText = ({ isolationLevel, accessMode }: TransactionOptions = {}): string =>
  ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ');

// Jittered, so that two conflicting transactions do not retry at the same instant.
function pauseBefore(attempt: number): number {
  return firstPauseMs * 2 ** attempt * (0.5 + Math.random());
}
