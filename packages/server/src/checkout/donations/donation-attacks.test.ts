import { donationsCalls } from '@sitewright/api/donations';
import { siteCalls } from '@sitewright/api/sites';
import { newFundTerms } from '@sitewright/domain/donations';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, openDonationShop } from '../../testing/index.ts';

const shop = await openDonationShop();

beforeEach(() => shop.passMinute());

const setCurrency = async (currency: string): Promise<void> => {
  const settings = accept(await shop.owner.client.send(siteCalls.readSettings, {}));
  accept(await shop.owner.client.send(siteCalls.saveSettings, { body: { ...settings, currency } }));
  shop.passMinute();
};

describe('an amount', () => {
  it.each([
    '-5',
    '0',
    '0.001',
    '12.345',
    '1e3',
    'NaN',
    'Infinity',
    '99999999999999999999',
    '1000000.01',
    '0x10',
    '٥٠',
    '10,20,30',
    '<b>9</b>',
  ])('that is entered as %j is refused, and what was entered stays', async (other) => {
    const browser = await shop.visitor();
    const { status, text } = await shop.give(browser, { amount: 'other', other });
    expect(status).toBe(422);
    expect(text).not.toContain('<b>9');
    expect((await shop.readCart(browser)).entries).toEqual([]);
  });

  it('that the fund does not suggest is not taken, nor one that payments cannot begin with', async () => {
    const fixed = await shop.addFund({
      title: 'Fixed',
      slug: 'fixed',
      suggestedCents: [800],
      isOtherAllowed: false,
    });
    const browser = await shop.visitor();
    for (const fields of [{ amount: '900' }, { amount: 'other', other: '9' }, { amount: '-800' }])
      expect((await shop.give(browser, { fund: fixed.id, other: '', ...fields })).status).toBe(422);
    const tiny = await shop.owner.client.send(donationsCalls.createFund, {
      body: { ...newFundTerms, title: 'Tiny', slug: 'tiny', suggestedCents: [10] },
    });
    expect(tiny).toMatchObject({ ok: false, refusal: { code: 'fund-invalid' } });
    // Another currency has come, in which the suggested amount is next to nothing.
    await setCurrency('CZK');
    const late = await shop.give(browser, { fund: fixed.id, amount: '800' });
    await setCurrency('USD');
    expect(late.status).toBe(422);
  });

  it('of a currency without decimals is counted whole', async () => {
    await setCurrency('JPY');
    const browser = await shop.visitor();
    expect((await shop.give(browser, { amount: 'other', other: '1500.5' })).status).toBe(422);
    expect((await shop.give(browser, { amount: 'other', other: '1500' })).status).toBe(303);
    const { entries } = await shop.readCart(browser);
    await setCurrency('USD');
    expect(entries).toMatchObject([{ purchasePriceCents: 1500, subTotalText: '¥1,500' }]);
  });
});

describe('what a donor writes', () => {
  it('is text everywhere: no markup on pages, no formula in the file, no fault for control characters', async () => {
    const note = '=HYPERLINK("http://x")\u0000<img src=x onerror=alert(1)>';
    const { browser, paid } = await shop.donate('note@example.com', { note });
    const page = await browser.open('url' in paid ? String(paid.url) : '');
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('<img src=x');
    const file = await shop.owner.open('/api/donations.csv');
    expect(file.text).toMatch(/"'=HYPERLINK/);
  });

  it('stays at one line of the cart, however many requests come at once', async () => {
    const browser = await shop.visitor();
    await shop.give(browser, { note: 'first' });
    await Promise.all(
      Array.from({ length: 8 }, (_each, place) =>
        shop.give(browser, { amount: 'other', other: String(10 + place) }),
      ),
    );
    expect((await shop.readCart(browser)).entries).toHaveLength(1);
  });

  it('gives nothing to a fund of another site', async () => {
    const other = await shop.app.addSite('other-funds');
    const theirs = await shop.app.signIn(other);
    const fund = accept(
      await theirs.client.send(donationsCalls.createFund, {
        body: { ...newFundTerms, title: 'Theirs', slug: 'theirs', suggestedCents: [900] },
      }),
    );
    expect((await shop.give(await shop.visitor(), { fund: fund.id, amount: '900' })).status).toBe(404);
  });
});
