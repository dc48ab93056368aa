import type { Queryable } from '../queryable.ts';
import { sql, type SqlFragment } from './sql-fragment.ts';
import { transactionStateOf } from './transaction-state.ts';

const isLater = sql`set_config('synchronous_commit', 'off', true) = 'off'`;
const isTrue = sql`true`;

/**
 * A condition for a statement whose effect may be lost when PostgreSQL or the machine crashes within the next second,
 * because it is harmless to do it again: its commit does not wait for the disk. Where the next commit that waits has
 * reached the disk, so has this one. In a transaction it changes nothing: what else is written there must not be lost.
 */
export const mayCommitLater = (database: Queryable): SqlFragment =>
  transactionStateOf(database) ? isTrue : isLater;
