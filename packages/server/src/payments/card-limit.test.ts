import { beforeAll, describe, expect, it } from 'vitest';
import { accept } from '../testing/index.ts';
import { testedGateways, type TestedGateway } from './testing/tested-gateways.ts';

const HOUR_MS = 3_600_000;
const LIMITED =
  'Several payments with this card have failed. You have not been charged. Please use another card or try again in an hour.';

/** A busy machine takes its time for so many. */
describe.each(['test', 'stripe'] as const)('[F29] failed payments with one card (%s)', (name) => {
  let tested: TestedGateway;

  beforeAll(async () => {
    tested = await testedGateways[name]();
  });

  const pass = (ms: number): void => {
    const { clock } = tested.shop.app;
    clock.now = new Date(clock.now.getTime() + ms);
  };

  let addresses = 0;

  /** With a new cart, and from another address than before. */
  const bring = async (card: string) => {
    const browser = await tested.shop.ready([{}], `${card}@example.com`);
    addresses += 1;
    browser.address = `198.51.100.${addresses}`;
    return browser;
  };

  const payWith = async (card: string, outcome = 'decline') => {
    const browser = await bring(card);
    const sent = await tested.shop.pay(browser, tested.choose(outcome, card));
    return sent.ok ? sent.answer.state : sent.refusal.message;
  };

  const failTenTimes = async (card: string): Promise<void> => {
    for (let count = 0; count < 10; count += 1)
      expect(await payWith(card)).toMatch(/^The payment was declined/);
  };

  it('are ten an hour, whatever carts and addresses they come from; the gateway is asked for no other', async () => {
    await failTenTimes('stolen');
    const charges = (await tested.charges()).length;
    expect(await payWith('stolen')).toBe(LIMITED);
    expect(await payWith('stolen')).toBe(LIMITED);
    expect(await tested.charges()).toHaveLength(charges);
    expect(await payWith('own', 'success')).toBe('completed');
    expect(await payWith('other')).toMatch(/^The payment was declined/);
    pass(HOUR_MS);
    expect(await payWith('stolen')).toMatch(/^The payment was declined/);
  });

  it('frees what the refused payment held', async () => {
    pass(HOUR_MS);
    await failTenTimes('held');
    expect(await payWith('held')).toBe(LIMITED);
    expect(await tested.shop.rows('select 1 from stock_reservations where website_id = $1')).toEqual([]);
    expect((await tested.shop.payments()).at(-1)).toMatchObject({ state: 'failed', reference: null });
  });

  it('count also when they are made at once, and when nobody confirms them', async () => {
    pass(HOUR_MS);
    const browsers = [];
    for (let count = 0; count < 14; count += 1) browsers.push(await bring('crowd'));
    const before = (await tested.charges()).length;
    await Promise.all(
      browsers.map((browser) => tested.shop.pay(browser, tested.choose('authentication', 'crowd'))),
    );
    expect((await tested.charges()).length - before).toBeLessThanOrEqual(10);
    expect(await payWith('crowd', 'authentication')).toBe(LIMITED);
  });

  it('are kept without the card, and for a day', async () => {
    const keys = async () => {
      const rows = await tested.shop.rows(`select distinct card_key as key from payments
        where website_id = $1 and card_key is not null`);
      return rows.map(({ key }) => String(key));
    };
    const kept = await keys();
    expect(kept.length).toBeGreaterThan(2);
    for (const key of kept) expect(key).toMatch(/^[\w-]{43}$/);
    pass(25 * HOUR_MS);
    const { app } = tested.shop;
    for (const { sweep } of app.app.capabilities) await sweep?.(app.services.database, app.clock.now);
    expect(await keys()).toEqual([]);
    accept(await tested.shop.pay(await tested.shop.ready([{}])));
  });
});
