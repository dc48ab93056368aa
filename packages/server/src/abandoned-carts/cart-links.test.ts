import { ordersCalls } from '@sitewright/api/orders';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, publishProduct, sampleAddress, variant } from '../testing/index.ts';
import { openRecoveringShop, pathIn } from './testing/open-recovering-shop.ts';

let shop: Awaited<ReturnType<typeof openRecoveringShop>>;

beforeAll(async () => {
  shop = await openRecoveringShop();
});
beforeEach(() => shop.passMinute());

describe('the link of the email', () => {
  it('brings the lines to any device, joined with what is there, and nothing else', async () => {
    const { link } = await shop.remind('device@example.com', [
      { quantity: 2 },
      { itemId: shop.print.id, sku: 'LS-A2' },
    ]);
    const phone = await shop.visitor();
    accept(await shop.add(phone, { quantity: 5 }));
    const answer = await phone.open(link);
    expect([answer.status, answer.headers['location']]).toEqual([303, '/cart?notice=cart-restored']);
    const cart = await shop.readCart(phone);
    expect(cart.entries.map(({ title, quantity }) => [title, quantity])).toEqual([
      ['Postcard', 5],
      ['Late Sun', 1],
    ]);
    const page = (await phone.open('/cart?notice=cart-restored')).text;
    expect(page).toContain('Your cart is back.');
    const checkout = await shop.view(phone);
    expect(checkout.details).toMatchObject({ email: '', shippingAddress: { line1: '', city: '' } });
  });

  it('leaves out what is not sold any more and takes what is left, and says so', async () => {
    const gone = await publishProduct(shop.owner, shop.shop, {
      title: 'Gone soon',
      product: { variants: [variant({ sku: 'GONE', price: 900 })] },
      stock: [3],
    });
    const { link } = await shop.remind('part@example.com', [
      { itemId: gone.id, quantity: 2 },
      { itemId: shop.print.id, sku: 'LS-A3', quantity: 4 },
    ]);
    await shop.pool.query('update stock_levels set quantity = 1 where website_id = $1 and quantity = 5', [
      shop.site.id,
    ]);
    await shop.pool.query('update stock_levels set quantity = 0 where website_id = $1 and quantity = 3', [
      shop.site.id,
    ]);
    const phone = await shop.visitor();
    expect((await phone.open(link)).headers['location']).toBe('/cart?notice=cart-restored-in-part');
    const cart = await shop.readCart(phone);
    expect(cart.entries.map(({ title, quantity }) => [title, quantity])).toEqual([['Late Sun', 1]]);
  });

  it('says so when the cart was bought or is gone, and when the link is not complete', async () => {
    const { browser, link } = await shop.remind('sold@example.com');
    accept(
      await shop.save(browser, {
        email: 'sold@example.com',
        shippingAddress: sampleAddress,
      }),
    );
    accept(await shop.pay(browser));
    const phone = await shop.visitor();
    const bought = (await phone.open(link)).text;
    expect(bought).toContain('You have bought these items already');
    expect(bought).not.toContain('sold@example.com');
    const wrong = await phone.open(link.slice(0, -3));
    expect([wrong.status, wrong.text]).toEqual([404, expect.stringContaining('This link is not complete')]);
    const { link: other } = await shop.remind('deleted@example.com');
    await shop.pool.query(
      `delete from carts where website_id = $1 and cart_id in (select cart_id from abandoned_carts
      where email = 'deleted@example.com')`,
      [shop.site.id],
    );
    const expired = await phone.open(other);
    expect([expired.status, expired.text]).toEqual([
      410,
      expect.stringContaining('This cart is not stored any more'),
    ]);
  });

  it('[CHK-09] leads to an order that is told as recovered, with figures', async () => {
    const before = await shop.figures();
    const { link } = await shop.remind('back@example.com', [{ quantity: 10 }]);
    const phone = await shop.visitor();
    await phone.open(link);
    accept(await shop.save(phone, { email: 'back@example.com', shippingAddress: sampleAddress }));
    accept(await shop.pay(phone));
    const [cart] = await shop.listed('back@');
    expect(cart).toMatchObject({ state: 'recovered', order: { totalCents: 2000 } });
    expect(await shop.listed('back@')).toHaveLength(1);
    const owner = await shop.signIn();
    const order = accept(
      await owner.client.send(ordersCalls.read, { params: { id: cart?.order?.id ?? '' } }),
    );
    expect(order.events.map(({ kind }) => kind)).toContain('recovered');
    const after = await shop.figures();
    expect([after.emailed - before.emailed, after.clicked - before.clicked]).toEqual([1, 1]);
    // Test orders are no revenue; as a live one it counts.
    expect(after.recovered).toEqual(before.recovered);
    await shop.pool.query('update orders set is_test = false where website_id = $1 and order_id = $2', [
      shop.site.id,
      cart?.order?.id,
    ]);
    expect((await shop.figures()).recovered).toEqual([{ currency: 'USD', cents: 2000, count: 1 }]);
  });
});

describe('unsubscribing', () => {
  it('is asked about on a page, kept, and ends these emails for the address', async () => {
    const { mail } = await shop.remind('leave@example.com');
    const page = pathIn(mail.text, '/cart/unsubscribe');
    const phone = await shop.visitor();
    const shown = (await phone.open(page)).text;
    expect(shown).toContain('Get no more emails about your cart?');
    expect(shown).not.toContain('leave@example.com');
    expect(await shop.rows(`select * from cart_email_opt_outs where website_id = $1`)).toEqual([]);
    const [, action = ''] = /action="(\/-\/cart-emails[^"]+)"/.exec(shown) ?? [];
    const done = await shop.post(phone, action.replaceAll('&amp;', '&'), { confirmed: 'yes' });
    expect(done.status).toBe(303);
    expect((await phone.open(String(done.headers['location']))).text).toContain('You are unsubscribed');
    expect(await shop.listed('leave@')).toMatchObject([{ state: 'unsubscribed' }]);
    await shop.abandon('leave@example.com', { acceptsMarketing: true });
    shop.passHours(48);
    await shop.sendCartEmails();
    expect(await shop.mailsTo('leave@example.com')).toHaveLength(1);
  });

  it('takes one click in a mail program, and takes back the consent to marketing', async () => {
    const browser = await shop.ready([{}], 'click@example.com');
    accept(await shop.save(browser, { acceptsMarketing: true }));
    accept(await shop.pay(browser));
    shop.passHours(1);
    const { mail } = await shop.remind('click@example.com');
    const address = new URL(mail.headers['list-unsubscribe']?.slice(1, -1) ?? '');
    const mailProgram = await shop.visitor();
    const answer = await mailProgram.open(address.pathname + address.search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(
      await shop.rows(`select method from cart_email_opt_outs where website_id = $1
        and email_key = 'click@example.com'`),
    ).toEqual([{ method: 'one-click' }]);
    expect(
      await shop.rows(`select accepts_marketing from customers where website_id = $1
        and email_key = 'click@example.com'`),
    ).toEqual([{ accepts_marketing: false }]);
  });

  it('refuses a link that was changed', async () => {
    const { mail } = await shop.remind('guess@example.com');
    const page = pathIn(mail.text, '/cart/unsubscribe');
    const browser = await shop.visitor();
    expect((await browser.open(page.slice(0, -2))).status).toBe(404);
    const forged = page.replace('/cart/unsubscribe', '/-/cart-emails/unsubscribe').slice(0, -2);
    expect((await shop.post(browser, forged, { confirmed: 'yes' })).status).toBe(404);
  });
});
