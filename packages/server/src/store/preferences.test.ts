import { storeCalls } from '@sitewright/api/store';
import { roles } from '@sitewright/domain/contributors';
import { defaultCheckoutSettings, preferenceNamespaces } from '@sitewright/domain/store';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount, putContributor } from '../contributors/index.ts';
import { accept, createTestDatabase, publishPage, publishProduct, startTestApp } from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('shop');
const owner = await app.signIn(site);
const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
const print = await publishProduct(owner, shop, { title: 'Late Sun', stock: [5] });
const other = await app.addSite('other-shop');

beforeEach(() => {
  app.clock.now = new Date(app.clock.now.getTime() + 61_000);
});

const read = (namespace: (typeof preferenceNamespaces)[number]) =>
  owner.client.send(storeCalls.readPreferences, { params: { namespace } });

const put = (namespace: string, body: unknown, browser = owner) =>
  browser.open(`/api/v1/commerce-preferences/${namespace}`, {
    method: 'PUT',
    headers: {
      origin: browser.origin,
      'x-csrf-token': browser.sessionCrumb ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });

const settings = async () => accept(await owner.client.send(storeCalls.readSettings, {}));

const contextOf = async (path: string) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  const { text } = await app.visit(site).open(`${path}?format=json`);
  return JSON.parse(text) as {
    readonly websiteSettings: { readonly storeSettings: Record<string, unknown> };
    readonly productMerchandisingContext: Record<string, Record<string, unknown>>;
  };
};

describe('[STO-02 (rule)] commerce preferences', () => {
  it('are read by namespace, with the site they belong to', async () => {
    for (const namespace of preferenceNamespaces)
      expect(accept(await read(namespace))).toMatchObject({ websiteId: site.id });
    expect(accept(await read('pill-cart'))).toEqual({ pillCartStyle: 'dark', websiteId: site.id });
  });

  it('are the store settings: a write of either is read by both, and pages follow', async () => {
    const before = await settings();
    expect((await put('pill-cart', { pillCartStyle: 'light', websiteId: site.id })).status).toBe(200);
    const after = await settings();
    expect(after).toEqual({ ...before, pillCartStyle: 'light', revision: before.revision + 1 });
    const { websiteSettings } = await contextOf('/shop');
    expect(websiteSettings.storeSettings).toMatchObject({ pillCartStyle: 'light' });
    accept(
      await owner.client.send(storeCalls.saveSettings, { body: { ...after, pillCartStyle: 'outline' } }),
    );
    expect(accept(await read('pill-cart'))).toMatchObject({ pillCartStyle: 'outline' });
  });

  it('are told of to whoever saves the settings as they were before', async () => {
    const stale = await settings();
    await put('video-paywall', { videoPaywallEnabled: true });
    expect(await owner.client.send(storeCalls.saveSettings, { body: stale })).toMatchObject({
      refusal: { code: 'conflict' },
    });
  });

  it('of two namespaces written at once both stay', async () => {
    await Promise.all([
      put('product-reviews', { productReviewsEnabled: true }),
      put('pill-cart', { pillCartStyle: 'dark' }),
    ]);
    const { pillCartStyle, merchandising } = await settings();
    expect([pillCartStyle, merchandising.productReviewsEnabled]).toEqual(['dark', true]);
  });

  it.each([
    ['pill-cart', { pillCartStyle: 'pink' }],
    ['pill-cart', { pillCartStyle: 'dark', more: 1 }],
    ['pill-cart', { videoPaywallEnabled: true }],
    ['pill-cart', {}],
    ['merchandising', { scarcityThreshold: -1 }],
    ['unknown', { pillCartStyle: 'dark' }],
  ])('refuse what does not belong into %s: %j', async (namespace, body) => {
    const before = await settings();
    expect((await put(namespace, body)).status).toBe(400);
    expect(await settings()).toEqual(before);
  });

  it('of shipping, tax and checkout are saved from the revision that was read; a later one is refused', async () => {
    const body = {
      shipping: {
        profiles: [
          {
            id: 'general',
            name: 'General',
            productIds: [],
            zones: [
              {
                id: 'world',
                name: 'Rest of world',
                countries: [],
                rates: [{ id: 'post', name: 'Post', kind: 'flat', orderCents: 500, itemCents: 0 }],
              },
            ],
            pickups: [],
            localDeliveries: [],
          },
        ],
      },
    };
    const { revision = 0 } = accept(await read('shipping'));
    expect((await put('shipping', { ...body, revision })).status).toBe(200);
    expect(accept(await read('shipping'))).toMatchObject({ ...body, revision: revision + 1 });
    expect((await put('shipping', { ...body, revision })).status).toBe(409);
    expect((await put('tax', { taxRules: [], pricesIncludeTax: true, revision })).status).toBe(409);
    expect((await put('shipping', body)).status).toBe(400);
    const minimumOrder = { isEnabled: true, subtotalCents: 5000 };
    const checkout = { ...defaultCheckoutSettings, phone: 'required', defaultCountry: 'AT', hasNote: true };
    expect((await put('checkout', { minimumOrder, revision: revision + 1 })).status).toBe(400);
    expect((await put('checkout', { minimumOrder, checkout, revision: revision + 1 })).status).toBe(200);
    expect(accept(await read('checkout'))).toMatchObject({ minimumOrder, checkout, revision: revision + 2 });
  });

  it('of shipping that would charge at random are refused at the field', async () => {
    const { shipping, revision } = accept(await read('shipping'));
    const [general] = shipping?.profiles ?? [];
    const [zone] = general?.zones ?? [];
    const twice = { profiles: [{ ...general, zones: [zone, { ...zone, id: 'again', rates: [] }] }] };
    const refused = await put('shipping', { shipping: twice, revision });
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
      400,
      {
        errors: {
          'shipping.profiles.0.zones.1.countries': 'There is a zone for the rest of the world already.',
        },
      },
    ]);
  });

  it('belong to one site', async () => {
    const there = await app.signIn(other);
    await put('pill-cart', { pillCartStyle: 'outline' }, there);
    expect(accept(await read('pill-cart'))).toMatchObject({ pillCartStyle: 'dark' });
  });

  it('need the permission for store settings', async () => {
    const visitor = app.visit(site);
    await visitor.open('/');
    expect((await put('pill-cart', { pillCartStyle: 'light' }, visitor)).status).toBe(401);
  });
});

