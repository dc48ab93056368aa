import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findScreenViolations, findViolations } from './setup/find-violations.ts';
import { awaitEmail, linkIn, receivedEmails } from './setup/mailbox/received-emails.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { runCommandLine } from './setup/program/program.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openShop } from './setup/sites/open-shop.ts';
import { pageTypeOf } from './setup/page-type.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const variantId = '69158b000000000000009801';
/** Sold out: who signs up for it can join the mailing list. */
const rare = {
  id: '69158b000000000000009800',
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
const shop = await openShop({
  name: 'campaigns',
  store: {
    merchandising: {
      restockNotificationsEnabled: true,
      restockNotificationsMailingListSignUpEnabled: true,
    },
  },
  products: { rare },
});
let signedIn: Cookies;

/** One pixel. */
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');

const join = async (email: string, isChecked = false): Promise<void> => {
  const { page } = await shop.visit('/shop/rare');
  const form = page.locator('.product-restock-notification:visible');
  await form.getByRole('textbox', { name: 'Email address' }).fill(email);
  await form.getByRole('checkbox', { name: 'Send me news of the shop as well' }).check();
  await form.getByRole('button', { name: 'Notify me' }).click();
  await form.getByText('Signed up!').waitFor();
  const confirmation = await awaitEmail(email, /confirm your subscription/);
  await page.goto(linkIn(confirmation, /mailing-list/));
  if (isChecked) expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await page.getByText('You are subscribed').waitFor();
  await page.context().close();
};

beforeAll(async () => {
  signedIn = await signInTo(shop);
});

const openOwner = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await openBrowserAt(shop, signedIn, options);
  await page.goto(`/config${path}`);
  return page;
};

const saved = (page: Page): Promise<void> => page.getByText('Saved', { exact: true }).waitFor();
const blocks = (page: Page): Locator => page.getByRole('grid', { name: 'Blocks of the email' });
const previewFrame = (page: Page) => page.frameLocator('iframe[title="Preview of the email"]');

/** Announcements of what a dialog chose stay for some seconds, without what they were about. */
const expectAccessible = async (page: Page): Promise<void> => {
  await expect.poll(() => findScreenViolations(page), { timeout: 60_000 }).toEqual([]);
};

const addBlock = async (page: Page, kind: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  await page.getByRole('heading', { name: kind, exact: true }).waitFor();
};

const openNew = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'New campaign' }).click();
  await page.getByRole('textbox', { name: 'Subject' }).waitFor();
};

const write = async (page: Page, subject: string): Promise<void> => {
  await page.getByLabel('Name of the campaign').fill(`${subject} (name)`);
  await page.getByRole('heading', { level: 1, name: `${subject} (name)` }).waitFor();
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Postal address').fill('Rua das Flores 12\n4050-265 Porto');
  await addBlock(page, 'Text');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type(`Dear {{first_name|friend}}, ${subject} is here.`);
  await addBlock(page, 'Button');
  await page.getByLabel('Label', { exact: true }).fill('To the shop');
  await page.getByLabel('Link', { exact: true }).fill('/shop');
  await page.getByRole('group', { name: 'Mailing lists' }).getByText('Newsletter').click();
};

const sendNow = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('heading', { name: 'Figures' }).waitFor();
};

