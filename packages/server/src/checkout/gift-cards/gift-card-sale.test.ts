import { checkoutCalls } from '@sitewright/api/checkout';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listOutbox, readMailText } from '../../mail/index.ts';
import {
  accept,
  newKey,
  openCheckoutShop,
  publishProduct,
  sampleAddress,
  variant,
  type TestBrowser,
} from '../../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;
let card: Awaited<ReturnType<typeof publishProduct>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
  card = await publishProduct(shop.owner, shop.shop, {
    title: 'Gift card',
    product: {
      productType: 4,
      variantOptionOrdering: ['Value'],
      variants: [
        variant({ sku: 'G25', price: 2500, attributes: { Value: '25' } }),
        variant({ sku: 'G50', price: 5000, attributes: { Value: '50' } }),
      ],
    },
  });
});

beforeEach(() => shop.passMinute());

const entered = (fields: Readonly<Record<string, string>> = {}) => ({
  item: card.id,
  sku: 'G50',
  key: newKey(),
  deliverTo: 'recipient',
  recipientName: 'Ana Lima',
  recipientEmail: 'ana@example.com',
  senderName: 'Ines',
  message: 'Happy birthday!',
  delivery: 'now',
  deliverOn: '',
  next: 'checkout',
  ...fields,
});

const postCard = (browser: TestBrowser, fields: Readonly<Record<string, string>> = {}) =>
  shop.post(browser, '/-/gift-card', entered(fields));

/** Pays for a gift card, and whatever is in the cart already. */
const checkOut = async (browser: TestBrowser, email: string) => {
  accept(
    await shop.save(browser, {
      email,
      shippingAddress: sampleAddress,
      isBillingSame: false,
      billingAddress: sampleAddress,
    }),
  );
  accept(await shop.pay(browser));
  const order = (await shop.orders()).find((each) => each['email'] === email);
  return String(order?.['order_id']);
};

const buy = async (email: string, fields: Readonly<Record<string, string>> = {}) => {
  const browser = await shop.visitor();
  expect((await postCard(browser, fields)).status).toBe(303);
  return checkOut(browser, email);
};

const readOrder = async (id: string) =>
  accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));

const listCards = async (search: string) =>
  accept(await shop.owner.client.send(giftCardsCalls.list, { query: { search } })).giftCards;

const readCard = async (id: string) =>
  accept(await shop.owner.client.send(giftCardsCalls.read, { params: { id } }));

/** Runs the deliveries that are due, each of them twice: a job may be repeated. */
const deliver = async (): Promise<void> => {
  const { rows } = await shop.pool.query(
    `select website_id, payload from jobs where kind = 'gift-cards.deliver' and run_at <= $1`,
    [shop.app.clock.now],
  );
  const job = shop.app.app.capabilities
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ kind }) => kind.name === 'gift-cards.deliver');
  for (const { website_id: websiteId, payload } of [...rows, ...rows])
    await job?.handle(payload, {
      id: 'x',
      websiteId,
      attempt: 1,
      signal: new AbortController().signal,
      progress: async () => undefined,
    });
};

const mailsTo = async (address: string) =>
  (await listOutbox(shop.database, shop.site.id)).mails.filter(({ to }) => to === address);

