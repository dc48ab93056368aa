import { siteCalls } from '@sitewright/api/sites';
import { storeSetupCalls } from '@sitewright/api/store-setup';
import {
  defaultCheckoutSettings,
  defaultInvoiceSettings,
  defaultPaymentSettings,
} from '@sitewright/domain/store';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, openCheckoutShop } from '../testing/index.ts';

const shop = await openCheckoutShop();

beforeEach(() => shop.passMinute());

const missingFor = async (browser = shop.owner): Promise<string[]> =>
  accept(await browser.client.send(storeSetupCalls.readFirstSale, {}))
    .steps.filter(({ isDone }) => !isDone)
    .map(({ id }) => id);

describe('what a store needs before its first sale', () => {
  it('is everything on a new site, whatever another site has', async () => {
    const other = await shop.app.signIn(await shop.app.addSite('empty'));
    expect(await missingFor(other)).toEqual([
      'product',
      'shipping',
      'tax',
      'payment',
      'policies',
      'business',
      'contact',
      'test-order',
    ]);
  });

  it('is done step by step, by what the store has', async () => {
    expect(await missingFor()).toEqual(['tax', 'payment', 'policies', 'business', 'contact', 'test-order']);
    accept(await shop.pay(await shop.ready([{}])));
    expect(await missingFor()).toEqual(['tax', 'payment', 'policies', 'business', 'contact']);
    const { shipping } = await shop.setStore({});
    expect(await missingFor()).toContain('shipping');
    await shop.setStore({
      shipping: {
        profiles: shipping.profiles.map((profile) => ({
          ...profile,
          zones: [
            {
              id: 'world',
              name: 'World',
              countries: [],
              rates: [{ id: 'post', name: 'Post', kind: 'flat', orderCents: 0, itemCents: 0 }],
            },
          ],
        })),
      },
      checkout: { ...defaultCheckoutSettings, policies: { returns: 'a', terms: 'b', privacy: 'c' } },
      payments: {
        ...defaultPaymentSettings,
        manualMethods: [{ id: 'transfer', name: 'Transfer', instructions: '', isEnabled: true }],
      },
      invoices: {
        ...defaultInvoiceSettings,
        sellerName: 'Ink & Grain',
        sellerAddress: 'Rua das Flores 12',
      },
      firstSale: { isHidden: false, collectsNoTax: true },
    });
    expect(await missingFor()).toEqual(['contact']);
    const settings = accept(await shop.owner.client.send(siteCalls.readSettings, {}));
    const socialAccounts = [{ serviceName: 'email', profileUrl: 'mailto:shop@example.com' }];
    accept(await shop.owner.client.send(siteCalls.saveSettings, { body: { ...settings, socialAccounts } }));
    shop.passMinute();
    expect(await missingFor()).toEqual([]);
  });
});
