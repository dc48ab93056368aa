import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi, sendAsOwner } from './setup/call-api.ts';
import { findScreenViolations, findViolations } from './setup/find-violations.ts';
import { awaitEmail, linkIn, receivedEmails } from './setup/mailbox/received-emails.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { routeRecaptcha } from './setup/route-recaptcha.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const merchandising = {
  restockNotificationsEnabled: true,
  restockNotificationsMailingListSignUpEnabled: true,
};
const variantId = '69158b000000000000009901';

/** Sold out, with nothing to choose. */
const rare = {
  id: '69158b000000000000009900',
  title: 'Rare print',
  recordType: 11,
  status: 'published',
  publishOn: 1_767_171_600_000,
  displayIndex: 99,
  structuredContent: {
    productType: 1,
    variants: [{ id: variantId, sku: 'RARE', attributes: {}, price: 6500 }],
  },
  stock: { [variantId]: 0 },
};
const products = { rare };
const store = { merchandising, restock: { isAutomatic: false } };
const shop = await openShop({ name: 'restock', store, products });
const german = await openShop({
  name: 'restock-german',
  store,
  products,
  language: 'de-DE',
  hasTemplate: false,
});
const checked = await openShop({ name: 'restock-checked', store, products });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(shop);
});

const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });
const form = (page: Page): Locator => page.locator('.product-restock-notification:visible');
const groups = (page: Page): Locator => page.getByRole('grid', { name: 'Variants that people wait for' });
const signUps = (page: Page): Locator => page.getByRole('grid', { name: 'Sign-ups' });
const openOwner = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await openBrowserAt(shop, signedIn, options);
  await page.goto(`/config${path}`);
  return page;
};

const signUp = async (path: string, email: string): Promise<void> => {
  const { page } = await shop.visit(path);
  await form(page).getByRole('textbox', { name: 'Email address' }).fill(email);
  await form(page).getByRole('button', { name: 'Notify me' }).click();
  await form(page).getByText('Signed up!').waitFor();
  await page.context().close();
};

/** What the form goes through from now on. */
const recordStates = async (page: Page): Promise<() => Promise<string[]>> => {
  const recorded = await form(page).evaluateHandle((place) => {
    const states: string[] = [];
    const record = () => states.push(place.getAttribute('data-state') ?? '');
    new MutationObserver((changes) => changes.forEach(record)).observe(place, {
      attributeFilter: ['data-state'],
    });
    return states;
  });
  return () => recorded.jsonValue();
};

interface Groups {
  readonly signUpGroups: readonly {
    readonly productId: string;
    readonly variantId: string;
    readonly title: string;
  }[];
}

const setStock = async (title: string, quantity: number): Promise<void> => {
  const page = await openOwner('/store/restock');
  const { signUpGroups } = await callApi<Groups>(
    page,
    '/api/site-users/account/notifications/restock/groups',
  );
  const group = signUpGroups.find((each) => each.title === title);
  const body = { changes: [{ variantId: group?.variantId, kind: 'set', quantity }] };
  await sendAsOwner(page, `/api/catalogue/products/${group?.productId}/stock`, { method: 'POST', body });
  await page.context().close();
};

