import { checkoutCalls } from '@sitewright/api/checkout';
import { discountsCalls } from '@sitewright/api/discounts';
import { donationsCalls } from '@sitewright/api/donations';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { ordersCalls } from '@sitewright/api/orders';
import { storeCalls } from '@sitewright/api/store';
import { newDiscountTerms } from '@sitewright/domain/discounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { listOutbox, readMailText } from '../../mail/index.ts';
import { accept, openDonationShop } from '../../testing/index.ts';

const shop = await openDonationShop();

beforeEach(() => shop.passMinute());

const taxRules = [
  { id: 'pt', name: 'VAT', country: 'PT', rate: '23', taxesShipping: true, taxesServicesAndDigital: true },
];

/** Everything else of the settings stays. */
const setRules = async (rules: object): Promise<void> => {
  await shop.setStore({ ...accept(await shop.owner.client.send(storeCalls.readSettings, {})), ...rules });
};

const mailsTo = async (email: string) => {
  const { mails } = await listOutbox(shop.app.services.database, shop.site.id);
  return mails.filter(({ to }) => to === email);
};

describe('the page of a fund', () => {
  it('[SITE-02 (rule)] offers its amounts, once or each month, with a note, as page type 203', async () => {
    const browser = await shop.visitor();
    const all = await browser.open('/donate');
    expect(all.headers['location']).toBe('/donate/library');
    const { status, text } = await browser.open('/donate/library');
    expect(status).toBe(200);
    for (const part of [
      '"pageType":203',
      'Harbour library',
      'Books for everybody.',
      '$10.00',
      '$25.00',
      'Another amount',
      'Every month',
      'Add a note',
    ])
      expect(text).toContain(part);
    expect((await browser.open('/donate/unknown')).status).toBe(404);
  });

  it('lists the funds where there are several', async () => {
    const other = await shop.addFund({ title: 'Garden', slug: 'garden', suggestedCents: [700] });
    const { text } = await (await shop.visitor()).open('/donate');
    expect(text).toContain('"pageType":203');
    expect(text).toContain('href="/donate/garden"');
    expect(text).toContain('href="/donate/library"');
    accept(await shop.owner.client.send(donationsCalls.archiveFund, { params: { id: other.id } }));
  });

  it.each([
    [{ amount: 'other', other: 'plenty' }, 'Enter an amount in numbers, such as 25.00.', 'plenty'],
    [{ amount: 'other', other: '4.99' }, 'Enter at least $5.00.', '4.99'],
    [{ amount: '', note: 'Kept note' }, 'Choose or enter an amount.', 'Kept note'],
  ])('says what is wrong with %j and keeps it', async (fields, message, kept) => {
    const browser = await shop.visitor();
    const { status, text } = await shop.give(browser, fields);
    expect(status).toBe(422);
    expect(text).toContain(message);
    expect(text).toContain(`value="${kept}"`);
    expect((await shop.readCart(browser)).entries).toEqual([]);
  });
});

describe('a donation in the cart', () => {
  it('is one line a fund: giving again changes it, and its number stays one', async () => {
    const browser = await shop.visitor();
    expect((await shop.give(browser, { next: 'cart' })).headers['location']).toBe('/cart');
    expect((await shop.give(browser, { amount: '1000' })).headers['location']).toBe('/checkout');
    const { entries, subtotalCents } = await shop.readCart(browser);
    expect(entries).toMatchObject([{ title: 'Harbour library', quantity: 1, purchasePriceCents: 1000 }]);
    expect(subtotalCents).toBe(1000);
    const page = await browser.open('/cart');
    expect(page.text).toContain('href="/donate/library"');
    const [entry] = entries;
    await shop.post(browser, `/-/cart/entries/${entry?.id}`, { quantity: '3' });
    expect((await shop.readCart(browser)).entries).toMatchObject([{ quantity: 1 }]);
  });

  it('is gone where its fund is archived', async () => {
    const fund = await shop.addFund({ title: 'Ends', slug: 'ends', suggestedCents: [900] });
    const browser = await shop.visitor();
    await shop.give(browser, { fund: fund.id, amount: '900' });
    accept(await shop.owner.client.send(donationsCalls.archiveFund, { params: { id: fund.id } }));
    const { entries, subtotalCents } = await shop.readCart(browser);
    expect(entries).toMatchObject([{ isAvailable: false, note: 'No longer available' }]);
    expect(subtotalCents).toBe(0);
  });
});

