import { automationCalls } from '@sitewright/api/automation';
import { webhookCalls } from '@sitewright/api/webhooks';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { automationKeys } from '../automation/automation-tables.ts';
import { inTransaction } from '../database/index.ts';
import { confirmMembership } from '../mailing-list-records/index.ts';
import { mailingListMembers } from '../mailing-list-records/mailing-list-records-tables.ts';
import { mailOutbox } from '../mail/index.ts';
import {
  accept,
  callWithKey,
  createTestDatabase,
  startAutomationService,
  startTestApp,
} from '../testing/index.ts';
import { webhookDeliveries, webhookEndpoints } from '../webhooks/webhooks-tables.ts';
import { field, publishForm, sendForm } from './testing/form-visitor.ts';

const service = await startAutomationService();
const { database } = await createTestDatabase();
const app = await startTestApp(database, {}, { publicNetwork: service.publicNetwork });
app.clock.now = new Date(Date.now() + 3_600_000);
const site = await app.addSite('automated');
const owner = await app.signIn(site);
const other = await app.addSite('other');
const stranger = await app.signIn(other);
app.app.jobs.start();
afterAll(() => app.app.jobs.stop());

const formOf = (name: string) =>
  publishForm(owner, { name, fields: [field({ id: 'email', type: 'email', title: 'Email' })] });
const contact = await formOf('Contact');
const waitlist = await formOf('Waitlist');

beforeEach(async () => {
  service.received.length = 0;
  service.answerWith((_path, response) => void response.end());
  await database.delete(mailOutbox);
  await database.delete(webhookDeliveries);
  await database.delete(webhookEndpoints);
  await database.delete(automationKeys);
});

const createKey = async (name = 'Zapier'): Promise<{ id: string; secret: string }> =>
  accept(await owner.client.send(automationCalls.createKey, { body: { name } }));

const call = (key: string | undefined, method: string, path: string, body?: object) =>
  callWithKey(app, site, { ...(key === undefined ? {} : { key }), method, path, ...(body ? { body } : {}) });

