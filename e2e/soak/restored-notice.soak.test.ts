import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { callApi } from '../setup/call-api.ts';
import { openBrowserAt } from '../setup/open-canvas.ts';
import { owner, runCommandLine } from '../setup/program/program.ts';
import { launchBrowser } from '../setup/program/launch-browser.ts';
import { startProgram } from '../setup/program/start-program.ts';
import { signInTo } from '../setup/sign-in.ts';

// Nobody answers there: emails stay in the queue.
const settings = { SMTP_URL: 'smtp://u:p@127.0.0.1:9?from=shop@shop.example' };

const folder = await mkdtemp(join(tmpdir(), 'sitewright-restored-'));
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

const open = async (port: number) => {
  const site = { origin: `http://localhost:${port}`, browser };
  return openBrowserAt(site, await signInTo(site));
};

/** A backup of an installation with an email that waits. */
const backUp = async (): Promise<string> => {
  const file = join(folder, 'one.backup');
  const { program, close } = await startProgram(settings);
  try {
    const page = await open(program.port);
    await callApi(page, '/api/contributors/invitations', {
      method: 'POST',
      body: { email: 'wilma@example.com', roles: [4] },
    });
    await runCommandLine(program, ['backup', file]);
  } finally {
    await close();
  }
  return file;
};

it('[F18 (rule)] after a restore every screen says what waits, and the administrator discards it or sends it', async () => {
  const file = await backUp();
  const environment = { ...settings, SITEWRIGHT_DATA: join(folder, 'data') };
  await runCommandLine({ port: 0, environment }, ['restore', file]);
  const { program, close } = await startProgram(environment);
  try {
    const page = await open(program.port);
    await page.goto('/config/store/orders');
    await page.getByText('A backup was restored: charges, refunds, emails and webhooks are paused').waitFor();
    await page.getByRole('button', { name: 'This is the live installation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is this the live installation?' });
    await dialog.getByText('1 email waited in the backup').waitFor();
    await dialog.getByRole('button', { name: 'Go on and discard them' }).click();
    const password = page.getByRole('dialog', { name: /password/i });
    await password.getByRole('textbox', { name: /password/i }).fill(owner.password);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Everything goes on', { exact: true }).waitFor();
    await page.locator('.restored-notice').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByText('A backup was restored').count()).toBe(0);
    await page.goto('/config/settings/mail');
    await page.getByText('wilma@example.com').click();
    await page.getByText(/waited in a backup that was restored, and was discarded/).waitFor();
  } finally {
    await close();
  }
});
