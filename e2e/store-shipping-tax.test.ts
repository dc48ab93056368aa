import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';

const shop = await openShop({ name: 'store-shipping-tax', store: {} });

let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(shop);
});

const openApp = async (path: string, options = {}): Promise<Page> =>
  (await shop.visit(path, { storageState: signedIn, reducedMotion: 'reduce', ...options })).page;

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await notices(page).getByText('Settings saved').last().waitFor();
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
};

interface Preferences {
  readonly shipping: {
    readonly profiles: readonly { readonly zones: readonly { readonly rates: readonly object[] }[] }[];
  };
}

const SHIPPING = '/api/v1/commerce-preferences/shipping';

/** Another contributor changes the settings. */
const changeElsewhere = async <Values extends object>(
  page: Page,
  path: string,
  changed: (values: Values) => Values,
): Promise<void> => {
  const stored = await callApi<Values>(page, path);
  await callApi(page, path, { method: 'PUT', body: changed(stored) });
};

interface Cart {
  readonly shippingOptions: readonly { readonly name: string; readonly priceCents: number }[];
  readonly taxCents: number;
  readonly grandTotalCents: number;
}

/** The cart of a visitor with one product, sent to the place. */
const cartAt = async (path: string, location: object): Promise<Cart> => {
  const { page } = await shop.visit('/');
  const { request } = page.context();
  const { item } = (await (await request.get(`${path}?format=json`)).json()) as {
    item: { id: string; structuredContent: { variants: { sku: string }[] } };
  };
  const crumb = (await page.context().cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const call = async (method: string, url: string, data: object): Promise<Cart> => {
    const headers = { origin: shop.origin, 'x-csrf-token': crumb };
    const answer = await request.fetch(url, { method, data, headers });
    if (!answer.ok()) throw new Error(`${url} answered ${answer.status()} ${await answer.text()}`);
    return ((await answer.json()) as { shoppingCart: Cart }).shoppingCart;
  };
  const sku = item.structuredContent.variants[0]?.sku;
  await call('POST', '/api/commerce/shopping-cart/entries', { itemId: item.id, sku, quantity: 1 });
  return call('PUT', '/api/commerce/cart/shipping', { location });
};

/** Scrolling closes the list of a combo box: it comes into view before the list opens. */
const tryCountry = async (page: Page, country: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: 'Country' });
  await box.scrollIntoViewIfNeeded();
  await box.focus();
  await box.fill(country);
  await page.getByRole('option', { name: country, exact: true }).click();
};

const addZone = async (page: Page, name: string, country: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add zone' }).click();
  const zone = dialog(page, 'Add zone');
  await zone.getByRole('textbox', { name: 'Zone name' }).fill(name);
  await zone.getByRole('searchbox', { name: 'Search countries' }).fill(country);
  await zone.getByRole('row', { name: country }).click();
  await zone.getByRole('button', { name: 'Done' }).click();
};

