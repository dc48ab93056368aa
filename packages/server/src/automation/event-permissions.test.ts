import { automationCalls } from '@sitewright/api/automation';
import { webhookCalls } from '@sitewright/api/webhooks';
import { roles } from '@sitewright/domain/contributors';
import { afterAll, expect, it } from 'vitest';
import { addAccount, putContributor } from '../contributors/index.ts';
import { inTransaction } from '../database/index.ts';
import {
  accept,
  callWithKey,
  createTestDatabase,
  startAutomationService,
  startTestApp,
} from '../testing/index.ts';
import { enqueueEvent } from '../webhooks/index.ts';

const service = await startAutomationService();
const { database, pool } = await createTestDatabase();
const app = await startTestApp(database, {}, { publicNetwork: service.publicNetwork });
app.clock.now = new Date(Date.now() + 3_600_000);
const site = await app.addSite('told');
const owner = await app.signIn(site);
app.app.jobs.start();
afterAll(() => app.app.jobs.stop());

const join = async (role: keyof typeof roles) => {
  const person = {
    email: `${role.toLowerCase()}@example.com`,
    password: 'a long password of mine',
  };
  const accountId = await inTransaction(database, async (transaction) => {
    const added = await addAccount(transaction, { ...person, name: role, isAdministrator: false });
    if (added === undefined) throw new Error('The address is taken.');
    await putContributor(transaction, site.id, { accountId: added, roles: [roles[role].code] });
    return added;
  });
  return { accountId, browser: await app.signIn(site, person) };
};
const { accountId, browser: manager } = await join('websiteManager');

const beyond = [
  'order.created',
  'order.fulfilled',
  'order.refunded',
  'list.joined',
  'restock.notified',
] as const;
const within = [
  'form.submitted',
  'comment.created',
  'product.published',
  'stock.low',
  'stock.returned',
] as const;

const keyOf = async ({ client }: typeof owner, name: string) =>
  accept(await client.send(automationCalls.createKey, { body: { name } }));

const sample = (key: string, event: string) =>
  callWithKey(app, site, { key, path: `/api/hooks/sample?event=${event}` });

const subscribe = (key: string, event: string, targetUrl = service.addressOf('/zap')) =>
  callWithKey(app, site, { key, method: 'POST', path: '/api/hooks', body: { targetUrl, event } });

const setRole = (role: keyof typeof roles) =>
  inTransaction(database, (transaction) =>
    putContributor(transaction, site.id, { accountId, roles: [roles[role].code] }),
  );

it('a key shows and subscribes to what its creator may see, and nothing else', async () => {
  const { secret } = await keyOf(manager, 'Of a manager');
  for (const event of within) {
    expect([event, (await sample(secret, event)).status]).toEqual([event, 200]);
    expect([event, (await subscribe(secret, event)).status]).toEqual([event, 200]);
  }
  for (const event of beyond)
    for (const ask of [sample, subscribe]) {
      const { status, body } = await ask(secret, event);
      expect([event, status, body]).toEqual([
        event,
        403,
        expect.objectContaining({ code: 'hook-event-not-allowed' }),
      ]);
    }
  expect((await sample((await keyOf(owner, 'Of the owner')).secret, 'order.created')).status).toBe(200);
});

it('a key and its hooks lose what their creator may not see any more', async () => {
  await setRole('admin');
  const { secret } = await keyOf(manager, 'Of an administrator for a while');
  expect((await subscribe(secret, 'order.created', service.addressOf('/orders'))).status).toBe(200);
  const announce = (data: string) =>
    inTransaction(database, (transaction) =>
      enqueueEvent(transaction, site.id, { type: 'order.created', data, now: app.clock.now }),
    );
  const states = async () =>
    (
      await pool.query(
        `select state from webhook_deliveries where event_type = 'order.created' order by delivery_id`,
      )
    ).rows.map(({ state }) => state);
  await announce('first');
  await expect.poll(states).toEqual(['delivered']);
  await setRole('websiteManager');
  await announce('second');
  await expect.poll(states).toEqual(['delivered', 'failed']);
  expect(service.received.filter(({ path }) => path === '/orders')).toMatchObject([{ data: 'first' }]);
  expect((await sample(secret, 'order.created')).status).toBe(403);
  const { hooks } = accept(await owner.client.send(automationCalls.read, {}));
  expect(hooks.filter(({ isAllowed }) => !isAllowed)).toMatchObject([{ event: 'order.created' }]);
});

it('a webhook gets what the role of whoever sets it up may see', async () => {
  const url = service.addressOf('/webhook');
  const create = ({ client }: typeof owner, events: readonly (typeof beyond | typeof within)[number][]) =>
    client.send(webhookCalls.create, { body: { url, events: [...events] } });
  for (const event of beyond)
    expect(await create(manager, ['form.submitted', event])).toMatchObject({
      refusal: { code: 'webhook-event-not-allowed' },
    });
  accept(await create(manager, within));
  const { endpoint } = accept(await create(owner, ['order.created', 'form.submitted']));
  const change = (body: object) =>
    manager.client.send(webhookCalls.update, {
      params: { id: endpoint.id },
      body: { url, events: ['order.created'], isActive: true, ...body },
    });
  const refused = { refusal: { code: 'webhook-event-not-allowed' } };
  expect(await change({ url: service.addressOf('/elsewhere') })).toMatchObject(refused);
  expect(await change({ events: ['order.created', 'list.joined'] })).toMatchObject(refused);
  accept(await change({ isActive: false }));
  accept(await change({}));
});

it('the log shows what was sent to those alone who may see it', async () => {
  await inTransaction(database, (transaction) =>
    enqueueEvent(transaction, site.id, { type: 'order.created', data: 'secret', now: app.clock.now }),
  );
  const { rows } = await pool.query(
    `select d.delivery_id as id from webhook_deliveries d join webhook_endpoints e using (website_id, endpoint_id)
     where d.event_type = 'order.created' and e.kind = 'webhook'`,
  );
  const params = { id: String(rows[0].id) };
  const read = async ({ client }: typeof owner) =>
    accept(await client.send(webhookCalls.readDelivery, { params }));
  expect((await read(owner)).request).toContain('secret');
  expect(await read(manager)).toMatchObject({ eventType: 'order.created', request: null, response: null });
});

it('the name of a key is one line', async () => {
  const { id } = await keyOf(owner, 'Zap\r\nBcc: all@example.com');
  const { keys } = accept(await owner.client.send(automationCalls.read, {}));
  expect(keys.find((key) => key.id === id)?.name).toBe('Zap Bcc: all@example.com');
});
