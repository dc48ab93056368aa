import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findScreenViolations } from './setup/find-violations.ts';
import { awaitEmail, linkIn } from './setup/mailbox/received-emails.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { formsSite } from './setup/sites/forms-site.ts';
import { openFolder } from './setup/sites/open-folder.ts';
import { phone } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openFolder('mailing-lists', formsSite);
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const READER = 'ines@mailing-lists.example';

const members = (page: Page): Locator => page.getByRole('grid', { name: 'Members' });
const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });

const openOwner = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await openBrowserAt(site, signedIn, options);
  await page.goto('/config/mailing-lists');
  return page;
};

const signUp = async (email: string): Promise<void> => {
  const { page } = await site.visit('/news');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText(/^Almost done: open the email/).waitFor();
  await page.context().close();
};

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

describe('a mailing list', () => {
  it('takes who confirms by email, shows the owner the consent, and lets them leave', async () => {
    await signUp(READER);
    const email = await awaitEmail(READER, /^Please confirm your subscription to /);
    const link = new URL(linkIn(email, /mailing-list\/confirm/));
    const { page } = await site.visit(`${link.pathname}${link.search}`);
    await page.getByRole('heading', { name: 'Get emails of “News”?' }).waitFor();
    await takeScreenshot(page, 'mailing-list-confirm');

    const owner = await openOwner();
    await owner.getByRole('grid', { name: 'Mailing lists' }).getByRole('row', { name: /News/ }).click();
    const row = members(owner).getByRole('row', { name: new RegExp(READER) });
    await row.getByText('Not confirmed').waitFor();
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();

    await owner.reload();
    await row.getByText('Subscribed', { exact: true }).waitFor();
    expect(await findScreenViolations(owner)).toEqual([]);
    await takeScreenshot(owner, 'mailing-list');
    await row.focus();
    await owner.keyboard.press('Enter');
    const dialog = owner.getByRole('dialog', { name: READER });
    await dialog.getByText(/You agree to get our news/).waitFor();
    expect(await findScreenViolations(owner)).toEqual([]);
    await takeScreenshot(owner, 'mailing-list-member');
    await dialog.getByRole('button', { name: 'Unsubscribe' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click();
    await notices(owner).getByText('1 address unsubscribed').waitFor();
    await row.getByText('Unsubscribed').waitFor();
  });
});

describe('a file of addresses', () => {
  it('is imported with proof of consent, tells its progress and what it left out', async () => {
    const page = await openOwner();
    await page.getByRole('button', { name: 'Create list' }).click();
    const create = page.getByRole('dialog', { name: 'Create list' });
    await create.getByRole('textbox', { name: 'Name' }).fill('Fair');
    await create.getByRole('button', { name: 'Create list' }).click();
    await page.getByRole('grid', { name: 'Mailing lists' }).getByRole('row', { name: /Fair/ }).click();
    await page.getByRole('heading', { name: 'Nobody is on this list yet' }).waitFor();
    // What the pressed button announced is left in the page for a while.
    await page.reload();
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import addresses' });
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByText('Say who collected the addresses.').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'mailing-list-import');
    const people = Array.from({ length: 5000 }, (_, index) => `p${index}@fair.example,Person ${index},fair`);
    const buffer = Buffer.from(['Email,Name,Tags', ...people, 'nobody,,', 'P1@fair.example,,'].join('\n'));
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Choose file' }).click(),
    ]);
    await chooser.setFiles({ name: 'fair.csv', mimeType: 'text/csv', buffer });
    await dialog.getByRole('textbox', { name: 'Who collected the addresses?' }).fill('Ines');
    await dialog.getByLabel('When did people agree?').fill('2026-01-10');
    await dialog.getByRole('textbox', { name: /How did they agree/ }).fill('Signed the list at our stand.');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Imported fair.csv').waitFor();
    await page.getByText('5,000 addresses added, 1 without an email address, 1 twice in the file.').waitFor();
    await expect.poll(() => members(page).getByRole('row').count()).toBe(51);
    await page.getByRole('searchbox', { name: 'Search by email or name' }).fill('p4999@');
    await expect.poll(() => members(page).getByRole('row').count()).toBe(2);
    await takeScreenshot(page, 'mailing-list-imported');
  });

  it('is cut into segments, whose size is told at once', async () => {
    const page = await openOwner(phone);
    await page.getByRole('link', { name: 'Segments' }).click();
    await page.getByRole('button', { name: 'Create segment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create segment' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('From the fair');
    await dialog.getByRole('textbox', { name: 'Tag' }).fill('fair');
    await dialog.getByText('5,000 addresses now').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'mailing-segment-phone');
    await dialog.getByRole('button', { name: 'Create segment' }).click();
    await page.getByRole('list', { name: 'Segments' }).getByText('Has the tag: fair').waitFor();
    await page.getByRole('link', { name: 'All mailing lists' }).click();
    await page.getByRole('grid', { name: 'Mailing lists' }).getByRole('row', { name: /Fair/ }).click();
    await choose(page, 'Segment', 'From the fair');
    await page.getByRole('button', { name: 'Load more' }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'mailing-list-phone');
  });
});

