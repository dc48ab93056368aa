import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findScreenViolations, findViolations } from './setup/find-violations.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { runCommandLine } from './setup/program/program.ts';
import { openJournal } from './setup/sites/open-journal.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const journal = await openJournal({ name: 'comments-queue' });
const moderator = { email: 'mo@example.com', password: 'seven lamps on the pier' };
let signedIn: Cookies;

beforeAll(async () => {
  const { email, password } = moderator;
  const parameters = [
    '--name',
    'Mo',
    '--site',
    'comments-queue',
    '--role',
    'moderator',
    '--password',
    password,
  ];
  await runCommandLine(inject('program'), ['user', 'add', email, ...parameters]);
  signedIn = await signInTo(journal);
});

const queue = (page: Page): Locator => page.getByRole('grid', { name: 'Comments' });
const row = (page: Page, text: string): Locator => queue(page).getByRole('row').filter({ hasText: text });
const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });
const tab = (page: Page, name: RegExp): Locator => page.getByRole('tab', { name });

const write = async (authorName: string, text: string): Promise<void> => {
  const { page } = await journal.visit('/journal/ink');
  await page.getByRole('textbox', { name: /^Name/ }).fill(authorName);
  await page.getByRole('textbox', { name: /^Comment/ }).fill(text);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await page.getByText('Your comment will show once it has been approved.').waitFor();
};

const payload = '<img src=x onerror=alert(1)>';

describe('the comment queue', () => {
  it('[ROLE-01 (rule)] is where a comment moderator starts, who approves and replies by keyboard', async () => {
    await write('Ada', payload);
    await write('Bo', 'Which ink is it?');
    const page = await openBrowserAt(journal, await signInTo(journal, moderator));
    await page.goto('/config');
    await page.getByRole('heading', { name: 'Comments', level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(0);
    expect(await row(page, 'Ada').locator('.queue-body').textContent()).toBe(payload);
    expect(await findScreenViolations(page)).toEqual([]);
    await row(page, 'Bo').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('a');
    await notices(page).getByText('Comment approved').waitFor();
    await row(page, 'Ada').waitFor({ state: 'detached' });
    await tab(page, /^Approved 1$/).waitFor();
    await row(page, 'Bo').focus();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Reply to Bo' });
    await dialog.getByRole('textbox', { name: 'Your reply' }).fill(' ');
    await dialog.getByRole('button', { name: 'Approve and reply' }).click();
    await dialog.getByText('Please write something.').waitFor();
    await dialog.getByRole('textbox', { name: 'Your reply' }).fill('Black walnut.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('No comments to approve').waitFor();
    const { page: visitor } = await journal.visit('/journal/ink');
    const reply = visitor.locator('.sw-comment .sw-comment', { hasText: 'Black walnut.' });
    expect(await reply.locator('.sw-comment-head').textContent()).toMatch(/^Mo Author/);
    expect(await reply.getByRole('button', { name: /^Report/ }).count()).toBe(0);
    expect(await findViolations(visitor)).toEqual([]);
  });

  it('marks several as spam, brings one back and deletes the other', async () => {
    await write('Cy', 'Cheap watches');
    await write('Di', 'More watches');
    const page = await openBrowserAt(journal, signedIn);
    await page.goto('/config/comments?search=watches');
    await row(page, 'Cy').getByText('Cheap watches').click();
    await page.getByRole('button', { name: 'Select all 2' }).click();
    const bulk = page.getByRole('toolbar', { name: 'Selected comments' });
    await bulk.getByText('2 selected').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await bulk.getByRole('button', { name: 'Spam' }).click();
    await notices(page).getByText('2 comments marked as spam').waitFor();
    await tab(page, /^Spam/).click();
    await row(page, 'Cy').getByRole('button', { name: 'Not spam: Cy' }).click();
    await row(page, 'Cy').waitFor({ state: 'detached' });
    await row(page, 'Di').getByRole('button', { name: 'Delete: Di' }).click();
    const confirm = page.getByRole('alertdialog', { name: 'Delete comment' });
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No results found').waitFor();
    await tab(page, /^Approved/).click();
    await row(page, 'Cheap watches').waitFor();
  });

  it('shows what visitors reported, with and without script', async () => {
    const page = await openBrowserAt(journal, signedIn);
    await page.goto('/config/settings/comments');
    const threshold = page.getByRole('textbox', { name: 'Hide a comment after' });
    await threshold.fill('many');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter a whole number from 0 to 100.').waitFor();
    await threshold.fill('2');
    await page.getByRole('button', { name: 'Save' }).click();
    await notices(page).getByText('Settings saved').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    const { page: plain } = await journal.visit('/journal/ink', { javaScriptEnabled: false });
    await plain.getByRole('button', { name: 'Report the comment by Bo' }).click();
    await plain.getByRole('status').getByText('Thank you. We will look at this comment.').waitFor();
    const { page: scripted, faults } = await journal.visit('/journal/ink');
    await scripted.getByRole('button', { name: 'Report the comment by Bo' }).click();
    await scripted.getByText('Thank you. We will look at this comment.').waitFor();
    expect(new URL(scripted.url()).search).toBe('');
    expect(faults).toEqual([]);
    // Both visitors are in one network.
    await page.goto('/config/comments?state=approved');
    await row(page, 'Bo').getByText('1 report', { exact: true }).waitFor();
  });
});

it.each([
  ['light', 768],
  ['dark', 390],
] as const)('the queue has room: %s at %i px', async (colorScheme, width) => {
  const page = await openBrowserAt(journal, signedIn, { colorScheme, viewport: { width, height: 800 } });
  await page.goto('/config/comments?state=approved');
  await queue(page).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, `comments-${colorScheme}-${width}`);
  await page.goto('/config/settings/comments');
  await page.getByRole('textbox', { name: 'Send to' }).waitFor();
  await takeScreenshot(page, `comment-settings-${colorScheme}-${width}`);
});

it('the queue is opened from the menu of entries that have no room in the bar of a phone', async () => {
  const page = await openBrowserAt(journal, signedIn, { viewport: { width: 390, height: 800 } });
  await page.goto('/config/pages');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitemradio', { name: 'Comments' }).click();
  await page.getByRole('heading', { name: 'Comments', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/config/comments');
});
