import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { owner } from './setup/program/program.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openShop } from './setup/sites/open-shop.ts';

const shop = await openShop({ name: 'store-settings', store: {} });
/** Features of all sites are switched at the first one. */
const ownerOrigin = `http://localhost:${inject('program').port}`;
const SETTINGS = '/config/store/settings';

let signedIn: Cookies;

beforeAll(async () => {
  const here = await signInTo(shop);
  const there = await signInTo({ ...shop, origin: ownerOrigin });
  signedIn = { cookies: [...here.cookies, ...there.cookies], origins: [] };
});

const openApp = async (path = SETTINGS): Promise<Page> =>
  (await shop.visit(path, { storageState: signedIn, reducedMotion: 'reduce' })).page;

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const amounts = (page: Page, country: string) => page.getByRole('group', { name: country });

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await notices(page).getByText('Settings saved').last().waitFor();
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
};

interface StoreContext {
  readonly websiteSettings: { readonly storeSettings: Record<string, unknown> };
  readonly productMerchandisingContext: Record<string, object>;
  readonly productInstallmentContext: Record<string, { afterPayMin: number; afterPayMax: number }>;
}

const contextOf = async (page: Page, path: string): Promise<StoreContext> =>
  callApi<StoreContext>(page, `${path}?format=json`);

