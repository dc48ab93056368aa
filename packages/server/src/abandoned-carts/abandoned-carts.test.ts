import { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import { customersCalls } from '@sitewright/api/customers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept } from '../testing/index.ts';
import { openRecoveringShop } from './testing/open-recovering-shop.ts';

let shop: Awaited<ReturnType<typeof openRecoveringShop>>;

beforeAll(async () => {
  shop = await openRecoveringShop();
});
beforeEach(() => shop.passMinute());

describe('[CHK-09 (rule)] the email about a cart', () => {
  it('is sent once, 24 hours after the address was entered, with items and links', async () => {
    await shop.abandon('once@example.com', { entries: [{ quantity: 3 }] });
    shop.passHours(23);
    await shop.sendCartEmails();
    expect(await shop.mailsTo('once@example.com')).toEqual([]);
    shop.passHours(1.1);
    await Promise.all([shop.sendCartEmails(), shop.sendCartEmails()]);
    shop.passHours(48);
    await shop.sendCartEmails();
    const mails = await shop.mailsTo('once@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('3 × Postcard: $4.50');
    expect(mails[0]?.headers['list-unsubscribe']).toMatch(/^<http\S+\/-\/cart-emails\/unsubscribe\?c=\S+>$/);
    expect(mails[0]?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(await shop.listed('once@')).toMatchObject([{ state: 'emailed', itemCount: 3, valueCents: 450 }]);
  });

  it('waits anew for another address, and goes to that one alone', async () => {
    const browser = await shop.abandon('typo@example.con');
    shop.passHours(12);
    accept(await shop.save(browser, { email: 'right@example.com' }));
    shop.passHours(13);
    await shop.sendCartEmails();
    expect(await shop.mailsTo('right@example.com')).toEqual([]);
    shop.passHours(12);
    await shop.sendCartEmails();
    expect(await shop.mailsTo('right@example.com')).toHaveLength(1);
    expect(await shop.mailsTo('typo@example.con')).toEqual([]);
  });

  it('is not sent to whom bought, in this cart or another', async () => {
    const browser = await shop.ready([{}], 'bought@example.com');
    accept(await shop.pay(browser));
    await shop.abandon('later@example.com');
    const other = await shop.ready([{}], 'Later@example.com');
    accept(await shop.pay(other));
    shop.passHours(24.1);
    await shop.sendCartEmails();
    for (const email of ['bought@example.com', 'later@example.com'])
      expect((await shop.mailsTo(email)).filter(({ text }) => text.includes('/cart/restore'))).toEqual([]);
    expect(await shop.listed('bought@')).toEqual([]);
    expect(await shop.listed('later@')).toEqual([]);
  });

  it('is not sent for a cart that was emptied', async () => {
    const browser = await shop.abandon('emptied@example.com');
    const cart = await shop.readCart(browser);
    await shop.post(browser, `/-/cart/entries/${cart.entries[0]?.id}`, { remove: '1' });
    shop.passHours(24.1);
    await shop.sendCartEmails();
    expect(await shop.mailsTo('emptied@example.com')).toEqual([]);
    expect(await shop.listed('emptied@')).toMatchObject([{ state: 'emptied' }]);
  });

  it('waits while a payment is under way', async () => {
    const browser = await shop.ready([{}], 'paying@example.com');
    expect(accept(await shop.pay(browser, { outcome: 'authentication' })).state).toBe('requires_action');
    shop.passHours(24.1);
    await shop.sendCartEmails();
    expect(await shop.mailsTo('paying@example.com')).toEqual([]);
    expect(await shop.listed('paying@')).toMatchObject([{ state: 'waiting' }]);
  });

  it('goes once a day to an address, however many carts it was entered for', async () => {
    await shop.abandon('flood@example.com');
    await shop.abandon('flood@example.com');
    shop.passHours(24.1);
    await shop.sendCartEmails();
    expect(await shop.mailsTo('flood@example.com')).toHaveLength(1);
    const states = (await shop.listed('flood@')).map(({ state, reason }) => `${state} ${reason}`.trim());
    expect(states.toSorted()).toEqual(['emailed', 'skipped emailed-lately']);
  });

  it('needs consent, unless the owner answers for writing to everybody', async () => {
    await shop.setRecovery({ isEnabled: true, audience: 'consented' });
    await shop.abandon('silent@example.com');
    await shop.abandon('agreed@example.com', { acceptsMarketing: true });
    shop.passHours(24.1);
    await shop.sendCartEmails();
    expect(await shop.mailsTo('silent@example.com')).toEqual([]);
    expect(await shop.mailsTo('agreed@example.com')).toHaveLength(1);
    expect(await shop.listed('silent@')).toMatchObject([{ state: 'skipped', reason: 'no-consent' }]);
    await shop.setRecovery({ isEnabled: true, audience: 'everyone' });
  });

  it('is not sent while it is switched off', async () => {
    await shop.setRecovery({ isEnabled: false, audience: 'everyone' });
    await shop.abandon('off@example.com');
    shop.passHours(24.1);
    await shop.sendCartEmails();
    expect(await shop.mailsTo('off@example.com')).toEqual([]);
    expect(await shop.listed('off@')).toMatchObject([{ state: 'skipped', reason: 'switched-off' }]);
    await shop.setRecovery({ isEnabled: true, audience: 'everyone' });
  });

  it('is neither lost nor sent twice when a run fails in the middle', async () => {
    await shop.abandon('crash@example.com');
    shop.passHours(24.1);
    await shop.pool.query('alter table mail_outbox rename to mail_outbox_away');
    await expect(shop.sendCartEmails()).rejects.toThrow('could not be prepared');
    await shop.pool.query('alter table mail_outbox_away rename to mail_outbox');
    expect(await shop.listed('crash@')).toMatchObject([{ state: 'waiting' }]);
    shop.passHours(1.1);
    await shop.sendCartEmails();
    await shop.sendCartEmails();
    expect(await shop.mailsTo('crash@example.com')).toHaveLength(1);
  });

  it('finds what is due by an index, among any number of checkouts', async () => {
    const client = await shop.pool.connect();
    try {
      await client.query('set enable_seqscan = off');
      const { rows } = await client.query(`explain select website_id, checkout_id from abandoned_carts
        where due_at <= now() order by due_at limit 200`);
      expect(JSON.stringify(rows)).toContain('abandoned_carts_due');
    } finally {
      await client.query('reset enable_seqscan');
      client.release();
    }
  });
});

describe('the owner', () => {
  it('sends the email of a waiting cart at once, and is told why not', async () => {
    await shop.setRecovery({ isEnabled: false, audience: 'consented' });
    await shop.abandon('now@example.com', { acceptsMarketing: true });
    await shop.abandon('never@example.com');
    const owner = await shop.signIn();
    const [now] = await shop.listed('now@');
    const [never] = await shop.listed('never@');
    const send = (id: string | undefined) =>
      owner.client.send(abandonedCartsCalls.sendNow, { params: { id: id ?? '' } });
    expect(now).toMatchObject({ state: 'waiting', itemCount: 1, items: ['Postcard'] });
    expect(accept(await send(now?.id))).toMatchObject({ state: 'emailed' });
    expect(await send(now?.id)).toMatchObject({ refusal: { code: 'abandoned-cart-not-waiting' } });
    expect(await send(never?.id)).toMatchObject({ refusal: { code: 'abandoned-cart-no-consent' } });
    expect(await shop.listed('never@')).toMatchObject([{ state: 'waiting' }]);
    expect(await shop.mailsTo('now@example.com')).toHaveLength(1);
    await shop.setRecovery({ isEnabled: true, audience: 'everyone' });
  });

  it('erases a person here too; figures stay', async () => {
    const browser = await shop.ready([{}], 'erased@example.com');
    accept(await shop.pay(browser));
    shop.passHours(1);
    await shop.remind('erased@example.com');
    await shop.abandon('erased@example.com');
    await shop.pool.query(`update orders set fulfilment_state = 'fulfilled' where website_id = $1`, [
      shop.site.id,
    ]);
    const owner = await shop.signIn();
    const { customers } = accept(
      await owner.client.send(customersCalls.list, { query: { search: 'erased@example.com' } }),
    );
    const before = await shop.figures();
    accept(await owner.client.send(customersCalls.erase, { params: { id: customers[0]?.id ?? '' } }));
    expect(await shop.listed('erased@')).toEqual([]);
    expect(await shop.figures()).toEqual(before);
  });

  it('gets a file without formulas', async () => {
    await shop.abandon('=cmd@example.com');
    const owner = await shop.signIn();
    const text = (await owner.open('/api/abandoned-carts.csv?search=%3Dcmd')).text;
    expect(text).toContain("'=cmd@example.com,waiting");
  });

  it('are found by the beginning of the address or of its domain, whatever its capitals', async () => {
    await shop.abandon('Search.Me@found.example');
    for (const search of ['search.me@found.example', 'SEARCH', 'found', 'found.ex'])
      expect(await shop.listed(search), search).toMatchObject([{ email: 'Search.Me@found.example' }]);
    for (const search of ['%', '_earch', 'me@found', 'nobody'])
      expect(await shop.listed(search), search).toEqual([]);
  });
});
