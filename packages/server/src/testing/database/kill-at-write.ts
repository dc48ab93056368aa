import type { Pool } from 'pg';
import { expect } from 'vitest';
import type { RunningProgram } from '../programs/staged-program.ts';

/** The connection of the program that waits for the lock. */
const findWaiting = async (pool: Pool): Promise<number | undefined> => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.pid;
};

const isConnected = async (pool: Pool, pid: number): Promise<boolean> => {
  const { rows } = await pool.query('select 1 from pg_stat_activity where pid = $1', [pid]);
  return rows.length > 0;
};

/** Lets a program come to its write to a table, and kills it there. */
export const killAtWrite = async (pool: Pool, table: string, start: () => RunningProgram): Promise<void> => {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    // Reading and locking rows goes on, writing waits.
    await holder.query(`lock table ${table} in share mode`);
    const program = start();
    await program.nextMessage();
    await expect.poll(() => findWaiting(pool), { timeout: 60_000 }).toBeDefined();
    const pid = (await findWaiting(pool)) ?? 0;
    program.process.kill('SIGKILL');
    await program.ended;
    await holder.query('commit');
    await expect.poll(() => isConnected(pool, pid), { timeout: 60_000 }).toBe(false);
  } finally {
    holder.release();
  }
};
