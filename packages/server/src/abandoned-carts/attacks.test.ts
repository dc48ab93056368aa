import { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, sampleAddress } from '../testing/index.ts';
import { openRecoveringShop, pathIn } from './testing/open-recovering-shop.ts';

let shop: Awaited<ReturnType<typeof openRecoveringShop>>;

beforeAll(async () => {
  shop = await openRecoveringShop();
});
beforeEach(() => shop.passMinute());

describe('addresses of strangers', () => {
  it('are taken twenty times a day from one network, and the checkout goes on', async () => {
    await shop.pool.query('delete from rate_limits');
    const enter = async (email: string, browser?: Awaited<ReturnType<typeof shop.visitor>>) => {
      const shopper = browser ?? (await shop.visitor());
      if (!browser) accept(await shop.add(shopper, {}));
      expect(accept(await shop.save(shopper, { email })).details.email).toBe(email);
      return shopper;
    };
    const stored = async () => {
      const { rows } = await shop.pool.query(
        `select email from abandoned_carts where email like '%@strangers.test'`,
      );
      return rows.map(({ email }) => String(email));
    };
    const browser = await enter('0@strangers.test');
    for (let count = 0; count < 3; count += 1) await enter('0@strangers.test', browser);
    for (let count = 1; count < 20; count += 1) await enter(`${count}@strangers.test`);
    expect(await stored()).toHaveLength(20);
    await enter('20@strangers.test');
    expect(await stored()).toHaveLength(20);
    await enter('21@strangers.test', browser);
    expect(await stored()).not.toContain('0@strangers.test');
    expect(await stored()).not.toContain('21@strangers.test');
    shop.passHours(25);
    await enter('22@strangers.test');
    expect(await stored()).toContain('22@strangers.test');
    await shop.pool.query('delete from rate_limits');
  });
});

describe('an address that somebody else entered', () => {
  it('gets one email of many carts, also where all are sent at once', async () => {
    const email = 'victim@example.com';
    for (let cart = 0; cart < 8; cart += 1) await shop.abandon(email);
    const owner = await shop.signIn();
    const carts = await shop.listed(email);
    expect(carts).toHaveLength(8);
    const outcomes = await Promise.all(
      carts.map(({ id }) => owner.client.send(abandonedCartsCalls.sendNow, { params: { id } })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    shop.passHours(24.1);
    await Promise.all([shop.sendCartEmails(), shop.sendCartEmails()]);
    expect(await shop.mailsTo(email)).toHaveLength(1);
  });

  it.each([['Visit evil.example now'], ['http://evil.example'], ['a'.repeat(60)]])(
    'is not greeted with %j',
    async (firstName) => {
      const email = `greeted-${firstName.length}@example.com`;
      const browser = await shop.visitor();
      accept(await shop.add(browser, {}));
      accept(await shop.save(browser, { email, shippingAddress: { ...sampleAddress, firstName } }));
      shop.passHours(24.1);
      await shop.sendCartEmails();
      const [mail] = await shop.mailsTo(email);
      expect(mail?.text).toBeDefined();
      expect(`${mail?.subject}${mail?.text}`).not.toContain(firstName);
    },
  );

  it('that unsubscribed gets nothing for a new cart, whatever it consents to', async () => {
    const email = 'never-again@example.com';
    const { browser, mail } = await shop.remind(email);
    const path = pathIn(mail.text, '/cart/unsubscribe');
    const posted = path.replace('/cart/unsubscribe', '/-/cart-emails/unsubscribe');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        browser.open(posted, { method: 'POST', body: 'List-Unsubscribe=One-Click' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    await shop.abandon(email, { acceptsMarketing: true });
    shop.passHours(49);
    await shop.sendCartEmails();
    expect(await shop.mailsTo(email)).toHaveLength(1);
  });
});

describe('the link of an email', () => {
  it('shows no address, name or email of its shopper, on any device', async () => {
    const email = 'private@example.com';
    const browser = await shop.ready([{}], email);
    shop.passHours(24.1);
    await shop.sendCartEmails();
    const [mail] = await shop.mailsTo(email);
    const stranger = await shop.visitor();
    const led = await stranger.open(pathIn(mail?.text ?? '', '/cart/restore'));
    expect(led.status).toBe(303);
    for (const path of [String(led.headers['location']), '/checkout']) {
      const { text } = await stranger.open(path);
      for (const secret of [email, 'Duarte', 'Rua do Almada']) expect(text, path).not.toContain(secret);
    }
    expect((await shop.readCart(stranger)).entries).toHaveLength(1);
    expect((await shop.readCart(browser)).entries).toHaveLength(1);
  });

  it('opened by many at once makes one line of each in a cart, and no order of a cart that is bought meanwhile', async () => {
    const { link } = await shop.remind('many@example.com', [{ quantity: 2 }]);
    const stranger = await shop.visitor();
    accept(await shop.add(stranger, { quantity: 1 }));
    await Promise.all(Array.from({ length: 8 }, () => stranger.open(link)));
    expect((await shop.readCart(stranger)).entries).toMatchObject([{ quantity: 2 }]);
    accept(
      await shop.save(stranger, {
        email: 'many@example.com',
        shippingAddress: sampleAddress,
        waivesWithdrawal: true,
      }),
    );
    accept(await shop.pay(stranger));
    const late = await (await shop.visitor()).open(link);
    expect([late.status, late.headers['location']]).toEqual([200, undefined]);
  });

  it('of one purpose or site is none of another', async () => {
    const { mail, link } = await shop.remind('purposes@example.com');
    const visitor = await shop.visitor();
    const crossed = link.replace('/cart/restore', '/cart/unsubscribe');
    expect((await visitor.open(crossed)).status).toBe(404);
    const unsubscribe = pathIn(mail.text, '/cart/unsubscribe');
    expect((await visitor.open(unsubscribe.replace('/cart/unsubscribe', '/cart/restore'))).status).toBe(404);
    const other = await shop.app.addSite('other-carts');
    expect((await shop.app.visit(other).open(link)).status).toBe(404);
    for (const forged of [
      `${link}x`,
      link.replace(/s=./, 's=%C3%A9'),
      link.replace(/&s=.*/, ''),
      `${link}&c=1`,
    ])
      expect((await visitor.open(forged)).status, forged).toBe(404);
  });
});