describe('the settings of the store', () => {
  it('are saved with one press, take effect for visitors, and are undone with one', async () => {
    const page = await openApp();
    await page.getByText('US Dollar (USD)').waitFor();

    await page.getByRole('button', { name: /Continue Shopping link/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByRole('tab', { name: 'Web' }).click();
    await dialog.getByRole('textbox', { name: 'Web Address' }).fill('https://example.com/studio');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('button', { name: /Continue Shopping link https:\/\/example\.com\/studio/ })
      .waitFor();

    await page.getByRole('switch', { name: /Show on product pages/ }).press('Space');
    await field(page, 'Show when stock is at or below').fill('2');
    await field(page, 'Message').fill('{qtyInStock} to go');
    await page.getByRole('status', { name: 'Preview of the message' }).getByText('2 to go').waitFor();
    await save(page);

    const { page: visitor } = await shop.visit('/shop/last');
    await expect
      .poll(async () => {
        await visitor.reload();
        return visitor.locator('.product-scarcity').allInnerTexts();
      })
      .toEqual(['1 to go']);
    await visitor.goto('/cart');
    const link = visitor.getByRole('link', { name: 'Continue Shopping' });
    expect(await link.getAttribute('href')).toBe('https://example.com/studio');
    expect(await findScreenViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Undo last save' }).click();
    await notices(page).getByText('Change undone').waitFor();
    expect(await field(page, 'Message').inputValue()).toBe('Only {qtyInStock} left in stock');
    const { websiteSettings } = await contextOf(page, '/shop/last');
    expect(websiteSettings.storeSettings).toMatchObject({ continueShoppingLinkUrl: '/shop' });
  });

  it('[PAY-07] have the amounts of installments by country, typed as people type them', async () => {
    const page = await openApp();
    const states = amounts(page, 'United States USD');
    const [min, max] = [states.getByLabel('Minimum order'), states.getByLabel('Maximum order')];
    expect([await min.inputValue(), await max.inputValue()]).toEqual(['1.00', '2,000.00']);
    expect(await amounts(page, 'United Kingdom GBP').getByLabel('Maximum order').inputValue()).toBe(
      '2,000.00',
    );

    await min.fill('-5');
    await max.fill('€900');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await states.getByText('A price cannot be negative.').waitFor();
    await states.getByText(/Prices are in USD/).waitFor();
    expect(await max.inputValue()).toBe('€900');
    expect(await findScreenViolations(page)).toEqual([]);

    await min.fill('12.5');
    await max.fill('$1,500');
    await save(page);
    expect([await min.inputValue(), await max.inputValue()]).toEqual(['12.50', '1,500.00']);
    await expect
      .poll(async () => Object.values((await contextOf(page, '/shop/card')).productInstallmentContext)[0])
      .toMatchObject({ afterPayMin: 1250, afterPayMax: 150_000 });
  });

  it('[SITE-21 (rule)] decide on the quantity of services and on the format of prices', async () => {
    const page = await openApp();
    await page.getByRole('switch', { name: /Allow more than one of a service/ }).press('Space');
    await page.getByRole('switch', { name: /Format prices/ }).press('Space');
    await save(page);
    const { websiteSettings } = await contextOf(page, '/shop');
    expect(websiteSettings.storeSettings).toMatchObject({ multipleQuantityAllowedForServices: false });
    const { page: visitor } = await shop.visit('/shop/card');
    const price = visitor.locator('.product-price').first();
    await expect
      .poll(async () => {
        await visitor.reload();
        return (await price.innerText()).trim();
      })
      .toBe('5.00');
    await page.getByRole('button', { name: 'Undo last save' }).click();
    await notices(page).getByText('Change undone').waitFor();
  });

  it('keep sold-out options from being chosen, where that is wanted', async () => {
    const page = await openApp();
    await page.getByRole('switch', { name: /Disable sold-out options/ }).press('Space');
    await save(page);
    const { page: visitor } = await shop.visit('/shop/island');
    await expect
      .poll(async () => {
        await visitor.reload();
        await visitor.getByRole('combobox', { name: 'Select Size' }).selectOption('Large');
        return visitor.locator('select option:disabled').allInnerTexts();
      })
      .toEqual(['Oak – Sold Out']);
  });

  it('have the texts of restock forms in a store that shows them', async () => {
    const page = await openApp();
    await field(page, 'Message').waitFor();
    expect(await field(page, 'Invitation').count()).toBe(0);
    const preferences = await callApi<object>(page, '/api/v1/commerce-preferences/restock');
    const body = { ...preferences, restockNotificationsEnabled: true };
    await callApi(page, '/api/v1/commerce-preferences/restock', { method: 'PUT', body });
    await page.reload();
    await field(page, 'Invitation').fill('Back in spring');
    await save(page);
    const { productMerchandisingContext } = await contextOf(page, '/shop/gone');
    expect(Object.values(productMerchandisingContext)[0]).toMatchObject({
      restockNotificationMessages: { CTAText: 'Back in spring', buttonText: 'Notify me' },
    });
  });

  it('ask before they are left, and save from there', async () => {
    const page = await openApp();
    await field(page, 'Message').fill('{qtyInStock} pieces');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Files' }).click();
    const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    expect(await findScreenViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Files', level: 1 }).waitFor();
    const { merchandising } = await callApi<{ merchandising: { scarcityText: string } }>(
      page,
      '/api/store/settings',
    );
    expect(merchandising.scarcityText).toBe('{qtyInStock} pieces');
  });

  it('of two people are merged, and asked about where both changed the same', async () => {
    const page = await openApp();
    await field(page, 'Message').fill('Mine {qtyInStock}');
    type Stored = { merchandising: { scarcityText: string; relatedProductsEnabled: boolean } };
    const change = async (changed: (stored: Stored) => Stored) => {
      const stored = await callApi<Stored>(page, '/api/store/settings');
      return callApi(page, '/api/store/settings', { method: 'PUT', body: changed(stored) });
    };
    await change((stored) => ({
      ...stored,
      merchandising: { ...stored.merchandising, relatedProductsEnabled: false },
    }));
    await save(page);
    expect(await page.getByRole('switch', { name: /Related products/ }).isChecked()).toBe(false);

    await field(page, 'Message').fill('Mine again');
    await change((stored) => ({
      ...stored,
      merchandising: { ...stored.merchandising, scarcityText: 'Theirs' },
    }));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Someone else saved these settings' });
    await notice.getByText('Theirs', { exact: true }).waitFor();
    expect(await field(page, 'Message').inputValue()).toBe('Mine again');
    expect(await findScreenViolations(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Use their version' }).click();
    expect(await field(page, 'Message').inputValue()).toBe('Theirs');
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
  });
});

describe('[STO-02] the style of the cart pill', () => {
  it('is live at once, sent only when it changes, and goes back with a message when it cannot be saved', async () => {
    const page = await openApp();
    const sent: string[] = [];
    page.on('request', (request: Request) => {
      if (request.url().includes('/api/v1/commerce-preferences/'))
        sent.push(`${request.method()} ${request.postData() ?? ''}`);
    });
    const style = (name: string) => page.getByRole('radio', { name });
    await style('Dark').waitFor();
    expect(await style('Dark').isChecked()).toBe(true);
    sent.length = 0;

    await style('Dark').press('ArrowRight');
    await notices(page).getByText('Light cart pill is live').waitFor();
    expect(sent).toEqual(['PUT {"pillCartStyle":"light"}']);
    await page.getByText('Light', { exact: true }).click();
    expect(sent).toHaveLength(1);
    expect(await findScreenViolations(page)).toEqual([]);

    const { page: visitor } = await shop.visit('/shop/card');
    await expect
      .poll(async () => {
        await visitor.reload();
        return visitor.evaluate('Static.SQUARESPACE_CONTEXT.websiteSettings.storeSettings.pillCartStyle');
      })
      .toBe('light');
    await visitor.getByRole('button', { name: 'Add To Cart' }).click();
    expect(await visitor.locator('.sw-cart-pill').getAttribute('data-style')).toBe('light');

    await page.context().setOffline(true);
    await page.getByText('Outline', { exact: true }).click();
    await notices(page).locator('.toast-bad').waitFor();
    await expect.poll(() => style('Light').isChecked()).toBe(true);
    await page.context().setOffline(false);

    sent.length = 0;
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Files' }).click();
    await page.getByRole('heading', { name: 'Files', level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(() => style('Light').isChecked()).toBe(true);
  });
});

describe('features of a site', () => {
  it('[SITE-24 (rule)] are switched by the administrator of the installation, after the password', async () => {
    const page = await openApp(`${ownerOrigin}/config/sites`);
    await page.getByRole('link', { name: 'Features of store-settings' }).click();
    await page.getByRole('heading', { name: 'store-settings' }).waitFor();
    await page.getByRole('switch', { name: /Commerce/ }).press('Space');
    expect(await findScreenViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    const confirming = page.getByRole('dialog', { name: 'Confirm your password' });
    await confirming.getByRole('textbox', { name: 'Password' }).fill(owner.password);
    await page.keyboard.press('Enter');
    await notices(page).getByText('Features saved').waitFor();

    const { page: visitor } = await shop.visit('/shop/card');
    await expect
      .poll(async () => {
        await visitor.reload();
        return visitor.locator('.sqs-add-to-cart-button').count();
      })
      .toBe(0);
    const app = await openApp();
    await app.getByText('Commerce is switched off').waitFor();
    const rail = app.getByRole('navigation', { name: 'Main menu' });
    expect(await rail.getByRole('link', { name: 'Store', exact: true }).count()).toBe(0);
    expect(await findScreenViolations(app)).toEqual([]);

    await page.getByRole('switch', { name: /Commerce/ }).press('Space');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
    await expect
      .poll(async () => {
        await visitor.reload();
        return visitor.locator('.sqs-add-to-cart-button').count();
      })
      .toBe(1);
  });

  it.each(['/settings/billing/upgrade', '/settings/billing/subscriptions/website'])(
    '[SITE-18] %s opens in the owner’s app and says that there is nothing to pay',
    async (path) => {
      const page = await openApp(path);
      await page.getByRole('heading', { name: 'There is nothing to pay' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/config/settings/billing/subscriptions/website');
      expect(await findScreenViolations(page)).toEqual([]);
      await page.goto(`/config${path}`);
      await page.getByRole('heading', { name: 'There is nothing to pay' }).waitFor();
      await page.getByRole('link', { name: 'Back to your site' }).click();
      await page.getByRole('heading', { name: 'Pages', level: 1 }).waitFor();
    },
  );
});
