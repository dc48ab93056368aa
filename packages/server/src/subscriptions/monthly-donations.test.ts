import { donationsCalls } from '@sitewright/api/donations';
import { storeCalls } from '@sitewright/api/store';
import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { beforeEach, describe, expect, it } from 'vitest';
import { signSubscriptionLink } from '../subscription-records/index.ts';
import { accept, openDonationShop } from '../testing/index.ts';
import { subscriptionTools } from './testing/open-subscription-shop.ts';

const shop = await openDonationShop();
const { setNow, passDays, renew, renewals, runJob, subscription } = subscriptionTools(shop);

/** The owner's session would not outlast it. */
const renewAfterMonth = async (): Promise<void> => {
  const before = shop.app.clock.now;
  passDays(32);
  await renew();
  setNow(before);
};

beforeEach(() => shop.passMinute());

const startMonthly = async (email: string) => {
  const donated = await shop.donate(email, { rhythm: 'monthly', note: 'For Ada' });
  const [row] = await shop.rows(
    `select subscription_id from subscriptions where website_id = $1 and email = '${email}'`,
  );
  const id = String(row?.['subscription_id']);
  const { paymentId } = donated.paid;
  await runJob('subscriptions.save-method', { websiteId: shop.site.id, paymentId, orderId: donated.orderId });
  const link = signSubscriptionLink(shop.app.services.secret, {
    websiteId: shop.site.id,
    subscriptionId: id,
  });
  return { ...donated, id, link };
};

describe('a monthly donation', () => {
  it('is confirmed as a contribution and renewed each month without tax, also after its fund was archived', async () => {
    const settings = accept(await shop.owner.client.send(storeCalls.readSettings, {}));
    const rule = { id: 'pt', name: 'VAT', country: 'PT', rate: '23', taxesShipping: true };
    await shop.setStore({ ...settings, taxRules: [{ ...rule, taxesServicesAndDigital: true }] });
    const { browser, paid, id } = await startMonthly('monthly@example.com');
    const page = await browser.open('url' in paid ? String(paid.url) : '');
    for (const part of ['"pageType":204', 'every month', 'Next payment: $25.00 on'])
      expect(page.text).toContain(part);
    expect(await subscription(id)).toMatchObject({
      status: 'ACTIVE',
      renewal_cents: '2500',
      item_id: shop.fund.id,
    });
    accept(await shop.owner.client.send(donationsCalls.archiveFund, { params: { id: shop.fund.id } }));
    await renewAfterMonth();
    expect(
      (await renewals(id)).map(({ total_cents, fulfilment_state }) => [total_cents, fulfilment_state]),
    ).toEqual([['2500', 'fulfilled']]);
    accept(await shop.owner.client.send(donationsCalls.restoreFund, { params: { id: shop.fund.id } }));
    const { donations } = accept(
      await shop.owner.client.send(donationsCalls.list, { query: { search: 'monthly@' } }),
    );
    expect(donations.map(({ amountCents, isMonthly }) => [amountCents, isMonthly])).toEqual([
      [2500, true],
      [2500, true],
    ]);
  });

  it('is changed, paused and ended by its donor, and its amount not by the owner', async () => {
    const { id, link, browser } = await startMonthly('changing@example.com');
    const page = await browser.open(link);
    expect(page.text).toContain('value="25.00"');
    expect(page.text).not.toContain('Delivery and any tax');
    const press = async (name: string, fields: Readonly<Record<string, string>> = {}) => {
      const action = link.replace('/subscription?', `/-/subscription/${name}?`);
      const posted = await shop.post(browser, action, fields);
      return posted.status === 303 ? browser.open(String(posted.headers['location'])) : posted;
    };
    expect((await press('line', { amount: '4' })).text).toContain('This amount is not possible');
    expect((await press('line', { amount: 'plenty' })).text).toContain('This amount is not possible');
    expect((await press('line', { amount: '40' })).text).toContain('Your subscription was changed.');
    expect(await subscription(id)).toMatchObject({ renewal_cents: '4000' });
    await renewAfterMonth();
    expect((await renewals(id)).map(({ total_cents }) => total_cents)).toEqual(['4000']);
    const read = await shop.owner.client.send(subscriptionsCalls.read, { params: { id } });
    const { actions } = accept(read);
    for (const action of ['change-price', 'change-line', 'change-address'] as const)
      expect(actions).not.toContain(action);
    const raised = await shop.owner.client.send(subscriptionsCalls.changePrice, {
      params: { id },
      body: { unitCents: 9000 },
    });
    expect(raised).toMatchObject({ ok: false, refusal: { code: 'subscription-state' } });
    await press('pause');
    expect(await subscription(id)).toMatchObject({ status: 'PAUSED' });
    await press('cancel', { when: 'now' });
    expect(await subscription(id)).toMatchObject({ status: 'CANCELLED' });
  });

  it('is not taken where the fund does not offer it', async () => {
    const once = await shop.addFund({ title: 'Once', slug: 'once', suggestedCents: [800] });
    const browser = await shop.visitor();
    const { status, text } = await shop.give(browser, { fund: once.id, amount: '800', rhythm: 'monthly' });
    expect(status).toBe(422);
    expect(text).toContain('This fund does not take monthly donations.');
  });
});
