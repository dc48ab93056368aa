import { cartTotalsCalls } from '@sitewright/api/cart-totals';
import { siteCalls } from '@sitewright/api/sites';
import { afterEach, expect, it } from 'vitest';
import { createTestDatabase, holdRows, startTestApp, type TestSite } from '../testing/index.ts';

const limits = { mostOfAddress: 20 };
const { database, pool, url: databaseUrl } = await createTestDatabase({ connections: 4, limits });
const app = await startTestApp(database, { SITEWRIGHT_TRUST_PROXY: '127.0.0.1' });
const slow = await app.addSite('slow');
const other = await app.addSite('other');
const owner = await app.signIn(other);

const path = cartTotalsCalls.listShippingCountries.path;
const askAs = (address: string, site: TestSite = slow) =>
  Object.assign(app.visit(site), { address }).open(path);

/** Who have a connection or wait for one. */
const countAsking = (): number => pool.inUse + pool.waiting;

let release: (() => Promise<void>) | undefined;

/** Statements of this call wait until the rows are released. */
const slowDown = async (): Promise<void> => {
  const statement = 'lock table store_settings in access exclusive mode';
  release = await holdRows({ databaseUrl, statement, values: [] });
};

afterEach(async () => {
  await release?.();
  release = undefined;
});

it('calls of other sites are answered while the statements of one site are slow', async () => {
  await slowDown();
  const stuck = Array.from({ length: 12 }, () => askAs('192.0.2.1'));
  await expect.poll(countAsking).toBe(12);
  expect(await owner.client.send(siteCalls.readSettings, {})).toMatchObject({ ok: true });
  expect([pool.inUse, pool.waiting]).toEqual([3, 9]);
  await release?.();
  release = undefined;
  const answers = await Promise.all(stuck);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
});

it('a flood from one address does not come before another address of the same site', async () => {
  await slowDown();
  const order: string[] = [];
  const ask = async (address: string): Promise<void> => {
    await askAs(address);
    order.push(address);
  };
  const flood = Array.from({ length: 20 }, () => ask('192.0.2.1'));
  await expect.poll(countAsking).toBe(20);
  const visitor = ask('192.0.2.2');
  await expect.poll(countAsking).toBe(21);
  await release?.();
  release = undefined;
  await Promise.all([...flood, visitor]);
  expect(order.indexOf('192.0.2.2')).toBeLessThan(10);
});

it('who asks for too much at once is told when to try again, and metrics count it', async () => {
  await slowDown();
  const waiting = Array.from({ length: 23 }, () => askAs('192.0.2.1'));
  await expect.poll(countAsking).toBe(23);
  const refused = await askAs('192.0.2.1');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'unavailable' });
  const { text } = await app.visit(other).open('/metrics');
  expect(text).toContain('database_connections_waiting 20\n');
  expect(text).toContain('database_connections_in_use 3\n');
  expect(text).toContain(`database_connections_refused_total ${pool.refused}\n`);
  await release?.();
  release = undefined;
  const answers = await Promise.all(waiting);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});