describe('the shipping of the store', () => {
  it('is set up with the mouse, says what is missing, and is what a visitor is offered', async () => {
    const page = await openApp('/config/store/shipping');
    await page.getByRole('heading', { name: 'No shipping zones yet' }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await addZone(page, 'Alps', 'Austria');
    await page.getByText('No rates: shoppers here can’t check out.').waitFor();
    await page.getByText(/countries have no zone/).waitFor();

    await page.getByRole('button', { name: 'Add rate to Alps' }).click();
    const rate = dialog(page, 'Add rate');
    await rate.getByRole('textbox', { name: 'Name' }).fill('Mountain post');
    await rate.getByRole('textbox', { name: 'Per order' }).fill('$4.90');
    await rate.getByRole('textbox', { name: 'Per item (optional)' }).fill('1');
    await rate.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Flat rate · $4.90 per order + $1.00 per item').waitFor();

    await tryCountry(page, 'Austria');
    await page.getByRole('textbox', { name: 'Number of items' }).fill('3');
    await page.getByRole('status', { name: 'Shipping options' }).getByText('$7.90').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await save(page);

    expect((await cartAt('/shop/card', { country: 'AT' })).shippingOptions).toMatchObject([
      { name: 'Mountain post', priceCents: 590 },
    ]);
    expect((await cartAt('/shop/card', { country: 'FR' })).shippingOptions).toEqual([]);
  });

  it('is set up with the keyboard alone, and has its messages at the ranges that are wrong', async () => {
    const page = await openApp('/config/store/shipping');
    await page.getByRole('button', { name: 'Add zone' }).focus();
    await page.keyboard.press('Enter');
    const zone = dialog(page, 'Add zone');
    await zone.getByRole('textbox', { name: 'Zone name' }).waitFor();
    await page.keyboard.type('Islands');
    await page.keyboard.press('Enter');
    await zone
      .getByRole('alert')
      .getByText(/Choose at least one country/)
      .waitFor();
    await zone.getByRole('searchbox', { name: 'Search countries' }).focus();
    await page.keyboard.type('icel');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await zone.getByRole('button', { name: 'Iceland: whole country' }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await zone.getByRole('button', { name: 'Done' }).press('Enter');

    await page.getByRole('button', { name: 'Add rate to Islands' }).press('Enter');
    const rate = dialog(page, 'Add rate');
    await rate.getByRole('textbox', { name: 'Name' }).waitFor();
    await page.keyboard.type('Ferry');
    await rate.getByRole('button', { name: /Pricing/ }).press('Enter');
    await page.getByRole('option', { name: 'By number of items' }).press('Enter');
    const [first, second] = [
      rate.getByRole('group', { name: 'Range 1' }),
      rate.getByRole('group', { name: 'Range 2' }),
    ];
    await first.getByRole('textbox', { name: 'Up to' }).fill('3');
    await first.getByRole('textbox', { name: 'Price' }).fill('6');
    await rate.getByRole('button', { name: 'Add range' }).press('Enter');
    expect(await second.getByRole('textbox', { name: 'From' }).inputValue()).toBe('4');
    await second.getByRole('textbox', { name: 'Up to' }).fill('2');
    await second.getByRole('textbox', { name: 'Price' }).fill('cheap');
    await page.keyboard.press('Enter');
    await second.getByText('The end of a range must not be below its start.').waitFor();
    await second.getByText(/Enter a price such as/).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await second.getByRole('textbox', { name: 'Up to' }).fill('9');
    await second.getByRole('textbox', { name: 'Price' }).fill('11');
    await page.keyboard.press('Enter');
    await page.getByText('No price for orders above 9 items.').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await notices(page).getByText('Settings saved').last().waitFor();
    expect((await cartAt('/shop/card', { country: 'IS' })).shippingOptions).toMatchObject([
      { name: 'Ferry', priceCents: 600 },
    ]);
  });

  it('of two people is merged, and asked about where both changed the same', async () => {
    const page = await openApp('/config/store/shipping');
    const rename = async (name: string, label: RegExp): Promise<void> => {
      await page.getByRole('button', { name: label }).first().click();
      await dialog(page, 'Edit rate').getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog(page, 'Edit rate').getByRole('button', { name: 'Done' }).click();
    };
    const renameElsewhere = (index: number, name: string) =>
      changeElsewhere<Preferences>(page, SHIPPING, (stored) => ({
        ...stored,
        shipping: {
          profiles: stored.shipping.profiles.map((profile) => ({
            ...profile,
            zones: profile.zones.map((zone, place) =>
              place === index ? { ...zone, rates: zone.rates.map((each) => ({ ...each, name })) } : zone,
            ),
          })),
        },
      }));
    await rename('Mine', /^Edit Mountain post/);
    await renameElsewhere(1, 'Theirs');
    await save(page);
    await page.getByText('Theirs', { exact: true }).waitFor();

    await rename('Mine again', /^Edit Mine/);
    await renameElsewhere(0, 'Theirs too');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Someone else saved these settings' });
    await notice.getByText('General › Alps › Mine again').waitFor();
    await page.getByRole('list', { name: 'Rates of Alps' }).getByText('Mine again').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Use their version' }).click();
    await page.getByRole('list', { name: 'Rates of Alps' }).getByText('Theirs too').waitFor();
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
  });

  it('has profiles and pickup on a phone, and asks before it is left', async () => {
    const page = await openApp('/config/store/shipping', phone);
    await page.getByRole('button', { name: 'Add pickup location' }).tap();
    const pickup = dialog(page, 'Add pickup location');
    await pickup.getByRole('textbox', { name: 'Name' }).fill('Studio');
    await pickup.getByRole('button', { name: 'Done' }).tap();
    await pickup.getByText('Enter a street and number.').waitFor();
    await pickup.getByRole('textbox', { name: 'Street and number' }).fill('Main Street 1');
    await pickup.getByRole('textbox', { name: 'City' }).fill('Vienna');
    await pickup.getByRole('combobox', { name: 'Country' }).fill('Austria');
    await page.getByRole('option', { name: 'Austria' }).tap();
    await pickup.getByRole('button', { name: 'Done' }).tap();
    await page.getByText('Main Street 1, Vienna, Austria · Free').waitFor();

    await page.getByRole('button', { name: 'Add profile' }).tap();
    await dialog(page, 'Add profile').getByRole('textbox', { name: 'Name' }).fill('Fragile');
    await dialog(page, 'Add profile').getByRole('button', { name: 'Done' }).tap();
    const profile = page.getByRole('region', { name: 'Fragile' });
    await profile.getByRole('button', { name: 'Choose products' }).tap();
    await dialog(page, 'Choose products').getByRole('row').first().tap();
    await dialog(page, 'Choose products').getByRole('button', { name: 'Choose', exact: true }).tap();
    await profile
      .getByText('This profile has no effect until it has products.')
      .waitFor({ state: 'detached' });
    expect(await findScreenViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Inventory' }).tap();
    await page
      .getByRole('alertdialog', { name: 'Unsaved changes' })
      .getByRole('button', { name: 'Save' })
      .tap();
    await page.getByRole('heading', { name: 'Inventory', level: 1 }).waitFor();
    const { shipping } = await callApi<Preferences>(page, SHIPPING);
    expect(shipping.profiles).toMatchObject([
      { pickups: [{ name: 'Studio', address: { city: 'Vienna', country: 'AT' } }] },
      { name: 'Fragile', productIds: [expect.any(String)] },
    ]);
  });
});

const TAX = '/api/v1/commerce-preferences/tax';

interface TaxPreferences {
  readonly pricesIncludeTax: boolean;
  readonly taxRules: readonly { readonly name: string; readonly country: string }[];
}

const addCountry = async (page: Page, country: string, fields: Readonly<Record<string, string>>) => {
  await page.getByRole('button', { name: 'Add country' }).click();
  const added = dialog(page, /^Add (country|tax)/);
  await added.getByRole('combobox', { name: 'Country' }).fill(country);
  await page.getByRole('option', { name: country, exact: true }).click();
  for (const [name, text] of Object.entries(fields)) await added.getByRole('textbox', { name }).fill(text);
  return added;
};

describe('the taxes of the store', () => {
  it('are set up by country, state and ZIP code, and are what a visitor pays', async () => {
    const page = await openApp('/config/store/tax');
    await page.getByRole('heading', { name: 'No taxes yet' }).waitFor();
    const vat = await addCountry(page, 'Austria', { 'Tax name': 'VAT', 'Rate in percent': 'a fifth' });
    await vat.getByRole('button', { name: 'Done' }).click();
    await vat.getByText(/Enter a rate from 0/).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await vat.getByRole('textbox', { name: 'Rate in percent' }).fill('20 %');
    await vat.getByRole('button', { name: 'Done' }).click();
    await page.getByText('20% · Whole country').waitFor();

    // The rest by keyboard.
    const city = await addCountry(page, 'United States', { 'Tax name': 'City', 'Rate in percent': '8.875' });
    await city.getByRole('button', { name: /State/ }).press('Enter');
    await page.getByRole('option', { name: 'New York' }).press('Enter');
    await city.getByRole('textbox', { name: 'ZIP codes (optional)' }).fill('10001-10282');
    await city.getByRole('switch', { name: 'Tax shipping' }).press('Space');
    await city.getByRole('textbox', { name: 'Tax name' }).press('Enter');
    await page.getByText('8.875% · New York · 10001-10282 · Also taxes shipping').waitFor();

    await tryCountry(page, 'Austria');
    const paid = page.getByRole('status', { name: 'Tax of the price' });
    await paid.getByText('$120.00').waitFor();
    await page.getByRole('switch', { name: /Prices include tax/ }).press('Space');
    await paid.getByText('$16.67').waitFor();
    await page.getByRole('switch', { name: /Prices include tax/ }).press('Space');
    expect(await findScreenViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await notices(page).getByText('Settings saved').last().waitFor();

    expect(
      await cartAt('/shop/card', { country: 'US', region: 'New York', postalCode: '10012' }),
    ).toMatchObject({
      taxCents: 44,
    });
    expect(await cartAt('/shop/card', { country: 'US', region: 'NY', postalCode: '12207' })).toMatchObject({
      taxCents: 0,
    });
    expect(await cartAt('/shop/card', { country: 'AT' })).toMatchObject({ taxCents: 100 });
  });

  it('of a country go with it once that is confirmed, and what someone else added stays', async () => {
    const page = await openApp('/config/store/tax', phone);
    const states = page.getByRole('article', { name: 'United States' });
    await states.getByRole('button', { name: 'Remove United States' }).tap();
    const question = page.getByRole('alertdialog', { name: 'Remove United States?' });
    await question.getByRole('button', { name: 'Cancel' }).tap();
    await states.getByText('City').waitFor();
    await states.getByRole('button', { name: 'Remove United States' }).tap();
    await question.getByRole('button', { name: 'Remove' }).tap();
    await states.waitFor({ state: 'detached' });
    await changeElsewhere<TaxPreferences>(page, TAX, (stored) => ({
      ...stored,
      taxRules: [
        ...stored.taxRules,
        {
          id: 'fr',
          name: 'TVA',
          country: 'FR',
          rate: '20',
          taxesShipping: true,
          taxesServicesAndDigital: true,
        },
      ],
    }));
    await save(page);
    await page.getByRole('article', { name: 'France' }).getByText('TVA').waitFor();
    const { taxRules } = await callApi<TaxPreferences>(page, TAX);
    expect(taxRules.map(({ country }) => country).toSorted()).toEqual(['AT', 'FR']);
  });
});

describe('the minimum order of the store', () => {
  it('is set under Settings, and holds for a visitor’s cart', async () => {
    const page = await openApp('/config/store/settings');
    const checkout = page.getByRole('region', { name: 'Checkout' });
    await checkout.getByRole('switch', { name: /Minimum order amount/ }).press('Space');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await checkout.getByText(/Enter a price such as/).waitFor();
    await checkout.getByRole('textbox', { name: 'Minimum subtotal' }).fill('20');
    await save(page);
    expect(await cartAt('/shop/card', { country: 'AT' })).toMatchObject({
      shouldBlockPurchaseForMinimumOrderAmount: true,
    });
  });
});
