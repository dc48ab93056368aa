import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { killAtWrite, stageProgram } from '../testing/index.ts';
import { openRecoveringShop } from './testing/open-recovering-shop.ts';

const node = await stageProgram(new URL('testing/send-cart-emails.ts', import.meta.url), {
  postgres: 'linked',
});
afterAll(() => rm(node.folder, { recursive: true }));

let shop: Awaited<ReturnType<typeof openRecoveringShop>>;

beforeAll(async () => {
  shop = await openRecoveringShop();
});
beforeEach(() => shop.passMinute());

/** Another node, which runs the job once. */
const startNode = () => {
  const { connectionString } = shop.pool.options;
  const { services, clock } = shop.app;
  return node.start([String(connectionString), services.secret, clock.now.toISOString()]);
};

describe('[CHK-09 (rule)] a node that is killed while it writes about a cart', () => {
  it.each([
    ['before the email is in the outbox', 'mail_outbox'],
    ['between the email and the row that says so', 'abandoned_carts'],
  ] as const)('%s leaves neither of both, and one email follows', async (_when, table) => {
    const email = `${table}@example.com`;
    await shop.abandon(email);
    shop.passHours(24.1);
    await killAtWrite(shop.pool, table, startNode);
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
    const program = startNode();
    await program.nextMessage();
    expect(await program.nextMessage()).toEqual({ done: true });
    program.process.kill('SIGKILL');
    await program.ended;
    await shop.sendCartEmails();
    expect(await shop.mailsTo(email)).toHaveLength(1);
  });
});
