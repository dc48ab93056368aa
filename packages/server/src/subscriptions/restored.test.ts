import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { contributorCalls } from '@sitewright/api/contributors';
import { outsideEffectsCalls } from '@sitewright/api/outside-effects';
import { webhookCalls } from '@sitewright/api/webhooks';
import { Type } from 'typebox';
import { afterAll, expect, it } from 'vitest';
import { restoreBackup, writeBackup } from '../backups/index.ts';
import { inTransaction } from '../database/index.ts';
import { defineJobKind, enqueueJob } from '../jobs/index.ts';
import { enqueueMail, listOutbox } from '../mail/index.ts';
import { findPayment } from '../payment-records/index.ts';
import { requestRefund } from '../payments/index.ts';
import { programFolders } from '../program-folders.ts';
import { beginMethodChange, finishMethodChange } from './index.ts';
import { findSiteById } from '../sites/index.ts';
import { openStripeShop } from './testing/charged-shops.ts';
import { servicesOf, subscriptionTools } from './testing/open-subscription-shop.ts';
import { accept, startSmtpStandIn } from '../testing/index.ts';
import { enqueueEvent } from '../webhooks/index.ts';

/** Somebody else's server, which gets the webhooks. */
const startReceiver = async () => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body);
      return response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  return { received, url: `http://hooks.example:${(server.address() as AddressInfo).port}/in` };
};

/** A shop at Stripe that can be backed up and restored, and sends its emails to a stand-in. */
const openShop = async () => {
  const smtp = await startSmtpStandIn();
  afterAll(() => smtp.close());
  const opened = await openStripeShop(
    { SMTP_URL: `smtp://u:p@127.0.0.1:${smtp.port}?from=shop@shop.example` },
    {
      publicNetwork: {
        allowsHttp: true,
        timeoutMs: 15_000,
        isAllowed: (address) => address === '127.0.0.1',
        resolve: (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      },
    },
  );
  const { shop, stripe } = opened;
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-restored-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const backup = join(folder, 'backup');
  return {
    ...opened,
    smtp,
    tools: subscriptionTools(shop),
    charges: () => [...stripe.books.charged.values()].reduce((sum, count) => sum + count, 0),
    backUp: () => writeBackup({ pool: shop.pool, to: backup }),
    restore: () =>
      restoreBackup({
        pool: shop.pool,
        from: backup,
        migrationsFolder: programFolders.migrations,
        whenNotEmpty: 'replace',
        pausesOutsideEffects: true,
      }),
    async resume() {
      const manager = await shop.app.signInToManage(shop.site);
      return manager.client.send(outsideEffectsCalls.resume, { body: { waiting: 'send' } });
    },
  };
};

it('[F18] a database from before the charge charges nothing again: what was paid is recorded before renewals go on', async () => {
  const opened = await openShop();
  const { shop, tools, charges } = opened;
  tools.setNow('2027-01-31T09:00:00Z');
  const id = await tools.subscribe({ choice: opened.payByCard() });
  const services = servicesOf(shop);
  const key = { websiteId: shop.site.id, subscriptionId: id };
  const page = await beginMethodChange(services, key);
  if (!('url' in page)) throw new Error(page.code);
  await opened.approve(page.url);
  expect(await finishMethodChange(services, key)).toBe(true);
  expect(await tools.subscription(id)).toMatchObject({ method_name: 'Visa 5556', gateway: 'stripe' });
  await opened.backUp();
  tools.setNow('2027-03-01T09:00:00Z');
  await tools.renew();
  expect(await tools.periods(id)).toMatchObject([{ state: 'paid' }, { state: 'paid' }]);
  expect(charges()).toBe(2);

  await opened.restore();
  // Later than Stripe remembers idempotency keys.
  tools.setNow('2027-03-10T09:00:00Z');
  expect(await tools.periods(id)).toMatchObject([{ state: 'paid' }]);
  expect(accept(await opened.resume())).toEqual({ recorded: 1, unknown: [] });
  await tools.renew();
  expect(await tools.periods(id)).toMatchObject([{ state: 'paid' }, { state: 'paid' }]);
  expect(await tools.renewals(id)).toHaveLength(1);
  expect(charges()).toBe(2);
  const again = await opened.resume();
  expect(again.ok || again.refusal.code).toBe('outside-effects-running');

  tools.setNow('2027-04-01T09:00:00Z');
  await tools.renew();
  expect(charges()).toBe(3);
});

it('[F18] a payment that had begun before the backup becomes an order, one after it is told, and no number is given again', async () => {
  const opened = await openShop();
  const { shop, tools } = opened;
  tools.setNow('2027-01-31T09:00:00Z');
  const begun = await shop.ready([{}], 'begun@example.com');
  const release = opened.stripe.hold();
  const paying = shop.pay(begun, opened.payByCard());
  await expect
    .poll(() => shop.rows(`select state, reference from payments where website_id = $1`))
    .toEqual([{ state: 'created', reference: null }]);
  await opened.backUp();
  release();
  accept(await paying);
  accept(await shop.pay(await shop.ready([{}], 'after@example.com'), opened.payByCard()));
  const numbers = async () => {
    const orders = await shop.rows(`select number from orders where website_id = $1 order by number`);
    return orders.map(({ number }) => Number(number));
  };
  const given = await numbers();
  expect(given).toHaveLength(2);

  await opened.restore();
  expect(await numbers()).toEqual([]);
  const { recorded, unknown } = accept(await opened.resume());
  expect(recorded).toBe(1);
  expect(unknown).toEqual([{ reference: expect.stringMatching(/^pi_/), amountCents: 650 }]);
  accept(await shop.pay(await shop.ready([{}], 'next@example.com'), opened.payByCard()));
  const [recovered, next] = await numbers();
  expect(given).not.toContain(recovered);
  expect(given).not.toContain(next);
  expect(opened.charges()).toBe(3);
});

const lookKind = defineJobKind({ name: 'cart.recount-bought-together', payload: Type.Object({}) });

it('[F18] a restored installation sends no email, webhook or refund until an administrator says that it is live', async () => {
  const opened = await openShop();
  const { shop, smtp, stripe } = opened;
  const { database } = shop.app.services;
  const hooks = await startReceiver();
  const owner = await shop.app.signInToManage(shop.site);
  const endpoint = { url: hooks.url, events: ['form.submitted' as const] };
  accept(await owner.client.send(webhookCalls.create, { body: endpoint }));
  const { paymentId } = accept(await shop.pay(await shop.ready([{}]), opened.payByCard()));
  const key = { websiteId: shop.site.id, paymentId: String(paymentId) };
  const orderId = (await findPayment(database, key))?.orderId ?? '';
  await shop.pool.query('delete from jobs');
  const now = shop.app.clock.now;
  await inTransaction(database, async (transaction) => {
    const site = await findSiteById(transaction, shop.site.id);
    if (!site) throw new Error('The site is gone.');
    const context = { database: transaction, site, now, contributor: { name: '' } };
    await requestRefund(context, { orderId, amountCents: 100, reason: '' });
    await enqueueMail(transaction, {
      websiteId: shop.site.id,
      to: 'ada@example.com',
      subject: 'Waiting',
      text: 'Hello',
    });
    await enqueueEvent(transaction, shop.site.id, { type: 'form.submitted', data: {}, now });
  });
  await opened.backUp();
  await opened.restore();

  // Later than the restore, so that everything is due.
  shop.app.clock.now = new Date(Date.now() + 3_600_000);
  const manager = await shop.app.signInToManage(shop.site);
  const { restoredFrom } = accept(await manager.client.send(contributorCalls.readSession, {}));
  expect(restoredFrom).not.toBeNull();
  shop.app.app.jobs.start();
  afterAll(() => shop.app.app.jobs.stop());
  const lookId = await enqueueJob(database, lookKind, { payload: {}, runAt: shop.app.clock.now });
  const jobStates = async (kind: string) => {
    const { rows } = await shop.pool.query('select state from jobs where kind = $1 and id <> $2', [kind, '']);
    return rows.map(({ state }) => state);
  };
  // By then the runner has looked at all that were due before.
  await expect
    .poll(
      async () => (await shop.pool.query('select state from jobs where id = $1', [lookId])).rows[0]?.state,
    )
    .toBe('done');
  expect(await jobStates('mail.send')).toEqual(['waiting']);
  expect(await jobStates('webhooks.deliver')).toEqual(['waiting']);
  expect([smtp.emails, hooks.received, [...stripe.books.refunds]]).toEqual([[], [], []]);

  accept(await manager.client.send(outsideEffectsCalls.resume, { body: { waiting: 'send' } }));
  shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 120_000);
  await expect.poll(() => smtp.emails.map(({ headers }) => headers['subject'])).toContain('Waiting');
  await expect.poll(() => hooks.received).toHaveLength(1);
  await expect.poll(() => [...stripe.books.refunds.values()]).toMatchObject([{ amount: 100 }]);
  expect(accept(await manager.client.send(contributorCalls.readSession, {})).restoredFrom).toBeNull();
});