describe('the checkout of a donation', () => {
  it('asks for no delivery, takes no tax, no discount and no gift card, and no minimum applies', async () => {
    await setRules({ taxRules, minimumOrder: { isEnabled: true, subtotalCents: 90_000 } });
    const reward = { kind: 'percent', percent: '50' } as const;
    accept(
      await shop.owner.client.send(discountsCalls.create, {
        body: { ...newDiscountTerms, name: 'Half', code: 'HALF', reward },
      }),
    );
    const card = accept(
      await shop.owner.client.send(giftCardsCalls.issue, {
        body: {
          amountCents: 9000,
          expiresOn: null,
          isTest: true,
          note: '',
          recipientEmail: '',
          recipientName: '',
        },
      }),
    );
    const browser = await shop.visitor();
    await shop.give(browser);
    await shop.enter(browser, 'plain@example.com');
    const refused = await browser.client.send(checkoutCalls.applyCode, { body: { code: card.code } });
    expect(refused).toMatchObject({ ok: false });
    await browser.client.send(checkoutCalls.applyCode, { body: { code: 'HALF' } });
    const { cart } = await shop.view(browser);
    expect(cart).toMatchObject({
      subtotalCents: 2500,
      discountCents: 0,
      taxCents: 0,
      grandTotalCents: 2500,
      requiresShipping: false,
      shouldBlockPurchaseForMinimumOrderAmount: false,
    });
    expect(cart.invalidCoupons).toMatchObject([{ code: 'HALF', reason: 'no-matching-products' }]);
    accept(await shop.pay(browser));
    await setRules({ taxRules: [], minimumOrder: { isEnabled: false, subtotalCents: 0 } });
  });

  it('stands beside what is bought: tax, shipping and discounts are for the rest', async () => {
    await setRules({ taxRules });
    const browser = await shop.ready([{}], 'mixed@example.com');
    const before = await shop.view(browser);
    await shop.give(browser);
    const { cart } = await shop.view(browser);
    expect(cart.taxCents).toBe(before.cart.taxCents);
    expect(cart.taxCents).toBeGreaterThan(0);
    expect(cart.grandTotalCents).toBe(before.cart.grandTotalCents + 2500);
    const paid = accept(await shop.pay(browser));
    const page = await browser.open('url' in paid ? String(paid.url) : '');
    expect(page.text).toContain('"pageType":202');
    await setRules({ taxRules: [] });
  });

  it('ends on page type 204 with the thanks of the owner, is fulfilled at once and thanked for by email', async () => {
    const { browser, paid, orderId } = await shop.donate('thanks@example.com', { note: 'In memory of Ada' });
    const page = await browser.open('url' in paid ? String(paid.url) : '');
    for (const part of [
      '"pageType":204',
      'Thank you for your donation',
      'The readers of the harbour thank you.',
      'Note: In memory of Ada',
    ])
      expect(page.text).toContain(part);
    expect(page.text).not.toContain('/checkout/return');
    const order = accept(await shop.owner.client.send(ordersCalls.read, { params: { id: orderId } }));
    expect(order).toMatchObject({ fulfilmentState: 'fulfilled', taxCents: 0 });
    const [mail] = await mailsTo('thanks@example.com');
    expect(mail?.subject).toContain('Thank you for your donation');
    const text = mail ? readMailText(mail, shop.app.services.secret) : '';
    expect(text).toContain('donation of $25.00');
    expect(text).toContain('The readers of the harbour thank you.');
  });
});