const subscribe = async (key: string, body: object): Promise<string> => {
  const { status, body: answer } = await call(key, 'POST', '/api/hooks', body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return (answer as { id: string }).id;
};

const submit = async (formId: string, email = 'ada@example.com'): Promise<void> => {
  const visitor = app.visit(site);
  await visitor.open('/');
  accept(await sendForm(visitor, formId, { form: { email } }));
};

const connectedTo = async (id: string): Promise<number> =>
  accept(await owner.client.send(automationCalls.readForm, { params: { id } })).connected;

const paths = () => service.received.map(({ path }) => path);

describe('[EDT-11 (rule)] a hook', () => {
  it('gets the submissions of its form from subscription to unsubscription', async () => {
    const { secret } = await createKey();
    expect(await connectedTo(contact)).toBe(0);
    const id = await subscribe(secret, {
      targetUrl: service.addressOf('/zap/1'),
      event: 'form.submitted',
      formId: contact,
    });
    expect([await connectedTo(contact), await connectedTo(waitlist)]).toEqual([1, 0]);
    await submit(waitlist);
    await submit(contact, 'bo@example.com');
    await expect.poll(paths).toEqual(['/zap/1']);
    expect(service.received[0]).toMatchObject({
      type: 'form.submitted',
      data: { formId: contact, formName: 'Contact', sender: 'bo@example.com' },
    });
    const sample = await call(secret, 'GET', `/api/hooks/sample?event=form.submitted&formId=${contact}`);
    expect(sample.body).toMatchObject([{ type: 'form.submitted', data: { sender: 'bo@example.com' } }]);
    expect(Object.keys((sample.body as object[])[0] ?? {})).toEqual(
      Object.keys(service.received[0] ?? {}).filter((name) => name !== 'path'),
    );
    const shown = accept(await owner.client.send(automationCalls.read, {}));
    expect(shown).toMatchObject({
      keys: [{ name: 'Zapier', ending: secret.slice(-4), hookCount: 1 }],
      hooks: [{ id, event: 'form.submitted', form: { name: 'Contact' }, keyName: 'Zapier', isActive: true }],
    });
    await expect
      .poll(async () => accept(await owner.client.send(automationCalls.read, {})).hooks[0]?.lastDelivery)
      .toMatchObject({ state: 'delivered', status: 200 });
    expect((await call(secret, 'DELETE', `/api/hooks/${id}`)).status).toBe(200);
    expect((await call(secret, 'DELETE', `/api/hooks/${id}`)).status).toBe(404);
    expect(await connectedTo(contact)).toBe(0);
    await submit(contact);
    expect(await database.$count(webhookDeliveries)).toBe(0);
  });

  it('is unsubscribed by an answer of 410, without an email to the owner', async () => {
    const { secret } = await createKey();
    await subscribe(secret, { targetUrl: service.addressOf('/zap/2'), event: 'form.submitted' });
    service.answerWith((_path, response) => void response.writeHead(410).end());
    await submit(contact);
    await expect.poll(() => connectedTo(contact)).toBe(0);
    expect(await database.$count(webhookEndpoints)).toBe(0);
    expect(await database.$count(mailOutbox)).toBe(0);
  });

  it('that fails is tried again, and turned off with an email to the owner after five days', async () => {
    const { secret } = await createKey();
    await subscribe(secret, { targetUrl: service.addressOf('/zap/3'), event: 'form.submitted' });
    service.answerWith((_path, response) => void response.writeHead(500).end());
    await submit(contact);
    const attempts = async () => (await database.select().from(webhookDeliveries))[0]?.attempts;
    await expect.poll(attempts).toBe(1);
    app.clock.now = new Date(app.clock.now.getTime() + 5_000);
    await expect.poll(attempts).toBe(2);
    expect(await connectedTo(contact)).toBe(1);
    app.clock.now = new Date(app.clock.now.getTime() + 6 * 86_400_000);
    await expect.poll(() => connectedTo(contact)).toBe(0);
    const mails = await database.select().from(mailOutbox);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('A connected automation was turned off: service.example'),
    ]);
  });

  it('[F27 (rule)] is not led to a private address, neither by its own nor by a redirect', async () => {
    const { secret } = await createKey();
    for (const targetUrl of [
      'http://127.0.0.2/in',
      'http://169.254.169.254/latest',
      'http://[::1]/in',
      'ftp://a.example',
    ])
      expect((await call(secret, 'POST', '/api/hooks', { targetUrl, event: 'order.created' })).status).toBe(
        422,
      );
    await subscribe(secret, { targetUrl: service.addressOf('/zap/4'), event: 'form.submitted' });
    service.answerWith(
      (_path, response) => void response.writeHead(307, { location: 'http://metadata.example/latest' }).end(),
    );
    await submit(contact);
    await expect
      .poll(async () => (await database.select().from(webhookDeliveries))[0]?.log[0]?.error)
      .toBe('The address is not public.');
  });

  it('subscribed twice is one hook; a site has a hundred of them', async () => {
    const { secret } = await createKey();
    const wanted = { targetUrl: service.addressOf('/zap/5'), event: 'order.created' };
    expect(await subscribe(secret, wanted)).toBe(await subscribe(secret, wanted));
    const [row] = await database.select().from(webhookEndpoints);
    if (!row) throw new Error('There is no hook.');
    await database.insert(webhookEndpoints).values(
      Array.from({ length: 99 }, (_each, index) => ({
        ...row,
        endpointId: `${index}`,
        url: `https://a.example/${index}`,
      })),
    );
    const full = await call(secret, 'POST', '/api/hooks', { ...wanted, event: 'order.refunded' });
    expect(full).toMatchObject({ status: 409, body: { code: 'hook-too-many' } });
  });

  it('is none of the webhooks that the owner manages', async () => {
    const { secret } = await createKey();
    await subscribe(secret, { targetUrl: service.addressOf('/zap/6'), event: 'order.created' });
    expect(accept(await owner.client.send(webhookCalls.list, {})).endpoints).toEqual([]);
  });
});

