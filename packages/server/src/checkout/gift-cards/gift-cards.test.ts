import { cartTotalsCalls } from '@sitewright/api/cart-totals';
import { checkoutCalls } from '@sitewright/api/checkout';
import { discountsCalls } from '@sitewright/api/discounts';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { storeCalls } from '@sitewright/api/store';
import type { CheckoutView } from '@sitewright/domain/checkout';
import { newDiscountTerms } from '@sitewright/domain/discounts';
import { defaultPaymentSettings, type PaymentSettings } from '@sitewright/domain/store';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, openCheckoutShop, type TestBrowser } from '../../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

beforeEach(() => shop.passMinute());

const issue = async (amountCents: number, fields: object = {}) =>
  accept(
    await shop.owner.client.send(giftCardsCalls.issue, {
      body: {
        amountCents,
        isTest: true,
        recipientName: '',
        recipientEmail: '',
        note: '',
        expiresOn: null,
        ...fields,
      },
    }),
  );

const readCard = async (id: string) =>
  accept(await shop.owner.client.send(giftCardsCalls.read, { params: { id } }));

/** What is on a card; its entries make it. */
const balanceOf = async (id: string): Promise<number> => {
  const { balanceCents, entries } = await readCard(id);
  expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(balanceCents);
  expect(balanceCents).toBeGreaterThanOrEqual(0);
  return balanceCents;
};

const enter = (browser: TestBrowser, code: string) =>
  browser.client.send(checkoutCalls.applyCode, { body: { code } });

const reasonOf = (outcome: Awaited<ReturnType<typeof enter>>): unknown =>
  outcome.ok ? undefined : outcome.refusal.data;

const transfer = { id: 'transfer', name: 'Transfer', instructions: 'IBAN', isEnabled: true };

const setPayments = async (payments: Partial<PaymentSettings>): Promise<void> => {
  const settings = accept(await shop.owner.client.send(storeCalls.readSettings, {}));
  accept(
    await shop.owner.client.send(storeCalls.saveSettings, {
      body: { ...settings, payments: { ...defaultPaymentSettings, ...payments } },
    }),
  );
};

/** A print for 60.00 with 5.00 of shipping. */
const ready = (email: string) => shop.ready([{ itemId: shop.print.id, sku: 'LS-A2' }], email);

const codeOf = (outcome: Awaited<ReturnType<typeof shop.pay>>): string =>
  outcome.ok ? outcome.answer.state : outcome.refusal.code;

const orderOf = async (email: string) => {
  const found = (await shop.orders()).filter((order) => order['email'] === email);
  expect(found).toHaveLength(1);
  const id = String(found[0]?.['order_id']);
  return accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));
};