const codeIn = (text: string): string =>
  /\b(?:[A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}\b/.exec(text)?.[0] ?? '';

const codeFor = async (address: string): Promise<string> => {
  const [mail] = await mailsTo(address);
  return mail ? codeIn(readMailText(mail, shop.app.services.secret)) : '';
};

const enter = (browser: TestBrowser, code: string) =>
  browser.client.send(checkoutCalls.applyCode, { body: { code } });

describe('the page of a gift card', () => {
  it('[GIFT-01 GIFT-04] has the chosen value, recipient, message and day; others are not found', async () => {
    const browser = await shop.visitor();
    const page = await browser.open(`/gift-card?item=${card.id}&sku=G50`);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/<option value="G50" selected[^>]*>\$50\.00/);
    for (const name of ['recipientName', 'recipientEmail', 'senderName', 'message', 'deliverOn'])
      expect(page.text).toContain(`name="${name}"`);
    expect(page.headers['cache-control']).toContain('no-store');
    const open = await browser.open(`/gift-card?item=${card.id}`);
    expect(open.status).toBe(200);
    expect(open.text).not.toMatch(/value="G\d+" selected/);
    for (const query of [
      `?item=${card.id}&sku=G99`,
      `?item=${shop.print.id}`,
      `?item=${'f'.repeat(24)}`,
      '?item=x',
    ])
      expect((await browser.open(`/gift-card${query}`)).status, query).toBe(404);
  });

  it('without an item lists the gift cards of the store; the only one is shown at once', async () => {
    const browser = await shop.visitor();
    const led = await browser.open('/gift-card');
    expect([led.status, led.headers['location']]).toEqual([302, `/gift-card?item=${card.id}`]);
    const other = await publishProduct(shop.owner, shop.shop, {
      title: 'Studio voucher',
      product: { productType: 4, variants: [variant({ sku: 'V100', price: 10_000 })] },
    });
    const { status, text } = await browser.open('/gift-card');
    expect(status).toBe(200);
    for (const shown of [
      `/gift-card?item=${card.id}`,
      `/gift-card?item=${other.id}`,
      '$25.00, $50.00',
      '$100.00',
    ])
      expect(text).toContain(shown);
    const elsewhere = await shop.app.addSite('without-cards');
    expect((await shop.app.visit(elsewhere).open('/gift-card')).status).toBe(404);
  });

  it('names what is wrong, keeps what was entered and sells nothing', async () => {
    const browser = await shop.visitor();
    const yesterday = new Date(shop.app.clock.now.getTime() - 2 * 86_400_000).toISOString().slice(0, 10);
    const refused = await postCard(browser, {
      sku: '',
      recipientName: ' ',
      recipientEmail: 'not an address',
      message: 'x'.repeat(81),
      delivery: 'day',
      deliverOn: yesterday,
      senderName: 'Kept "name"',
    });
    expect(refused.status).toBe(422);
    for (const text of [
      'Select a denomination for the Gift Card',
      'Enter the name of the recipient.',
      'Enter an email address',
      'Enter a shorter message.',
      'Choose a day from today',
      'value="Kept &quot;name&quot;"',
    ])
      expect(refused.text).toContain(text);
    for (const deliverOn of ['2026-02-30', 'tomorrow', '9999-12-31', ''])
      expect((await postCard(browser, { delivery: 'day', deliverOn })).status, deliverOn).toBe(422);
    expect((await postCard(browser, { item: shop.print.id })).status).toBe(404);
    expect((await shop.readCart(browser)).entries).toEqual([]);
  });

  it('[BTN-04 (page)] adds lines beside others, each card its own, once for a repeated request', async () => {
    const browser = await shop.visitor();
    accept(await shop.add(browser, { itemId: shop.print.id, sku: 'LS-A2' }));
    const form = entered({ next: 'cart' });
    const first = await shop.post(browser, '/-/gift-card', form);
    expect(first.headers['location']).toBe('/cart');
    await shop.post(browser, '/-/gift-card', form);
    await postCard(browser, { recipientName: 'Rui' });
    const cart = await shop.readCart(browser);
    expect(cart.entries.map(({ quantity, productType }) => [quantity, productType])).toEqual([
      [1, 1],
      [1, 4],
      [1, 4],
    ]);
    expect(cart.entries[1]?.formFields.map(({ rawTitle, value }) => [rawTitle, value])).toEqual([
      ['To', 'Ana Lima, ana@example.com'],
      ['From', 'Ines'],
      ['Message', 'Happy birthday!'],
      ['Delivery', 'By email to the recipient, at once'],
    ]);
    expect(cart.entries[1]?.multipleQuantityAllowed).toBe(false);
  });
});

