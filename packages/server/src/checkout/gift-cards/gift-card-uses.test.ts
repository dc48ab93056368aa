import { checkoutCalls } from '@sitewright/api/checkout';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOutbox, readMailText } from '../../mail/index.ts';
import { accept, openCheckoutShop, type TestBrowser } from '../../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

beforeEach(() => shop.passMinute());

const owner = () => shop.owner.client;

const issue = async (amountCents: number, fields: object = {}, browser = shop.owner) =>
  accept(
    await browser.client.send(giftCardsCalls.issue, {
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

const read = async (id: string) => accept(await owner().send(giftCardsCalls.read, { params: { id } }));
const disable = async (id: string) => accept(await owner().send(giftCardsCalls.disable, { params: { id } }));
const enter = (browser: TestBrowser, code: string) =>
  browser.client.send(checkoutCalls.applyCode, { body: { code } });

/** A print for 60.00 with 5.00 of shipping. */
const ready = (email: string) => shop.ready([{ itemId: shop.print.id, sku: 'LS-A2' }], email);

const buyWith = async (email: string, ...codes: string[]) => {
  const browser = await ready(email);
  for (const code of codes) accept(await enter(browser, code));
  const { url } = accept(await shop.pay(browser));
  return String(new URLSearchParams(url.split('?')[1]).get('order'));
};

const refund = async (id: string, body: object) => {
  const { revision } = accept(await owner().send(ordersCalls.read, { params: { id } }));
  return owner().send(paymentsCalls.refund, {
    params: { id },
    body: { lines: [], amountCents: 0, isRestocked: false, reason: '', revision, ...body },
  });
};

const codesTo = async (address: string): Promise<string[]> =>
  (await listOutbox(shop.database, shop.site.id)).mails
    .filter(({ to }) => to === address)
    .flatMap(
      (mail) =>
        /\b(?:[A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}\b/.exec(
          readMailText(mail, shop.app.services.secret),
        )?.[0] ?? [],
    );

describe('a card that is disabled', () => {
  it('while it is in a checkout pays nothing, and says no more than an unknown one', async () => {
    const card = await issue(2000);
    const browser = await ready('voided@example.com');
    accept(await enter(browser, card.code));
    const seen = (await shop.view(browser)).cart.grandTotalCents;
    await disable(card.id);
    expect(await shop.pay(browser, { totalCents: seen, giftCardCents: 2000 })).toMatchObject({
      refusal: { code: 'checkout-changed' },
    });
    const { cart } = await shop.view(browser);
    expect(cart.amountDueCents).toBe(6500);
    expect(cart.appliedGiftCards).toMatchObject([{ amountCents: 0 }]);
    const unknown = await enter(browser, 'ABCD-EFGH-JKMN-PQRS');
    const again = await enter(await ready('voided-again@example.com'), card.code);
    expect([unknown.ok, again.ok]).toEqual([false, false]);
    expect(again).toMatchObject({ refusal: unknown.ok ? {} : { message: unknown.refusal.message } });
    expect((await read(card.id)).balanceCents).toBe(2000);
  });

  it('gets no refund: a new card goes to the buyer, once, and pays', async () => {
    const [voided, kept] = [await issue(2000), await issue(1000)];
    const id = await buyWith('replaced@example.com', voided.code, kept.code);
    await disable(voided.id);
    accept(await refund(id, { amountCents: 3000, giftCardCents: 3000 }));
    shop.passMinute();
    await shop.reconcile();
    expect((await read(voided.id)).balanceCents).toBe(0);
    expect((await read(kept.id)).balanceCents).toBe(1000);
    const codes = await codesTo('replaced@example.com');
    expect(codes).toHaveLength(1);
    const found = accept(await owner().send(giftCardsCalls.find, { body: { code: codes[0] ?? '' } }));
    const card = await read(found.id);
    expect(card).toMatchObject({
      status: 'active',
      balanceCents: 2000,
      isTest: true,
      recipientEmail: 'replaced@example.com',
      note: `Refund instead of the card ending in ${voided.lastFour}, which is disabled.`,
      entries: [{ kind: 'refunded', amountCents: 2000, order: { id } }],
    });
    const order = accept(await owner().send(ordersCalls.read, { params: { id } }));
    expect(order).toMatchObject({ refundedCents: 3000, refunds: [{ giftCardCents: 3000 }] });
    await buyWith('spends@example.com', codes[0] ?? '');
    expect((await read(card.id)).balanceCents).toBe(0);
    // What the gateway captured is left, and nothing of the cards.
    expect(await refund(id, { amountCents: 1, giftCardCents: 1 })).toMatchObject({
      refusal: { code: 'refund-split-impossible' },
    });
  });
});

it('a card of another site is as unknown as any', async () => {
  const other = await shop.app.addSite('elsewhere');
  const stranger = await shop.app.signIn(other);
  const card = await issue(5000, {}, stranger);
  const browser = await ready('elsewhere@example.com');
  expect(await enter(browser, card.code)).toMatchObject({ ok: false });
  expect(await owner().send(giftCardsCalls.find, { body: { code: card.code } })).toMatchObject({
    refusal: { code: 'gift-card-unknown', status: 404 },
  });
  expect((await shop.view(browser)).cart.appliedGiftCards).toEqual([]);
});

it('redeeming several cards is one statement of a payment, and so is giving them back', async () => {
  const cards = [await issue(1000), await issue(1000), await issue(1000)];
  const browser = await ready('counted@example.com');
  for (const { code } of cards) accept(await enter(browser, code));
  const statements: string[] = [];
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [first] = given;
    const text = typeof first === 'string' ? first : String((first as { text?: string } | undefined)?.text);
    if (/(update|into) "?gift_card/.test(text)) statements.push(text);
    return Reflect.apply(query, this, given) as never;
  });
  expect(await shop.pay(browser, { outcome: 'decline' })).toMatchObject({
    refusal: { code: 'payment-refused' },
  });
  const written = statements.length;
  accept(await shop.pay(browser));
  spy.mockRestore();
  expect([written, statements.length]).toEqual([2, 3]);
  for (const { id } of cards) expect((await read(id)).balanceCents).toBe(0);
});

describe('the owner, over HTTP', () => {
  const send = (path: string, body: object) =>
    shop.owner.open(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.owner.origin },
      body: JSON.stringify(body),
    });

  it('finds a card by its code, redeems it in person, and sends it with a new code', async () => {
    const card = await issue(3000, { recipientEmail: 'ana@example.com' });
    expect(accept(await owner().send(giftCardsCalls.find, { body: { code: card.code } })).id).toBe(card.id);
    const params = { id: card.id };
    const redeem = (amountCents: number) =>
      owner().send(giftCardsCalls.redeem, { params, body: { amountCents, note: 'At the counter' } });
    expect(accept(await redeem(1000))).toMatchObject({
      balanceCents: 2000,
      entries: [{ kind: 'redeemed', amountCents: -1000, note: 'At the counter' }, { kind: 'issued' }],
    });
    expect(await redeem(2001)).toMatchObject({ refusal: { code: 'gift-card-balance-too-low' } });
    const resend = (recipientEmail: string) =>
      owner().send(giftCardsCalls.resend, { params, body: { recipientEmail } });
    expect(await resend('not an address')).toMatchObject({ refusal: { code: 'gift-card-address-missing' } });
    accept(await resend('bea@example.com'));
    const [code = ''] = await codesTo('bea@example.com');
    expect(code).not.toBe('');
    const find = (entered: string) => owner().send(giftCardsCalls.find, { body: { code: entered } });
    expect(await find(card.code)).toMatchObject({ refusal: { code: 'gift-card-unknown' } });
    expect(accept(await find(code)).id).toBe(card.id);
    await disable(card.id);
    expect(await redeem(1)).toMatchObject({ refusal: { code: 'gift-card-disabled' } });
    expect(await resend('bea@example.com')).toMatchObject({ refusal: { code: 'gift-card-disabled' } });
  });

  it('is refused without a crumb, and after ten searches of a minute', async () => {
    const card = await issue(3000);
    const uncrumbed = await send('/api/gift-card-searches', { code: card.code });
    expect(uncrumbed.status).toBe(400);
    expect(uncrumbed.text).toContain('crumbFail');
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const outcome = await owner().send(giftCardsCalls.find, { body: { code: 'ABCD-EFGH-JKMN-PQRS' } });
      statuses.push(outcome.ok ? 200 : outcome.refusal.status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  });
});
