import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findScreenViolations } from './setup/find-violations.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signInTo } from './setup/sign-in.ts';

const site = await openSite({ name: 'site-settings', title: 'Lantern Yard' });

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('region', { name: 'Notices' }).getByText('Settings saved').first().waitFor();
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
};

const openSettings = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 2 }).waitFor();
};

it('accounts are added, put in order and shared from; a faulty one is told at its row', async () => {
  const { page } = site;
  await site.context.addCookies((await signInTo(site)).cookies);
  await page.goto('/config/settings/social');

  const account = (row: number) => page.getByRole('listitem', { name: `Account ${row}`, exact: true });
  const address = (row: number) => account(row).getByRole('textbox', { name: 'Profile URL' });
  const add = page.getByRole('button', { name: 'Add account' });
  await add.click();
  await address(1).fill('instagram.com/lantern-yard');
  await add.click();
  await account(2)
    .getByRole('button', { name: /Service/ })
    .click();
  await page.getByRole('option', { name: 'Email' }).click();
  await address(2).fill('nobody');
  await page.getByRole('switch', { name: 'Reddit' }).press('Space');
  await page.getByRole('button', { name: 'Save' }).click();
  await account(2).getByText('Please give an email address, such as you@example.com.').waitFor();
  expect(await findScreenViolations(page)).toEqual([]);

  await address(2).fill('you@example.com');
  await page.getByRole('button', { name: 'Move account 2 up' }).click();
  await save(page);
  await page.reload();
  await account(2).waitFor();
  expect(await address(1).inputValue()).toBe('mailto:you@example.com');
  expect(await address(2).inputValue()).toBe('https://instagram.com/lantern-yard');
  expect(await page.getByRole('switch', { name: 'Reddit' }).isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Remove account 1' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await account(2).waitFor();
});

it('code and a word to search engines stand on every page, and leaving asks first', async () => {
  const { page } = site;
  await openSettings(page, 'Code');
  const header = page.getByRole('textbox', { name: 'Header code' });
  await header.click();
  await page.keyboard.insertText('<script>document.documentElement.dataset.lantern = "lit";</script>');
  expect(await findScreenViolations(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'General' }).click();
  await page
    .getByRole('alertdialog', { name: 'Unsaved changes' })
    .getByRole('button', { name: 'Save' })
    .click();

  await page.getByRole('textbox', { name: 'Tagline' }).fill('Lit since 1999');
  await page.getByRole('switch', { name: 'Hide from search engines' }).press('Space');
  await save(page);

  const faultsBefore = site.faults.length;
  const litAs = async (): Promise<string | null> => {
    await page.goto('/');
    return page.locator('html').getAttribute('data-lantern');
  };
  await expect.poll(litAs).toBe('lit');
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(site.faults.slice(faultsBefore)).toEqual([]);
});
