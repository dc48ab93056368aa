import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { paymentsCalls } from '@sitewright/api/payments';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, publishProduct, sampleAddress, variant, type TestBrowser } from '../../testing/index.ts';
import { openGiftCardShop } from './testing/open-gift-card-shop.ts';

const shop = await openGiftCardShop();
const {
  card,
  entered,
  postCard,
  checkOut,
  buy,
  readOrder,
  listCards,
  readCard,
  deliver,
  mailsTo,
  codeFor,
  enter,
} = shop;

beforeEach(() => shop.passMinute());

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
    const owned = await shop.issue({ amountCents: 5000 });
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
    const refund = (more: object) =>
      shop.owner.client.send(paymentsCalls.refund, {
        params: { id },
        body: {
          lines: [{ lineId: line?.id ?? '', quantity: 1 }],
          amountCents: 0,
          isRestocked: false,
          reason: '',
          revision: order.revision,
          ...more,
        },
      });
    const refused = { refusal: { code: 'refund-cards-spent' } };
    expect(await refund({})).toMatchObject(refused);
    const whole = { lines: [], amountCents: order.totalCents };
    expect(await refund(whole)).toMatchObject(refused);
    expect(await readCard(first?.id ?? '')).toMatchObject({ status: 'active', balanceCents: 3000 });
    accept(await refund({ acceptsSpentCards: true }));
    expect(await readCard(first?.id ?? '')).toMatchObject({
      status: 'disabled',
      balanceCents: 0,
      entries: [{ kind: 'reversed', amountCents: -3000 }, { kind: 'adjusted' }, { kind: 'issued' }],
    });
    expect(await listCards('second@example.com')).toMatchObject([{ status: 'active', balanceCents: 2500 }]);
  });
});