describe('a list that is connected with Mailchimp', () => {
  const mailchimp = inject('program').environment['SITEWRIGHT_MAILCHIMP_URL'] ?? '';
  const setAway = (isAway: boolean) => fetch(`${mailchimp}/-/away`, { method: isAway ? 'PUT' : 'DELETE' });
  const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Mailchimp' });

  const enterKey = async (page: Page, key: string, button = 'Connect'): Promise<void> => {
    await dialogOf(page).getByLabel('API key', { exact: true }).fill(key);
    await dialogOf(page).getByRole('button', { name: button, exact: true }).click();
  };

  /** What pressed buttons announced is left in the page for a while. */
  const openAnew = async (page: Page): Promise<void> => {
    await page.reload();
    await page.getByRole('button', { name: 'Mailchimp' }).click();
  };

  const disconnect = async (page: Page, told: string): Promise<void> => {
    await dialogOf(page).getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await notices(page).getByText(told).waitFor();
  };

  it('[EDT-10] is connected, disconnected and tried again, and says what is missing', async () => {
    const page = await openOwner();
    await page.getByRole('button', { name: 'Create list' }).click();
    const create = page.getByRole('dialog', { name: 'Create list' });
    await create.getByRole('textbox', { name: 'Name' }).fill('Sent on');
    await create.getByText('Ask for confirmation by email').click();
    await create.getByRole('button', { name: 'Create list' }).click();
    await page
      .getByRole('grid', { name: 'Mailing lists' })
      .getByRole('row', { name: /Sent on/ })
      .click();
    await page.getByRole('heading', { name: 'Nobody is on this list yet' }).waitFor();
    await openAnew(page);
    const dialog = dialogOf(page);
    await dialog.getByText('Disconnected').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await enterKey(page, 'unknownunknown-us21');
    await dialog.getByText('Mailchimp does not accept this API key.').waitFor();
    await setAway(true);
    await enterKey(page, 'emptyoneemptyone-us21');
    await dialog.getByText('Unable to connect. Please try again').waitFor();
    await takeScreenshot(page, 'mailchimp-unreachable');
    await setAway(false);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await dialog.getByText("You don't have any mailing lists, create one before continuing.").waitFor();
    await fetch(`${mailchimp}/-/lists`, { method: 'POST' });
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await dialog.getByRole('button', { name: /List at Mailchimp$/ }).waitFor();
    await openAnew(page);
    await dialog.getByText('Connected', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await dialog.getByText('A List must be selected').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'mailchimp-choose-list');
    await disconnect(page, 'Mailchimp disconnected');
    await enterKey(page, 'acceptedaccepted-us21');
    await choose(page, 'List at Mailchimp', 'Readers of the shop');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: 'Add address' }).click();
    const add = page.getByRole('dialog', { name: 'Add address' });
    await add.getByRole('textbox', { name: 'Email' }).fill('reader@sent-on.example');
    await add.getByRole('textbox', { name: /agree/ }).fill('Asked for it at our stand.');
    await add.getByRole('button', { name: 'Add address' }).click();
    await members(page)
      .getByRole('row', { name: /reader@sent-on/ })
      .waitFor();
    await page.getByRole('button', { name: 'Mailchimp' }).click();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    const sent = async () => JSON.stringify(await (await fetch(`${mailchimp}/-/members`)).json());
    await expect.poll(sent).toContain('reader@sent-on.example');
    await expect.poll(() => dialog.getByRole('definition').allTextContents()).toContain('1');
    await openAnew(page);
    await dialog.getByText('Readers of the shop').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'mailchimp-connected');
    await disconnect(page, 'List disconnected');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).waitFor();
  });
});