describe('[CAT-06] the texts of restock forms', () => {
  it('are written by the owner and stand in the context of the product', async () => {
    const preferences = accept(await read('restock'));
    const restockNotificationMessages = {
      CTAText: 'Back in spring',
      placeholderText: 'you@example.com',
      buttonText: 'Wait for it',
      mailingListDescription: 'And our letter',
    };
    const sent = await put('restock', {
      ...preferences,
      restockNotificationsEnabled: true,
      restockNotificationsMailingListSignUpEnabled: true,
      restockNotificationsMailingListOptInByDefault: true,
      restockNotificationMessages,
    });
    expect(sent.status).toBe(200);
    const { productMerchandisingContext } = await contextOf('/shop/late-sun');
    expect(productMerchandisingContext[print.id]).toEqual({
      scarcityEnabled: false,
      scarcityText: 'Only {qtyInStock} left in stock',
      scarcityShownByDefault: false,
      scarcityTemplateViews: [],
      customSoldOutText: '',
      restockNotificationViews: [],
      restockNotificationMessages,
      mailingListSignUpEnabled: true,
      mailingListOptInByDefault: true,
    });
  });

  it('hold no script that a store manager wrote', async () => {
    const person = { email: 'manager@example.com', password: 'a password for the manager' };
    const account = { ...person, name: 'Manager', isAdministrator: false };
    const accountId = (await addAccount(database, account)) ?? '';
    await putContributor(database, site.id, { accountId, roles: [roles.storeManager.code] });
    const manager = await app.signIn(site, person);
    const preferences = accept(await read('restock'));
    const restockNotificationMessages = {
      CTAText: '<script>document.title = 1</script>',
      placeholderText: '',
      buttonText: '',
      mailingListDescription: '',
    };
    const refused = await put('restock', { ...preferences, restockNotificationMessages }, manager);
    expect(refused.status).toBe(403);
    expect(accept(await read('restock'))).toEqual(preferences);
  });
});

describe('[CAT-09] the text of the button', () => {
  it('is the owner’s own on the page of the product, where it is switched on', async () => {
    const product = { useCustomAddButtonText: true, customAddButtonText: 'Reserve one' };
    await publishProduct(owner, shop, { title: 'Reserved', product, stock: [null] });
    await publishProduct(owner, shop, {
      title: 'Usual',
      product: { ...product, useCustomAddButtonText: false },
      stock: [null],
    });
    app.clock.now = new Date(app.clock.now.getTime() + 1100);
    const buttonOf = async (path: string) =>
      /sqs-add-to-cart-button-inner">([^<]*)</.exec((await app.visit(site).open(path)).text)?.[1];
    expect(await buttonOf('/shop/reserved')).toBe('Reserve one');
    expect(await buttonOf('/shop/usual')).toBe('Add To Cart');
  });
});
