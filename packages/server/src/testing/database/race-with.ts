import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Queryable } from '../../database/index.ts';
import { holdRows, type RowsToHold } from './hold-rows.ts';

interface Outcome {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string };
}

/**
 * The other request has written, but not committed, when ours begins.
 * Returns the code with which ours is refused once the other has committed.
 */
export const raceWith = async (
  database: Queryable,
  rows: RowsToHold,
  send: () => Promise<Outcome>,
): Promise<string | undefined> => {
  const countWaiting = async (): Promise<number> => {
    const { rows: waiting } = await database.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return waiting.length;
  };
  const release = await holdRows(rows);
  const sent = send();
  try {
    await expect.poll(countWaiting).toBe(1);
  } finally {
    await release();
  }
  return (await sent).refusal?.code;
};