describe('a gift card that is bought', () => {
  it('[GIFT-02] gets its code with its email, which keeps it encrypted, and pays a part of several orders, never twice the same', async () => {
    const orderId = await buy('buyer@example.com');
    expect(await readOrder(orderId)).toMatchObject({ fulfilmentState: 'fulfilled', totalCents: 5000 });
    const [before] = await listCards('ana@example.com');
    expect(before).toMatchObject({ status: 'scheduled', lastFour: '', balanceCents: 5000, isTest: true });
    await deliver();
    const [mail, ...others] = await mailsTo('ana@example.com');
    expect(others).toEqual([]);
    const code = await codeFor('ana@example.com');
    expect(code).toMatch(/^.{4}-.{4}-.{4}-.{4}$/);
    expect(`${mail?.text}${mail?.html}`).not.toContain(code);
    expect(mail?.text).toContain('> Happy birthday!');
    expect(mail?.subject).toMatch(/: Ines has sent you a gift card$/);
    const { rows } = await shop.pool.query(
      `select t::text as row from gift_cards t where gift_card_id = $1`,
      [before?.id],
    );
    expect(rows[0]?.row).not.toContain(code.replaceAll('-', ''));
    const balance = async () => (await readCard(before?.id ?? '')).balanceCents;
    const small = await shop.ready([{ itemId: shop.postcard.id }], 'one@example.com');
    accept(await enter(small, code));
    const { giftCardRedemptionTotalCents: paid } = (await shop.view(small)).cart;
    accept(await shop.pay(small));
    expect(await balance()).toBe(5000 - paid);
    // Four would each take all that is left.
    const rest = 5000 - paid;
    const large: TestBrowser[] = [];
    for (const name of ['two', 'three', 'four', 'five']) {
      const browser = await shop.ready([{ itemId: shop.print.id, sku: 'LS-A2' }], `${name}@example.com`);
      accept(await enter(browser, code));
      expect((await shop.view(browser)).cart.giftCardRedemptionTotalCents).toBe(rest);
      large.push(browser);
    }
    const outcomes = await Promise.all(large.map((browser) => shop.pay(browser, { giftCardCents: rest })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const { entries, balanceCents } = await readCard(before?.id ?? '');
    expect(balanceCents).toBe(0);
    expect(entries.map(({ amountCents }) => amountCents)).toEqual([-rest, -paid, 5000]);
  });

  it('is sent on its day, in the morning of the store, and to the buyer where that was chosen', async () => {
    const day = new Date(shop.app.clock.now.getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    await buy('later@example.com', {
      deliverTo: 'buyer',
      recipientEmail: 'ignored@example.com',
      delivery: 'day',
      deliverOn: day,
    });
    await deliver();
    expect(await codeFor('later@example.com')).toBe('');
    const [waiting] = await listCards('later@example.com');
    expect(waiting).toMatchObject({ status: 'scheduled' });
    shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 6 * 86_400_000);
    await deliver();
    expect(await codeFor('later@example.com')).not.toBe('');
    expect(await mailsTo('ignored@example.com')).toEqual([]);
    expect(await listCards('later@example.com')).toMatchObject([{ status: 'active' }]);
  });

  it('is neither discounted nor taxed nor shipped, and no gift card pays for it', async () => {
    const browser = await shop.visitor();
    await postCard(browser);
    accept(
      await shop.save(browser, {
        email: 'plain@example.com',
        shippingAddress: sampleAddress,
        isBillingSame: false,
        billingAddress: sampleAddress,
      }),
    );
    const { cart } = await shop.view(browser);
    expect(cart).toMatchObject({
      taxCents: 0,
      shippingCostCents: 0,
      requiresShipping: false,
      amountDueCents: 5000,
    });
    const owned = accept(
      await shop.owner.client.send(giftCardsCalls.issue, {
        body: {
          amountCents: 5000,
          isTest: true,
          recipientName: '',
          recipientEmail: '',
          note: '',
          expiresOn: null,
        },
      }),
    );
    expect(await enter(browser, owned.code)).toMatchObject({
      refusal: { data: { reason: 'code-gift-card-not-payable' } },
    });
  });

  it('whose order is refunded before its day is never sent', async () => {
    const day = new Date(shop.app.clock.now.getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    const id = await buy('undone@example.com', {
      recipientEmail: 'nobody@example.com',
      delivery: 'day',
      deliverOn: day,
    });
    const { revision } = await readOrder(id);
    accept(
      await shop.owner.client.send(paymentsCalls.refund, {
        params: { id },
        body: { lines: [], amountCents: 5000, isRestocked: false, reason: '', revision },
      }),
    );
    shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 6 * 86_400_000);
    await deliver();
    expect(await mailsTo('nobody@example.com')).toEqual([]);
    expect(await listCards('nobody@example.com')).toMatchObject([{ status: 'disabled', balanceCents: 0 }]);
  });

  it('loses what is still on it when its line is refunded, and the other card of the order stays', async () => {
    const browser = await shop.visitor();
    await postCard(browser, { recipientEmail: 'first@example.com' });
    await postCard(browser, { recipientEmail: 'second@example.com', sku: 'G25' });
    const id = await checkOut(browser, 'both@example.com');
    await deliver();
    const [first] = await listCards('first@example.com');
    accept(
      await shop.owner.client.send(giftCardsCalls.adjust, {
        params: { id: first?.id ?? '' },
        body: { changeCents: -2000, note: 'Used' },
      }),
    );
    const order = await readOrder(id);
    const line = order.lines.find(({ unitCents }) => unitCents === 5000);
    accept(
      await shop.owner.client.send(paymentsCalls.refund, {
        params: { id },
        body: {
          lines: [{ lineId: line?.id ?? '', quantity: 1 }],
          amountCents: 0,
          isRestocked: false,
          reason: '',
          revision: order.revision,
        },
      }),
    );
    expect(await readCard(first?.id ?? '')).toMatchObject({
      status: 'disabled',
      balanceCents: 0,
      entries: [{ kind: 'reversed', amountCents: -3000 }, { kind: 'adjusted' }, { kind: 'issued' }],
    });
    expect(await listCards('second@example.com')).toMatchObject([{ status: 'active', balanceCents: 2500 }]);
  });
});

describe('the page of the balance', () => {
  const ask = (browser: TestBrowser, code: string) => shop.post(browser, '/-/gift-card/balance', { code });

  it('[F14 (balance)] tells what is left, says the same of every wrong code, and reads no 11th of a minute', async () => {
    const { code, id } = accept(
      await shop.owner.client.send(giftCardsCalls.issue, {
        body: {
          amountCents: 1234,
          isTest: true,
          recipientName: '',
          recipientEmail: '',
          note: '',
          expiresOn: null,
        },
      }),
    );
    const browser = await shop.visitor();
    expect((await browser.open('/gift-card/balance')).status).toBe(200);
    const right = await ask(browser, code.toLowerCase());
    expect(right.status).toBe(200);
    expect(right.text).toContain('$12.34');
    for (let count = 0; count < 10; count += 1) {
      const wrong = await ask(browser, `ABCD-EFGH-JKMN-PQR${count + 2}`.slice(0, 19));
      expect(wrong.status).toBe(422);
      expect(wrong.text).toContain('This code is not valid.');
    }
    const late = await ask(browser, code);
    expect(late.status).toBe(429);
    expect(late.text).not.toContain('$12.34');
    shop.passMinute();
    accept(await shop.owner.client.send(giftCardsCalls.disable, { params: { id } }));
    expect((await ask(browser, code)).text).toContain('This code is not valid.');
  });

  it('does not know the cards of another site', async () => {
    const other = await shop.app.addSite('elsewhere');
    const owner = await shop.app.signIn(other);
    const { code } = accept(
      await owner.client.send(giftCardsCalls.issue, {
        body: {
          amountCents: 1000,
          isTest: true,
          recipientName: '',
          recipientEmail: '',
          note: '',
          expiresOn: null,
        },
      }),
    );
    const browser = await shop.visitor();
    expect((await ask(browser, code)).status).toBe(422);
  });
});
