import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { startMailServer } from './setup/mailbox/mail-server.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { openBrowser } from './setup/program/open-browser.ts';
import { owner, runCommandLine } from './setup/program/program.ts';
import { startProgram } from './setup/program/start-program.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

// A program of its own, without a mail server at first: it counts for all sites.
const { program, close } = await startProgram();
const origin = `http://localhost:${program.port}`;
const browser = await openBrowser();
const site = { origin, browser };

const mailbox = await startMailServer();

let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});
afterAll(async () => {
  await close();
  await mailbox.close();
});

const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });

/** Changes of the installation take the password anew. */
const confirmPassword = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: /password/i });
  await dialog.getByRole('textbox', { name: /password/i }).fill(owner.password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
};

it('a campaign says before it is sent that there is no mail server', async () => {
  const page = await openBrowserAt(site, signedIn);
  const campaign = await callApi(page, '/api/campaigns', { method: 'POST', body: { name: 'Spring' } });
  const { id } = campaign as { readonly id: string };
  await page.goto(`/config/campaigns/edit?id=${id}`);
  await page.getByText('No mail server is set up: campaigns cannot be sent').waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'no mail server' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Set up a mail server' }).click();
  await page.getByRole('heading', { name: 'Mail server', level: 1 }).waitFor();
});

describe('emails of a site without a mail server', () => {
  it('are said not to be sent, and who can change that; links are printed by the command line alone', async () => {
    const host = 'meadow.localhost';
    await runCommandLine(program, ['site', 'add', 'meadow', '--host', host, '--title', 'Meadow']);
    const meadow = { origin: `http://${host}:${program.port}`, browser };
    const page = await openBrowserAt(meadow, await signInTo(meadow), {
      viewport: { width: 390, height: 800 },
      colorScheme: 'dark',
    });
    await callApi(page, '/api/contributors/invitations', {
      method: 'POST',
      body: { email: 'wilma@example.com', roles: [4] },
    });
    await page.goto('/config/settings/mail');
    await page.getByText('No mail server is set up: emails are not sent').waitFor();
    await page.getByText(/Ask the administrator of the installation/).waitFor();
    const tab = page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Mail', exact: true });
    const isInView = () => tab.evaluate((each) => each.getBoundingClientRect().right <= window.innerWidth);
    await expect.poll(isInView).toBe(true);
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'mail-no-server');
    await page.getByRole('list', { name: 'Outgoing mail' }).getByRole('link', { name: /wilma/ }).click();
    const pane = page.getByRole('region', { name: 'Email' });
    await pane.getByText('The link is only in the email', { exact: true }).waitFor();
    expect(await pane.innerText()).not.toContain('token=');
    const listed = await runCommandLine(program, ['mail', 'list']);
    const line = listed.split('\n').find((each) => each.includes('  wilma@example.com  '));
    const printed = await runCommandLine(program, ['mail', 'read', line?.slice(0, 24) ?? '']);
    expect(printed).toMatch(/\S+\/config\/invitation\?token=\S+/);
  });
});

describe('mail', () => {
  it('goes through the server that the administrator enters, which answers a test in its own words', async () => {
    const page = await openBrowserAt(site, signedIn);
    await page.goto('/config/sites/mail');
    await page.getByRole('textbox', { name: 'Host' }).fill('not a host');
    expect(await findScreenViolations(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Sender address' }).fill('post@garden.test');
    await page.getByRole('button', { name: 'Save' }).click();
    await confirmPassword(page);
    await page.getByText('Enter the name of your mail server, such as smtp.example.com.').waitFor();
    await page.getByRole('textbox', { name: 'Host' }).fill('127.0.0.1');
    await page.getByRole('textbox', { name: 'Port' }).fill(String(mailbox.port));
    await page.getByRole('button', { name: 'Encryption' }).click();
    await page.getByRole('option', { name: /^None/ }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await notices(page).getByText('Mail server saved').waitFor();
    mailbox.isRefusing = true;
    await page.getByRole('button', { name: 'Send test email' }).click();
    await page.getByText('550 5.7.1 relaying denied').waitFor();
    mailbox.isRefusing = false;
    await page.getByRole('button', { name: 'Send test email' }).click();
    await page.getByText('250 2.0.0 taken').waitFor();
    expect(mailbox.emails.at(-1)?.source).toContain('From: ');
    await takeScreenshot(page, 'mail-server');
  });

  it('has the sender and layout of the site, which the owner sees before they are saved', async () => {
    const page = await openBrowserAt(site, signedIn, { viewport: { width: 1440, height: 1000 } });
    await page.goto('/config/settings/mail-design');
    await page.getByRole('textbox', { name: 'Footer' }).fill('Mill Lane 1');
    const logo = page.getByRole('group', { name: 'Logo' });
    await logo.getByRole('button', { name: 'Choose a picture' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a picture' });
    await picker.getByRole('row').first().click();
    expect(await findScreenViolations(page)).toEqual([]);
    await picker.getByRole('button', { name: 'Choose', exact: true }).click();
    await page.frameLocator('iframe[title="Preview of an email"]').getByRole('img').waitFor();
    await logo.getByRole('button', { name: 'Remove' }).click();
    const frame = page.frameLocator('iframe[title="Preview of an email"]');
    await frame.getByText('Mill Lane 1').waitFor();
    await frame.getByText('Halftone', { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Plain text' }).click();
    await page.locator('pre', { hasText: '-- \nMill Lane 1' }).waitFor();
    await page
      .getByRole('textbox', { name: 'Sender address' })
      .fill('two@garden.invalid, addresses@garden.invalid');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter a single email address, such as hello@example.com.').waitFor();
    await page.getByRole('textbox', { name: 'Sender address' }).fill('hello@garden.invalid');
    await page.getByRole('button', { name: 'Save' }).click();
    await notices(page).getByText('Settings saved').waitFor();
    const records = page.getByRole('list', { name: 'Records of garden.invalid' });
    await records.getByText('DMARC', { exact: true }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'mail-design-1440');
  });

  it('that was refused is found by its state, says why and is sent again', async () => {
    mailbox.isRefusing = true;
    const page = await openBrowserAt(site, signedIn);
    await callApi(page, '/api/contributors/invitations', {
      method: 'POST',
      body: { email: 'edith@example.com', roles: [4] },
    });
    await page.goto('/config/settings/mail?state=failed');
    const open = page.getByRole('list', { name: 'Outgoing mail' }).getByRole('link', { name: /edith/ });
    await expect
      .poll(async () => {
        if ((await open.count()) === 0) await page.reload();
        return open.count();
      })
      .toBe(1);
    await open.click();
    const pane = page.getByRole('region', { name: 'Email' });
    await pane.getByText('550 5.7.1 relaying denied').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    mailbox.isRefusing = false;
    await pane.getByRole('button', { name: 'Try again' }).click();
    await notices(page).getByText('The email is in the queue').waitFor();
    await expect.poll(() => mailbox.emails.at(-1)?.source ?? '').toContain('Mill Lane 1');
    expect(mailbox.emails.at(-1)?.source).toContain('hello@garden.invalid');
    expect(mailbox.emails.at(-1)?.source).toContain('multipart/alternative');
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await takeScreenshot(page, 'mail-390');
  });
});
