import { contributorCalls } from '@sitewright/api/contributors';
import { siteCalls } from '@sitewright/api/sites';
import { expect, it } from 'vitest';
import { createCutOffDatabase, createTestDatabase, startTestApp } from '../testing/index.ts';

const { url, pool } = await createTestDatabase();
const wire = await createCutOffDatabase(url);
const testApp = await startTestApp(wire.database);
const site = await testApp.addSite('outage');

const passSeconds = (seconds: number): void => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + seconds * 1000);
};

it('goes on with cached pages while the database is away, refuses writes with 503, and recovers', async () => {
  const visitor = testApp.visit(site);
  const before = await visitor.open('/');
  const owner = await testApp.signIn(site);
  const settings = await owner.client.send(siteCalls.readSettings, {});
  if (!settings.ok) throw new Error(settings.refusal.message);

  await wire.cutOff();
  passSeconds(30);
  expect((await visitor.open('/')).text).toBe(before.text);
  const uncached = await visitor.open('/?format=json-pretty');
  expect(uncached.status).toBe(503);
  expect(uncached.text).toContain('data-page-type="101"');
  const metrics = async () => (await visitor.open('/metrics')).text;
  await expect.poll(metrics).toContain('page_answers_total{from="refusal"} 1');
  const save = () =>
    owner.client.send(siteCalls.saveSettings, { body: { ...settings.answer, title: 'After' } });
  expect(await save()).toMatchObject({ ok: false, refusal: { status: 503, code: 'unavailable' } });
  const signIn = await visitor.client.send(contributorCalls.signIn, {
    body: { email: 'a@b', password: 'c' },
  });
  expect(signIn).toMatchObject({ ok: false, refusal: { status: 503 } });
  expect((await visitor.open('/readyz')).status).toBe(503);
  expect((await visitor.open('/healthz')).status).toBe(200);

  await wire.reconnect();
  const { rows } = await pool.query('select count(*)::int as count from activity');
  expect(rows[0]).toEqual({ count: 0 });
  await expect.poll(async () => (await save()).ok, { timeout: 60_000 }).toBe(true);
  passSeconds(2);
  expect((await visitor.open('/')).text).toContain('<h1>After</h1>');
});