describe('[GIFT-02 (redeemed)] a gift card', () => {
  it('pays a part of the total, and the gateway takes the rest', async () => {
    const card = await issue(2000);
    const browser = await ready('part@example.com');
    const { cart } = accept(await enter(browser, ` ${card.code.toLowerCase()} `));
    expect(cart).toMatchObject({
      grandTotalCents: 6500,
      giftCardRedemptionTotalCents: 2000,
      amountDueCents: 4500,
      appliedGiftCards: [{ lastFour: card.lastFour, amountCents: 2000, leftCents: 0, note: '' }],
    });
    const { paymentId } = accept(await shop.pay(browser));
    const charge = (await shop.charges()).find((each) => each['payment_id'] === paymentId);
    expect(charge).toMatchObject({ amount_cents: '4500', state: 'succeeded' });
    expect(await balanceOf(card.id)).toBe(0);
    const order = await orderOf('part@example.com');
    expect(order).toMatchObject({ totalCents: 6500, giftCards: [{ id: card.id, amountCents: 2000 }] });
    expect((await readCard(card.id)).entries[0]).toMatchObject({
      kind: 'redeemed',
      order: { number: order.number },
    });
  });

  it('pays all of it without a gateway, and keeps the rest', async () => {
    const card = await issue(10_000);
    const browser = await ready('whole@example.com');
    accept(await enter(browser, card.code));
    expect((await shop.view(browser)).cart.amountDueCents).toBe(0);
    const charges = (await shop.charges()).length;
    expect(accept(await shop.pay(browser)).state).toBe('completed');
    expect(await shop.charges()).toHaveLength(charges);
    expect(await balanceOf(card.id)).toBe(3500);
  });

  it('is joined by others, in the order in which they were entered, and taken off again', async () => {
    const [first, second] = [await issue(1000), await issue(9000)];
    const browser = await ready('several@example.com');
    accept(await enter(browser, first.code));
    accept(await enter(browser, second.code));
    const both = (await shop.view(browser)).cart.appliedGiftCards;
    expect(both.map(({ amountCents }) => amountCents)).toEqual([1000, 5500]);
    const { cart } = accept(
      await browser.client.send(checkoutCalls.removeGiftCard, { params: { id: first.id } }),
    );
    expect(cart.appliedGiftCards).toMatchObject([{ id: second.id, amountCents: 6500 }]);
  });

  it('never leaves less than a gateway takes', async () => {
    const card = await issue(6480);
    const browser = await ready('minimum@example.com');
    const { cart } = accept(await enter(browser, card.code));
    expect(cart).toMatchObject({ giftCardRedemptionTotalCents: 6450, amountDueCents: 50 });
  });

  it('gives back what a declined or abandoned payment held, and its own shopper can go on', async () => {
    const card = await issue(2000);
    const browser = await ready('held@example.com');
    accept(await enter(browser, card.code));
    expect(codeOf(await shop.pay(browser, { outcome: 'decline' }))).toBe('payment-refused');
    expect(await balanceOf(card.id)).toBe(2000);
    expect(accept(await shop.pay(browser, { outcome: 'authentication' })).state).toBe('requires_action');
    expect(await balanceOf(card.id)).toBe(0);
    expect((await shop.view(browser)).cart.giftCardRedemptionTotalCents).toBe(2000);
    for (let minute = 0; minute < 31; minute += 1) shop.passMinute();
    await shop.reconcile();
    expect(await balanceOf(card.id)).toBe(2000);
    expect(accept(await shop.pay(browser)).state).toBe('completed');
    expect(await balanceOf(card.id)).toBe(0);
  });

  it('that was spent elsewhere meanwhile stops the payment before money moves', async () => {
    const card = await issue(2000);
    const browser = await ready('meanwhile@example.com');
    accept(await enter(browser, card.code));
    accept(
      await shop.owner.client.send(giftCardsCalls.adjust, {
        params: { id: card.id },
        body: { changeCents: -1500, note: 'Spent elsewhere' },
      }),
    );
    const outcome = await shop.pay(browser, { giftCardCents: 2000 });
    expect(codeOf(outcome)).toBe('checkout-changed');
    expect(outcome.ok ? undefined : outcome.refusal.data).toEqual({ totalCents: 6500, giftCardCents: 500 });
    expect(await balanceOf(card.id)).toBe(500);
  });

  it('is refused with the reason, and unknown ones with one sentence', async () => {
    const browser = await ready('refused@example.com');
    const expired = await issue(100, { expiresOn: new Date(shop.app.clock.now.getTime() + 1).toISOString() });
    shop.passMinute();
    expect(reasonOf(await enter(browser, expired.code))).toEqual({ reason: 'code-gift-card-expired' });
    const disabled = await issue(100);
    accept(await shop.owner.client.send(giftCardsCalls.disable, { params: { id: disabled.id } }));
    const live = await issue(100, { isTest: false });
    expect(reasonOf(await enter(browser, live.code))).toEqual({ reason: 'code-gift-card-other-mode' });
    const unknown = ['ABCD-EFGH-JKMN-PQRS', disabled.code, 'SUMMER', 'no code'];
    for (const code of unknown)
      expect(reasonOf(await enter(browser, code))).toEqual({ reason: 'code-unknown' });
    const other = await browser.client.send(cartTotalsCalls.applyCode, { body: { code: live.code } });
    expect(reasonOf(other as never)).toEqual({ reason: 'code-gift-card-at-checkout' });
  });

  it('of test mode is worth nothing where real money is taken, and none of it is taken in test mode', async () => {
    const { client } = shop.owner;
    expect(accept(await client.send(giftCardsCalls.readFigures, {})).testPayments).toBe('all');
    await setPayments({ manualMethods: [transfer] });
    expect(accept(await client.send(giftCardsCalls.readFigures, {})).testPayments).toBe('some');
    const [test, live] = [await issue(1000), await issue(1000, { isTest: false })];
    const [one, other] = [await ready('mode1@example.com'), await ready('mode2@example.com')];
    const methodIds = ({ methods }: CheckoutView): string[] => methods.map(({ id }) => id);
    expect(methodIds(accept(await enter(one, test.code)))).toEqual(['test']);
    expect(reasonOf(await enter(one, live.code))).toEqual({ reason: 'code-gift-card-other-mode' });
    expect(codeOf(await shop.pay(one, { methodId: 'manual-transfer', outcome: undefined }))).toBe(
      'gift-card-mode',
    );
    expect(methodIds(accept(await enter(other, live.code)))).toEqual(['manual-transfer']);
    expect(codeOf(await shop.pay(other))).toBe('gift-card-mode');
    expect(await balanceOf(test.id)).toBe(1000);
    expect(await balanceOf(live.id)).toBe(1000);
    await setPayments({ isTestGatewayEnabled: false, manualMethods: [transfer] });
    const real = await ready('mode3@example.com');
    expect(reasonOf(await enter(real, test.code))).toEqual({ reason: 'code-gift-card-other-mode' });
    await setPayments({});
  });

  it('of an order that is never paid gets its money back', async () => {
    await setPayments({ awaitingDays: 1, manualMethods: [transfer] });
    const card = await issue(1000, { isTest: false });
    for (const email of ['cancelled@example.com', 'expired@example.com']) {
      const browser = await ready(email);
      accept(await enter(browser, card.code));
      accept(await shop.pay(browser, { methodId: 'manual-transfer', outcome: undefined }));
      expect(await balanceOf(card.id)).toBe(0);
      const { id, revision, paymentState } = await orderOf(email);
      expect(paymentState).toBe('awaiting');
      if (email.startsWith('cancelled'))
        accept(
          await shop.owner.client.send(ordersCalls.cancel, {
            params: { id },
            body: { revision, isRestocked: true },
          }),
        );
      else {
        shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 2 * 86_400_000);
        await shop.expireOrders();
      }
      expect(await balanceOf(card.id)).toBe(1000);
    }
    await setPayments({});
  });

  it('is entered, shown and taken off without script', async () => {
    const card = await issue(2000);
    const browser = await ready('plain@example.com');
    await shop.post(browser, '/-/checkout/code', { code: card.code });
    const page = await browser.open('/checkout');
    expect(page.text).toContain('Discount code or gift card');
    expect(page.text).toContain(`Gift card ending in ${card.lastFour}`);
    expect(page.text).toContain('−$20.00');
    expect(page.text).toContain('name="giftCardCents" value="2000"');
    expect(page.text).toContain('Order and pay $45.00');
    await shop.post(browser, '/-/checkout/code', { giftCard: card.id });
    expect((await shop.view(browser)).cart.appliedGiftCards).toEqual([]);
  });

  it('is on the page, in the email and in the file of the order', async () => {
    const card = await issue(2500);
    const browser = await ready('shown@example.com');
    accept(await enter(browser, card.code));
    const { url } = accept(await shop.pay(browser, {}));
    const page = await browser.open(url);
    expect(page.text).toContain('<dt>Paid</dt><dd>$40.00</dd>');
    expect(page.text).not.toContain('To pay');
    expect(page.text).toContain(`Gift card ending in ${card.lastFour} ($0.00 left)`);
    expect(page.text).toContain('−$25.00');
    const mails = await shop.rows(
      `select text from mail_outbox where website_id = $1 and to_address = 'shown@example.com'`,
    );
    expect(JSON.stringify(mails)).toContain(`Gift card ending in ${card.lastFour}`);
    const { text } = await shop.owner.open('/api/orders.csv');
    expect(text).toContain('Paid by gift card');
  });
});