it('a hook of sign-ups gets each address of a list once, when it is confirmed', async () => {
  const { secret } = await createKey();
  const news = await publishForm(owner, {
    name: 'News',
    fields: [field({ id: 'email', type: 'email', title: 'Email' })],
    storage: { emails: [], mailingList: { name: 'News', optIn: 'always', text: 'Send me news' } },
  });
  await subscribe(secret, { targetUrl: service.addressOf('/zap/list'), event: 'list.joined' });
  for (const email of ['ada@example.com', 'ADA@example.com', 'bo@example.com']) {
    const visitor = app.visit(site);
    await visitor.open('/');
    accept(await sendForm(visitor, news, { form: { email }, consentText: 'Send me news' }));
  }
  const members = await database.select().from(mailingListMembers);
  expect(members).toHaveLength(2);
  expect(await database.$count(webhookDeliveries)).toBe(0);
  for (const { websiteId, memberId } of [...members, ...members])
    await inTransaction(database, (transaction) =>
      confirmMembership(transaction, { websiteId, memberId, now: app.clock.now }),
    );
  expect(await database.$count(webhookDeliveries)).toBe(2);
  await expect.poll(() => service.received).toHaveLength(2);
  expect(service.received.map(({ data }) => data['email']).toSorted()).toEqual([
    'ADA@example.com',
    'bo@example.com',
  ]);
  expect(service.received[0]).toMatchObject({ type: 'list.joined', data: { list: 'News' } });
});

describe('a key', () => {
  it('works for its own site alone, until it is revoked with what was connected', async () => {
    const { id, secret } = await createKey();
    expect(secret).toMatch(/^swk_[\w-]{43}$/);
    expect((await call(secret, 'GET', '/api/hooks/account')).body).toMatchObject({ title: 'Site automated' });
    const elsewhere = await callWithKey(app, other, { key: secret, path: '/api/hooks/account' });
    expect(elsewhere).toMatchObject({ status: 401, body: { code: 'key-wrong' } });
    expect((await call(undefined, 'GET', '/api/hooks/account')).status).toBe(401);
    expect((await call(`${secret}x`, 'GET', '/api/hooks/account')).status).toBe(401);
    // Of no use for the calls of contributors.
    expect((await call(secret, 'GET', '/api/automation')).status).toBe(401);
    const [row] = await database.select().from(automationKeys);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(row?.lastUsedAt).toEqual(app.clock.now);
    await subscribe(secret, { targetUrl: service.addressOf('/zap/7'), event: 'form.submitted' });
    const strange = await stranger.client.send(automationCalls.revokeKey, { params: { id } });
    expect(strange).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
    accept(await owner.client.send(automationCalls.revokeKey, { params: { id } }));
    expect((await call(secret, 'GET', '/api/hooks/account')).status).toBe(401);
    expect(await connectedTo(contact)).toBe(0);
  });

  it('ends no hook that was subscribed with another one', async () => {
    const first = await createKey('First');
    const second = await createKey('Second');
    const id = await subscribe(first.secret, {
      targetUrl: service.addressOf('/zap/8'),
      event: 'form.submitted',
    });
    expect((await call(second.secret, 'DELETE', `/api/hooks/${id}`)).status).toBe(404);
    expect(await connectedTo(contact)).toBe(1);
  });

  it('is called at most 120 times a minute', async () => {
    const { secret } = await createKey();
    const statuses: number[] = [];
    for (let count = 0; count <= 120; count += 1)
      statuses.push((await call(secret, 'GET', '/api/hooks/account')).status);
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it('has a name, and a site at most ten', async () => {
    const nameless = await owner.client.send(automationCalls.createKey, { body: { name: ' ' } });
    expect(nameless).toMatchObject({ ok: false, refusal: { code: 'key-name-missing' } });
    for (let count = 0; count < 10; count += 1) await createKey(`Key ${count}`);
    const eleventh = await owner.client.send(automationCalls.createKey, { body: { name: 'One more' } });
    expect(eleventh).toMatchObject({ ok: false, refusal: { code: 'key-too-many' } });
  });
});

it('a sample has the shape of the event, of a record or of an example', async () => {
  const { secret } = await createKey();
  const { body } = await call(secret, 'GET', '/api/hooks/sample?event=order.refunded');
  expect(body).toMatchObject([
    { id: 'sample_1', type: 'order.refunded', version: 1, data: { refund: { amount: { cents: 4900 } } } },
  ]);
  expect((await call(secret, 'GET', '/api/hooks/sample?event=nothing')).status).toBe(400);
  const misplaced = await call(secret, 'GET', `/api/hooks/sample?event=order.created&formId=${contact}`);
  expect(misplaced).toMatchObject({ status: 422, body: { code: 'hook-form-misplaced' } });
  expect((await call(secret, 'GET', '/api/hooks/forms')).body).toContainEqual({
    id: contact,
    name: 'Contact',
  });
});
