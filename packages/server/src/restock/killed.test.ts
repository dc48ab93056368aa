import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killAtWrite, stageProgram } from '../testing/index.ts';
import { openWaitingShop } from './testing/open-waiting-shop.ts';

const node = await stageProgram(new URL('testing/send-restock-notices.ts', import.meta.url), {
  postgres: 'linked',
});
afterAll(() => rm(node.folder, { recursive: true }));

let shop: Awaited<ReturnType<typeof openWaitingShop>>;

beforeAll(async () => {
  shop = await openWaitingShop();
});

const startNode = (variantId: string) => {
  const { services, clock } = shop.app;
  const { connectionString } = shop.pool.options;
  return node.start([
    String(connectionString),
    services.secret,
    clock.now.toISOString(),
    shop.site.id,
    variantId,
  ]);
};

const addressesOf = (name: string): string[] => [0, 1, 2].map((at) => `${name}${at}@example.com`);

const waitFor = async (name: string) => {
  const wanted = await shop.publishGone(name);
  for (const email of addressesOf(name)) await shop.signUp(wanted, email);
  await shop.setStock(wanted, 50);
  return wanted;
};

const countsOf = async (name: string): Promise<number[]> => {
  const mails = await Promise.all(addressesOf(name).map((email) => shop.mailsTo(email)));
  return mails.map(({ length }) => length);
};

describe('a node that is killed while it writes to those who wait for stock', () => {
  it.each([
    ['before the sign-up says so', 'restock_sign_ups', 'before'],
    ['between the sign-up and the email', 'mail_outbox', 'between'],
  ] as const)('%s leaves neither of both, and one email follows', async (_when, table, name) => {
    const wanted = await waitFor(name);
    await killAtWrite(shop.pool, table, () => startNode(wanted.variantId));
    expect(await countsOf(name)).toEqual([0, 0, 0]);
    expect(await shop.groupOf(wanted)).toMatchObject({ waitingCount: 3 });
    await Promise.all([shop.sendOne(wanted), shop.sendOne(wanted)]);
    await shop.sendDue();
    expect(await countsOf(name)).toEqual([1, 1, 1]);
    expect(await shop.groupOf(wanted)).toMatchObject({ waitingCount: 0 });
  });

  it('after both leaves one email each, also if the job runs again', async () => {
    const wanted = await waitFor('after');
    const program = startNode(wanted.variantId);
    await program.nextMessage();
    expect(await program.nextMessage()).toEqual({ done: true });
    program.process.kill('SIGKILL');
    await program.ended;
    await shop.sendDue();
    expect(await countsOf('after')).toEqual([1, 1, 1]);
  });
});
