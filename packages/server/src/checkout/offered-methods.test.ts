import { checkoutCalls } from '@sitewright/api/checkout';
import { storeCalls } from '@sitewright/api/store';
import { roles } from '@sitewright/domain/contributors';
import { defaultPaymentSettings, type PaymentSettings } from '@sitewright/domain/store';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount, putContributor } from '../contributors/index.ts';
import { accept, openCheckoutShop, type TestBrowser } from '../testing/index.ts';

const shop = await openCheckoutShop();
const publicSite = { id: shop.site.id, host: 'prints.example' };

const signInAs = async (role: keyof typeof roles, name: string = role): Promise<TestBrowser> => {
  const person = { email: `${name.toLowerCase()}@example.com`, password: 'a password that is long' };
  const account = { ...person, name, isAdministrator: false };
  const accountId = (await addAccount(shop.database, account)) ?? '';
  await putContributor(shop.database, shop.site.id, { accountId, roles: [roles[role].code] });
  return shop.app.signIn(shop.site, person);
};

beforeAll(async () => {
  await shop.pool.query('insert into hosts (host, website_id, is_primary) values ($1, $2, false)', [
    publicSite.host,
    shop.site.id,
  ]);
});

beforeEach(() => shop.passMinute());

const methodsOn = async (where: typeof publicSite, browser?: TestBrowser): Promise<string[]> => {
  const shopper = browser ?? (await shop.visitor(where));
  accept(await shop.add(shopper));
  const { methods } = accept(await shopper.client.send(checkoutCalls.read, {}));
  return methods.map(({ id }) => id);
};

const transfer = { id: 'transfer', name: 'Transfer', instructions: 'IBAN', isEnabled: true };

const setPayments = async (payments: Partial<PaymentSettings>) => {
  const settings = accept(await shop.owner.client.send(storeCalls.readSettings, {}));
  accept(
    await shop.owner.client.send(storeCalls.saveSettings, {
      body: { ...settings, payments: { ...defaultPaymentSettings, ...payments } },
    }),
  );
};

describe('ways to pay on a public host', () => {
  it('are none for visitors of a new store, who can pay with the test gateway on this machine', async () => {
    expect(await methodsOn(publicSite)).toEqual([]);
    expect(await methodsOn(shop.site)).toEqual(['test']);
  });

  it('include the test gateway where the owner allows it, and while it is on', async () => {
    await setPayments({ allowsTestOrders: true });
    expect(await methodsOn(publicSite)).toEqual(['test']);
    await setPayments({ allowsTestOrders: true, isTestGatewayEnabled: false });
    expect(await methodsOn(publicSite)).toEqual([]);
    expect(await methodsOn(shop.site)).toEqual([]);
  });

  it('include it for contributors of the site who are signed in', async () => {
    await setPayments({});
    const contributor = await shop.app.signIn(publicSite);
    // Calls of shoppers repeat the crumb of the cookie.
    contributor.sessionCrumb = undefined;
    expect(await methodsOn(publicSite, contributor)).toEqual(['test']);
  });

  it('include the manual methods that are on, in the owner’s order', async () => {
    const cash = { ...transfer, id: 'cash', name: 'Cash' };
    const cheque = { ...transfer, id: 'cheque', name: 'Cheque', isEnabled: false };
    await setPayments({ manualMethods: [cash, cheque, transfer] });
    expect(await methodsOn(publicSite)).toEqual(['manual-cash', 'manual-transfer']);
  });
});

describe('how the store is paid', () => {
  it('is changed by administrators alone, whatever way it is saved', async () => {
    for (const role of ['storeManager', 'websiteManager', 'editor', 'viewer'] as const) {
      shop.passMinute();
      const browser = await signInAs(role);
      const before = accept(await shop.owner.client.send(storeCalls.readSettings, {}));
      const payments = { ...before.payments, allowsTestOrders: true };
      const { revision } = before;
      const refused = { refusal: { status: 403, code: 'not-allowed' } };
      const byPreferences = await browser.client.send(storeCalls.savePreferences, {
        params: { namespace: 'payments' },
        body: { payments, revision },
      });
      const bySettings = await browser.client.send(storeCalls.saveSettings, {
        body: { ...before, payments },
      });
      expect([role, byPreferences, bySettings]).toMatchObject([role, refused, refused]);
      expect(accept(await shop.owner.client.send(storeCalls.readSettings, {}))).toEqual(before);
    }
  });

  it('stays as it is when a store manager saves the other settings', async () => {
    const manager = await signInAs('storeManager', 'second');
    const before = accept(await manager.client.send(storeCalls.readSettings, {}));
    const body = { ...before, expressCheckout: !before.expressCheckout };
    const saved = accept(await manager.client.send(storeCalls.saveSettings, { body }));
    expect(saved).toEqual({ ...body, revision: before.revision + 1 });
  });
});