describe('a refund', () => {
  const refund = async (email: string, body: object) => {
    const { id, revision } = await orderOf(email);
    return shop.owner.client.send(paymentsCalls.refund, {
      params: { id },
      body: { lines: [], amountCents: 0, isRestocked: false, reason: '', revision, ...body },
    });
  };

  const buy = async (email: string) => {
    const card = await issue(2000);
    const browser = await ready(email);
    accept(await enter(browser, card.code));
    const { paymentId } = accept(await shop.pay(browser));
    const refundedCents = async () =>
      Number((await shop.charges()).find((each) => each['payment_id'] === paymentId)?.['refunded_cents']);
    return { card, refundedCents };
  };

  it('goes to the gateway first and the rest to the card, never more than each gave', async () => {
    const { card, refundedCents } = await buy('first@example.com');
    accept(await refund('first@example.com', { amountCents: 4000 }));
    expect(await refundedCents()).toBe(4000);
    expect(await balanceOf(card.id)).toBe(0);
    accept(await refund('first@example.com', { amountCents: 1500 }));
    expect(await refundedCents()).toBe(4500);
    expect(await balanceOf(card.id)).toBe(1000);
    expect(await refund('first@example.com', { amountCents: 1000, giftCardCents: 0 })).toMatchObject({
      refusal: { code: 'refund-split-impossible' },
    });
    accept(await refund('first@example.com', { amountCents: 1000 }));
    expect(await balanceOf(card.id)).toBe(2000);
    expect(await orderOf('first@example.com')).toMatchObject({
      paymentState: 'refunded',
      refunds: [
        { amountCents: 4000, giftCardCents: 0 },
        { amountCents: 1500, giftCardCents: 1000 },
        { amountCents: 1000, giftCardCents: 1000 },
      ],
    });
  });

  it('goes to the card where the owner wants it', async () => {
    const { card, refundedCents } = await buy('chosen@example.com');
    accept(await refund('chosen@example.com', { amountCents: 1800, giftCardCents: 1800 }));
    expect(await refundedCents()).toBe(0);
    expect(await balanceOf(card.id)).toBe(1800);
  });

  it('[F13 (refund)] of a cancelled order returns to the same card once', async () => {
    const { card, refundedCents } = await buy('whole-back@example.com');
    const { id, revision } = await orderOf('whole-back@example.com');
    const cancel = () =>
      shop.owner.client.send(ordersCalls.cancel, {
        params: { id },
        body: { revision, isRestocked: true },
      });
    const outcomes = await Promise.all([cancel(), cancel(), cancel()]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    shop.passMinute();
    await Promise.all([shop.reconcile(), shop.reconcile()]);
    expect(await refundedCents()).toBe(4500);
    expect(await balanceOf(card.id)).toBe(2000);
  });
});

describe('many at once', () => {
  it('[F13] of 8 checkouts with one card of 10.00 none spends what another has: the ledger holds 10.00', async () => {
    const card = await issue(1000);
    const browsers: TestBrowser[] = [];
    for (let count = 0; count < 8; count += 1) {
      const browser = await ready(`spend${count}@example.com`);
      accept(await enter(browser, card.code));
      browsers.push(browser);
    }
    const outcomes = await Promise.all(browsers.map((browser) => shop.pay(browser, { giftCardCents: 1000 })));
    expect(outcomes.map(codeOf).toSorted()).toEqual([
      ...Array<string>(7).fill('checkout-changed'),
      'completed',
    ]);
    expect(await balanceOf(card.id)).toBe(0);
    const redeemed = (await readCard(card.id)).entries.filter(({ kind }) => kind === 'redeemed');
    expect(redeemed.map(({ amountCents }) => amountCents)).toEqual([-1000]);
    const orders = (await shop.orders()).filter(({ email }) => String(email).startsWith('spend'));
    expect(orders).toHaveLength(1);
    const { id, revision } = await orderOf(String(orders[0]?.['email']));
    const refund = () =>
      shop.owner.client.send(paymentsCalls.refund, {
        params: { id },
        body: { lines: [], amountCents: 6500, isRestocked: false, reason: '', revision },
      });
    const refunds = await Promise.all([refund(), refund(), refund()]);
    expect(refunds.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balanceOf(card.id)).toBe(1000);
  });

  it('[F14] guessing codes ends with the 11th a minute, at every field, and learns nothing of right ones; codes are long and stored hashed', async () => {
    const card = await issue(1000);
    expect(card.code.replaceAll('-', '')).toMatch(/^[A-HJKMNP-Z2-9]{16}$/);
    const [stored] = await shop.rows(
      `select t::text as row from gift_cards t where website_id = $1 and gift_card_id = '${card.id}'`,
    );
    expect(stored?.['row']).not.toContain(card.code.replaceAll('-', ''));
    accept(
      await shop.owner.client.send(discountsCalls.create, {
        body: { ...newDiscountTerms, name: 'Guessed', code: 'GUESSED' },
      }),
    );
    const [browser, neighbour] = [await ready('guess@example.com'), await ready('neighbour@example.com')];
    shop.passMinute();
    const enterInCart = (code: string) => browser.client.send(cartTotalsCalls.applyCode, { body: { code } });
    // Half of them look like gift cards, the others like discounts.
    const guesses = await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        enter(browser, n % 2 === 0 ? `ABCDEFGHJKMNPQR${n + 2}` : `WRONG${n}`),
      ),
    );
    guesses.push(await enter(browser, ''));
    expect(new Set(guesses.map((guess) => (guess.ok ? '' : guess.refusal.message)))).toEqual(
      new Set(['This code is not valid.']),
    );
    const limited = { refusal: { code: 'too-many-requests', status: 429 } };
    for (const code of [card.code, 'GUESSED', 'WRONG']) {
      expect(await enter(browser, code)).toMatchObject(limited);
      expect(await enterInCart(code)).toMatchObject(limited);
      expect(await enter(neighbour, code)).toMatchObject(limited);
    }
    const plain = await shop.post(browser, '/-/checkout/code', { code: card.code });
    expect(plain.headers['location']).toMatch(/^\/checkout\?notice=too-many-requests&reply=/);
    expect((await shop.view(browser)).cart.appliedGiftCards).toEqual([]);
    shop.passMinute();
    accept(await enter(browser, card.code));
  });
});