it('[F18 (rule)] emails and webhooks that waited in the backup are discarded where the administrator says so, others are sent', async () => {
  const opened = await openShop();
  const { shop, smtp } = opened;
  const { database } = shop.app.services;
  const hooks = await startReceiver();
  const owner = await shop.app.signInToManage(shop.site);
  const endpoint = { url: hooks.url, events: ['form.submitted' as const] };
  accept(await owner.client.send(webhookCalls.create, { body: endpoint }));
  await shop.pool.query('delete from jobs');
  const enqueue = (subject: string) =>
    inTransaction(database, async (transaction) => {
      const mail = { websiteId: shop.site.id, to: 'ada@example.com', subject, text: 'Hello' };
      await enqueueMail(transaction, mail);
      const event = { type: 'form.submitted' as const, data: { subject }, now: shop.app.clock.now };
      await enqueueEvent(transaction, shop.site.id, event);
    });
  await enqueue('Old');
  await opened.backUp();
  await opened.restore();
  await enqueue('New');
  shop.app.clock.now = new Date(Date.now() + 3_600_000);
  const manager = await shop.app.signInToManage(shop.site);
  expect(accept(await manager.client.send(outsideEffectsCalls.readWaiting, {}))).toEqual({
    emails: 1,
    webhooks: 1,
  });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      manager.client.send(outsideEffectsCalls.resume, { body: { waiting: 'discard' } }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  shop.app.app.jobs.start();
  afterAll(() => shop.app.app.jobs.stop());
  await expect.poll(() => smtp.emails.map(({ headers }) => headers['subject'])).toEqual(['New']);
  await expect.poll(() => hooks.received.map((body) => JSON.parse(body).data.subject)).toEqual(['New']);
  const { mails } = await listOutbox(database, shop.site.id);
  expect(mails.find(({ subject }) => subject === 'Old')).toMatchObject({
    state: 'failed',
    lastError: expect.stringContaining('discarded'),
  });
  const { rows } = await shop.pool.query('select state from webhook_deliveries order by delivery_id');
  expect(rows).toEqual([{ state: 'failed' }, { state: 'delivered' }]);
});