describe('a campaign', () => {
  it('has texts with links that are set, changed and removed', async () => {
    const page = await openOwner('/campaigns');
    await openNew(page);
    await addBlock(page, 'Text');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Link' });
    const links = text.getByRole('link');
    // It can be typed at once: the focus is in the new block.
    await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('See the shop');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+K');
    await dialog.getByRole('textbox', { name: 'Page' }).fill('/shop');
    expect(await dialog.getByRole('tab').allInnerTexts()).toEqual(['Page', 'Web Address']);
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect.poll(() => links.getAttribute('href')).toBe('/shop');
    await previewFrame(page).getByRole('link', { name: 'See the shop' }).waitFor();

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+K');
    await dialog.getByRole('tab', { name: 'Web Address' }).click();
    await dialog.getByRole('textbox', { name: 'Web Address' }).fill('example.org/prints');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => links.getAttribute('href')).toBe('https://example.org/prints');
    await page.keyboard.press('Control+K');
    await dialog.getByRole('button', { name: 'Remove link' }).click();
    await expect.poll(() => links.count()).toBe(0);
    await page.keyboard.press('Control+Z');
    await expect.poll(() => links.getAttribute('href')).toBe('https://example.org/prints');
    await page.keyboard.press('Control+Z');
    await expect.poll(() => links.getAttribute('href')).toBe('/shop');
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(() => links.getAttribute('href')).toBe('https://example.org/prints');
    await page.keyboard.press('Control+Y');
    await expect.poll(() => links.count()).toBe(0);
    await previewFrame(page).getByText('See the shop').waitFor();
    await expect.poll(() => previewFrame(page).getByRole('link', { name: 'See the shop' }).count()).toBe(0);
    await saved(page);
    await expectAccessible(page);
  });

  it('[SITE-02 (300) SITE-29 (300)] is written, looked at, tested and sent; who unsubscribes does not get the next', async () => {
    await join('ines@campaigns.example');
    await join('bob@campaigns.example', true);
    const page = await openOwner('/campaigns');
    await openNew(page);
    await write(page, 'Spring news');
    await page.getByText('2 people will get it.').waitFor();
    await previewFrame(page).getByText('Dear friend, Spring news is here.').waitFor();
    await previewFrame(page).getByText('Rua das Flores 12').waitFor();
    await saved(page);
    await expectAccessible(page);
    await takeScreenshot(page, 'campaign-edit');
    await page.getByRole('radio', { name: 'Plain text' }).click();
    await page.getByLabel('Plain text of the email').getByText('To the shop: ').waitFor();

    await page.getByRole('button', { name: 'Send a test' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email address').fill('test@campaigns.example');
    await dialog.getByRole('button', { name: 'Send test' }).click();
    await awaitEmail('test@campaigns.example', /^\[Test\] Spring news$/);

    await sendNow(page);
    const email = await awaitEmail('ines@campaigns.example', /^Spring news$/);
    await awaitEmail('bob@campaigns.example', /^Spring news$/);
    expect(email.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    await page.getByText('Sent', { exact: true }).first().waitFor();
    const { page: visitor } = await shop.visit('/');
    await visitor.goto(linkIn(email, /campaigns\/click/));
    expect(new URL(visitor.url()).pathname).toBe('/shop');
    await visitor.goto(linkIn(email, /mailing-list\/unsubscribe/));
    expect(await pageTypeOf(visitor)).toBe(300);
    expect(await findViolations(visitor)).toEqual([]);
    await takeScreenshot(visitor, 'mailing-list-unsubscribe');
    await visitor
      .getByRole('button', { name: /^Leave/ })
      .first()
      .click();
    await visitor.getByText('You are unsubscribed').waitFor();
    expect(await findViolations(visitor)).toEqual([]);
    await page.reload();
    await page.getByText('1 (50 %)').waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, 'campaign-report');

    await page.goto('/config/campaigns');
    await openNew(page);
    await write(page, 'Summer news');
    await page.getByText('1 person will get it.').waitFor();
    await sendNow(page);
    await awaitEmail('bob@campaigns.example', /^Summer news$/);
    expect((await receivedEmails('ines@campaigns.example')).map(({ subject }) => subject)).not.toContain(
      'Summer news',
    );
  });

  it('has blocks that are moved, copied, removed and brought back by keyboard, and keeps what another tab wrote', async () => {
    const page = await openOwner('/campaigns');
    await openNew(page);
    await addBlock(page, 'Divider');
    await addBlock(page, 'Button');
    const rows = blocks(page).getByRole('row');
    await expect.poll(() => rows.allInnerTexts()).toEqual(['Divider', 'Button\nIncomplete']);
    await rows.filter({ hasText: 'Button' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => rows.allInnerTexts()).toEqual(['Button\nIncomplete', 'Divider']);
    await page.keyboard.press('Delete');
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rows.count()).toBe(2);
    await saved(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel('Subject').fill('From the other tab');
    await saved(other);
    await page.getByLabel('Subject').fill('From this tab');
    await page.getByText('This campaign was changed elsewhere').waitFor();
    await page.getByRole('button', { name: 'Load the other version' }).click();
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('From the other tab');
    await page.getByRole('button', { name: 'Send…' }).click();
    await page.getByRole('dialog').getByText('Choose a mailing list.').waitFor();
    await expectAccessible(page);
  });

  it('is written by a campaigns editor, who uploads pictures and sees nothing else of the site', async () => {
    const person = { email: 'cam@example.com', password: 'seven letters in the post' };
    const role = ['--name', 'Cam', '--site', 'campaigns', '--role', 'campaignsEditor'];
    const password = ['--password', person.password];
    await runCommandLine(inject('program'), ['user', 'add', person.email, ...role, ...password]);
    const page = await openBrowserAt(shop, await signInTo(shop, person));
    await page.goto('/config');
    await openNew(page);
    await addBlock(page, 'Image');
    await page.getByRole('button', { name: 'Choose image' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose an image' });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Upload image' }).click(),
    ]);
    await chooser.setFiles({ name: 'dot.gif', mimeType: 'image/gif', buffer: dot });
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('img', { name: 'dot.gif' }).waitFor();
    await saved(page);
    await page.goto('/config/pages');
    await expect.poll(() => page.getByText('You do not have access').count()).toBe(1);
  });

  it('is at hand on a phone and in the dark', async () => {
    const page = await openOwner('/campaigns', {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    await openNew(page);
    await addBlock(page, 'Product');
    await page.getByRole('button', { name: 'Choose product' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('row', { name: 'Rare print' }).click();
    await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await previewFrame(page).getByText('Rare print').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await takeScreenshot(page, 'campaign-edit-phone-dark');
    await saved(page);
    await page.goto('/config/campaigns');
    await page.getByRole('grid', { name: 'Campaigns' }).waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, 'campaigns-phone-dark');
  });
});