describe('[CAT-12 (rule) FMT-12 (rule)] the form of a variant that is sold out', () => {
  it('[RST-01 RST-03 RST-06 (rule)] says what is wrong, keeps what was entered, and is replaced once signed up', async () => {
    const { page, faults } = await shop.visit('/shop/rare');
    const email = form(page).getByRole('textbox', { name: 'Email address' });
    const press = () => form(page).getByRole('button', { name: 'Notify me' }).click();
    await press();
    await form(page).getByText('Email cannot be blank').waitFor();
    await email.fill('ines');
    await press();
    await form(page).getByText('Email is invalid').waitFor();
    expect(await email.inputValue()).toBe('ines');
    expect(await findViolations(page)).toEqual([]);
    await takeScreenshot(page, 'restock-form');
    await page.context().setOffline(true);
    await email.fill('ines@restock.example');
    await press();
    await form(page).getByText('Unable to submit form. Please try again later.').waitFor();
    await page.context().setOffline(false);
    await form(page).getByRole('checkbox', { name: 'Send me news of the shop as well' }).check();
    await email.press('Enter');
    await form(page).getByRole('status').getByText('Signed up!').waitFor();
    expect(await email.count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('is shown when its variant is chosen, and works by keyboard', async () => {
    const { page } = await shop.visit('/shop/island');
    expect(await form(page).count()).toBe(0);
    await page.getByLabel('Select Size').selectOption('Large');
    await page.getByLabel('Select Frame').selectOption('Oak');
    await form(page).getByRole('textbox', { name: 'Email address' }).focus();
    await page.keyboard.type('keys@restock.example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await form(page).getByText('Signed up!').waitFor();
    await page.getByLabel('Select Frame').selectOption('None');
    await expect.poll(() => form(page).count()).toBe(0);
  });

  it('is in the quick view too', async () => {
    const { page } = await shop.visit('/shop');
    await page.locator('#rare .sqs-product-quick-view-button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Email address' }).fill('quick@restock.example');
    await takeScreenshot(page, 'restock-quick-view');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Notify me' }).click();
    await dialog.getByText('Signed up!').waitFor();
  });

  it('works without script, also where a variant has to be chosen', async () => {
    const { page } = await shop.visit('/shop/rare', { javaScriptEnabled: false });
    await page.getByRole('textbox', { name: 'Email address' }).fill('plain+sign@restock.example');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await page.getByText('Signed up!').waitFor();
    expect(await page.getByRole('status').innerText()).toBe('Signed up!');
    await page.goto(`${shop.origin}/shop/island`);
    await page.getByLabel('Which one?').selectOption({ index: 0 });
    await page.getByRole('textbox', { name: 'Email address' }).fill('plain@restock.example');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await page.getByText('Signed up!').waitFor();
  });

  it.each([
    [1440, 'light'],
    [768, 'dark'],
    [390, 'light'],
  ] as const)('fits %i px in a shop without a template, in its language', async (width, colorScheme) => {
    const viewport = { width, height: 900 };
    const { page } = await german.visit('/shop/rare', { viewport, colorScheme });
    await form(page).getByRole('button', { name: 'Benachrichtigen' }).click();
    await form(page).getByText('Bitte geben Sie eine E-Mail-Adresse ein').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await findViolations(page)).toEqual([]);
    await takeScreenshot(page, `restock-german-${width}`);
  });

  it('[FORM-10 (rule) RST-06] loads the outside check of its action where the site has a key, and sends its token', async () => {
    const owner = await openBrowserAt(checked, await signInTo(checked));
    await owner.goto('/config/');
    const path = '/api/forms/captcha-settings';
    const { revision } = await callApi<{ revision: number }>(owner, path);
    const body = { type: 'recaptcha-enterprise', siteKey: 'the-site-key', secret: 'project:key', revision };
    await sendAsOwner(owner, path, { method: 'PUT', body });
    let requests: string[] = [];
    const visit = async () =>
      (
        await checked.visit('/shop/rare', {}, async (tab) => {
          requests = await routeRecaptcha(tab);
        })
      ).page;
    const page = await visit();
    expect(requests).toEqual([]);
    const readStates = await recordStates(page);
    await form(page).getByRole('button', { name: 'Notify me' }).click();
    await form(page).getByText('Email cannot be blank').waitFor();
    await form(page).getByRole('textbox', { name: 'Email address' }).fill('person@restock.example');
    const sent = page.waitForRequest((request) => request.url().endsWith('/notifications/restock'));
    await form(page).getByRole('button', { name: 'Notify me' }).click();
    expect((await sent).postDataJSON()).toEqual({
      productId: expect.stringMatching(/^[0-9a-f]{24}$/),
      variantId: expect.stringMatching(/^[0-9a-f-]{24,36}$/),
      siteVisitorEmail: 'person@restock.example',
      isJoinMailingList: false,
      recaptchaEnterpriseV3Token: expect.stringContaining('product_waitlist'),
      language: 'en-US',
    });
    expect(requests).toHaveLength(1);
    await form(page).getByText('Signed up!').waitFor();
    expect(await readStates()).toEqual(['failure', 'idle', 'token-fetched', 'request-sent', 'success']);
  });
});

describe('[RST-05 STO-03 (rule)] Store, Restock', () => {
  it('shows who waits and what they agreed to, and sends each one email', async () => {
    await signUp('/shop/rare', 'one@restock.example');
    await signUp('/shop/rare', 'ONE@restock.example');
    const page = await openOwner('/store/restock');
    await groups(page).getByText('Rare print').first().waitFor();
    expect(await page.getByRole('button', { name: 'Send all' }).isDisabled()).toBe(true);
    await setStock('Rare print', 2);
    await page.reload();
    await groups(page).getByText('2 in stock').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'restock-1440');
    await groups(page).getByText('Rare print').first().click();
    await signUps(page).getByText('ines@restock.example').waitFor();
    await signUps(page).getByText('“Send me news of the shop as well”').first().waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'restock-variant-1440');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const question = page.getByRole('alertdialog');
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'restock-question');
    await question.getByRole('button', { name: 'Send' }).click();
    await notices(page)
      .getByText(/^Sending \d+ emails$/)
      .waitFor();
    const received = await awaitEmail('one@restock.example', /Rare print is back/);
    expect(linkIn(received, /shop\/rare/)).toContain('/shop/rare');
    expect(received.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    await awaitEmail('plain+sign@restock.example', /Rare print is back/);
    await expect
      .poll(() => signUps(page).getByText('Notified').count(), { timeout: 60_000 })
      .toBeGreaterThan(3);
    expect(await receivedEmails('one@restock.example')).toHaveLength(1);
    const { page: reader } = await shop.visit(
      linkIn(received, /restock\/unsubscribe/).slice(shop.origin.length),
      { javaScriptEnabled: false },
    );
    await takeScreenshot(reader, 'restock-unsubscribe');
    await reader.getByRole('button', { name: 'Get no more emails of this sort' }).click();
    await reader.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
  });

  it('writes to those who wait when stock returns, once that is switched on', async () => {
    const page = await openOwner('/store/restock/settings');
    await page.getByText('Send when stock returns', { exact: true }).click();
    const perPiece = page.getByRole('textbox', { name: 'Emails for each piece that returns' });
    await perPiece.fill('0');
    await page.getByText('Enter a whole number from 1 to 1000.').waitFor();
    await perPiece.fill('3');
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'restock-settings-1440');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await notices(page).getByText('Settings saved').waitFor();
    await page.getByRole('link', { name: 'Edit the text of the email' }).click();
    await page.frameLocator('iframe').getByRole('link', { name: 'View product' }).waitFor();
    await takeScreenshot(page, 'restock-email');
    await setStock('Rare print', 0);
    await expect
      .poll(async () => {
        const { page: visitor } = await shop.visit('/shop/rare');
        const count = await form(visitor).count();
        await visitor.context().close();
        return count;
      })
      .toBe(1);
    await signUp('/shop/rare', 'automatic@restock.example');
    await setStock('Rare print', 1);
    await expect
      .poll(() => receivedEmails('automatic@restock.example'), { timeout: 90_000 })
      .toMatchObject([{ subject: expect.stringContaining('Rare print is back') }]);
  });

  it.each([
    [390, 'dark'],
    [768, 'light'],
    [1440, 'dark'],
  ] as const)('fits %i px, %s', async (width, colorScheme) => {
    const options = width === 390 ? phone : { viewport: { width, height: 900 } };
    const page = await openOwner('/store/restock', { ...options, colorScheme });
    await groups(page).getByText('Rare print').first().waitFor();
    for (const name of ['restock', 'restock-variant', 'restock-settings']) {
      if (name === 'restock-variant') {
        await groups(page).getByText('Rare print').first().click();
        await signUps(page).getByText('one@restock.example').first().waitFor();
      }
      if (name === 'restock-settings') {
        await page.goto('/config/store/restock/settings');
        await page.getByText('Show the form', { exact: true }).waitFor();
      }
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      expect(await findScreenViolations(page)).toEqual([]);
      await takeScreenshot(page, `${name}-${width}-${colorScheme}`);
    }
  });
});
