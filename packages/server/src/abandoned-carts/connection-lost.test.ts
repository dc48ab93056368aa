import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRecoveringShop } from './testing/open-recovering-shop.ts';

let shop: Awaited<ReturnType<typeof openRecoveringShop>>;

beforeAll(async () => {
  shop = await openRecoveringShop();
});
beforeEach(() => shop.passMinute());

/** The connection that waits for the lock, which is that of the job. */
const findWaiting = async (): Promise<number | undefined> => {
  const { rows } = await shop.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.pid;
};

/**
 * Lets the job come to its write to a table and ends its connection there, which is all that the database notices of
 * a program that is killed.
 */
const endAtWrite = async (table: 'mail_outbox' | 'abandoned_carts'): Promise<void> => {
  const holder = await shop.pool.connect();
  try {
    await holder.query('begin');
    // Reading and locking rows goes on, writing waits.
    await holder.query(`lock table ${table} in share mode`);
    const job = shop.sendCartEmails().catch(() => 'ended');
    await expect.poll(findWaiting, { timeout: 20_000 }).toBeDefined();
    await holder.query('select pg_terminate_backend($1)', [await findWaiting()]);
    await holder.query('commit');
    expect(await job).toBe('ended');
  } finally {
    holder.release();
  }
};

describe('[CHK-09 (rule)] a program that ends while it writes about a cart', () => {
  it.each([
    ['before the email is in the outbox', 'mail_outbox'],
    ['between the email and the row that says so', 'abandoned_carts'],
  ] as const)('%s leaves neither of both, and one email follows', async (_when, table) => {
    const email = `${table}@example.com`;
    await shop.abandon(email);
    shop.passHours(24.1);
    await endAtWrite(table);
    expect(await shop.mailsTo(email)).toEqual([]);
    expect(await shop.listed(email)).toMatchObject([{ state: 'waiting', emailedOn: null }]);
    for (const hours of [1.1, 24, 48]) {
      shop.passHours(hours);
      await Promise.all([shop.sendCartEmails(), shop.sendCartEmails()]);
      expect(await shop.mailsTo(email)).toHaveLength(1);
    }
    expect(await shop.listed(email)).toMatchObject([{ state: 'emailed' }]);
  });

  it('after both leaves one email, also if the job runs again', async () => {
    const email = 'after@example.com';
    await shop.abandon(email);
    shop.passHours(24.1);
    await shop.sendCartEmails();
    await shop.sendCartEmails();
    expect(await shop.mailsTo(email)).toHaveLength(1);
  });
});
