import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { awaitEmail, linkIn } from './setup/mailbox/received-emails.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { owner, runCommandLine } from './setup/program/program.ts';
import { signedOut, signInTo, type Cookies, type Person } from './setup/sign-in.ts';

const site = await openSite({ name: 'contributors', title: 'Paper Garden' });

/** A browser of its own, as another person or another device has. */
const openBrowser = (cookies: Cookies = signedOut): Promise<Page> => openBrowserAt(site, cookies);

const fillSignIn = async (
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const signIn = async (page: Page, who: Person = owner): Promise<void> => {
  await page.goto('/config');
  await fillSignIn(page, who);
  await rail(page).waitFor();
};

const rail = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const railNames = (page: Page) => rail(page).getByRole('listitem').allInnerTexts();
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const invite = async (page: Page, email: string, roles: readonly string[]): Promise<void> => {
  await page.goto('/config/settings/contributors');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite contributor' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  for (const role of roles) await dialog.getByText(role, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** As it stands in the email; the outbox does not show it. */
const readInvitationLink = async (page: Page, email: string): Promise<string> => {
  const link = linkIn(await awaitEmail(email, /invit/i), /\/config\/invitation\?token=/);
  await page.goto('/config/settings/mail');
  await page.getByRole('list', { name: 'Outgoing mail' }).getByRole('link', { name: email }).first().click();
  const pane = page.getByRole('region', { name: 'Email' });
  await pane.getByText(`To ${email}`).waitFor();
  expect(await pane.innerText()).not.toContain('token=');
  return link;
};

const newcomersPassword = 'seven lamps on the pier';

const acceptAsNew = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(newcomersPassword);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await rail(page).waitFor();
};

describe('signing in', () => {
  it('[ROLE-02 F31 (rule)] gives one answer for an unknown address and a wrong password', async () => {
    const page = await openBrowser();
    await page.goto('/config');
    const tell = async (email: string): Promise<string> => {
      await fillSignIn(page, { email, password: 'not the password' });
      const text = await page.getByRole('alert').innerText();
      await page.reload();
      return text;
    };
    const unknown = await tell('nobody@example.com');
    expect(unknown).toBe('The email address or the password is not right.');
    expect(await tell(owner.email)).toBe(unknown);
  });

  it('[ROLE-02] leads to the address that was wanted', async () => {
    const page = await openBrowser();
    await page.goto('/config/settings/contributors?invite=yes');
    await fillSignIn(page, owner);
    await page.getByRole('dialog', { name: 'Invite contributor' }).waitFor();
    expect(page.url()).toBe(`${site.origin}/config/settings/contributors?invite=yes`);
  });

  it('[ROLE-02] never leads out of the app', async () => {
    const page = await openBrowser(signedIn);
    await page.goto('/config/sign-in?to=//example.com/');
    await page.getByRole('heading', { name: 'Pages', level: 1 }).waitFor();
    expect(new URL(page.url()).origin).toBe(site.origin);
  });

  it('[ROLE-02] ends with signing out: the next address asks to sign in', async () => {
    const page = await openBrowser();
    await signIn(page);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto('/config/pages');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await rail(page).count()).toBe(0);
  });

  it('[ROLE-02 F31 (rule)] answers a forgotten password the same for everybody', async () => {
    const page = await openBrowser();
    const ask = async (email: string): Promise<string> => {
      await page.goto('/config/forgot-password');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('button', { name: 'Email me a link' }).click();
      return page.getByText('Check your email').locator('..').innerText();
    };
    expect(await ask('nobody@example.com')).toBe(await ask(owner.email));
  });

  it('[ROLE-02] refuses a reset link that nobody was sent, in words', async () => {
    const page = await openBrowser();
    await page.goto(`/config/reset-password?token=${'1'.repeat(43)}`);
    await page.getByRole('textbox', { name: 'New password' }).fill('short');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('The password needs at least 10 characters.').waitFor();
    await page.getByRole('textbox', { name: 'New password' }).fill('long enough for this');
    await page.getByRole('button', { name: 'Set password' }).click();
    expect(await page.getByRole('alert').innerText()).toContain('This link was used already or has expired.');
  });

  it('[ROLE-02] says at once that a reset link lost its end on the way', async () => {
    const page = await openBrowser();
    await page.goto('/config/reset-password');
    await page.getByText('The link is incomplete').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('link', { name: 'request a new one' }).click();
    await page.getByRole('button', { name: 'Email me a link' }).waitFor();
  });
});

describe('after many wrong passwords for an account', () => {
  const pia = { email: 'pia@example.com', password: newcomersPassword };

  /** Where the program sees the browser: this machine has an address of each kind, and so two networks. */
  const addressOf = async (page: Page): Promise<string> => {
    const { sessions } = await callApi<{ sessions: { address: string; isCurrent: boolean }[] }>(
      page,
      '/api/contributors/sessions',
    );
    return sessions.find(({ isCurrent }) => isCurrent)?.address ?? '';
  };

  const guess = (from: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const { host, port } = new URL(site.origin);
      const crumb = 'aaaaaaaaaaaaaaaaaaaaaa';
      const headers = {
        host,
        cookie: `crumb=${crumb}`,
        'x-csrf-token': crumb,
        'content-type': 'application/json',
      };
      const options = { host: from, port, path: '/api/contributors/session', method: 'POST', headers };
      request(options, (answer) => resolve(answer.resume().statusCode ?? 0))
        .on('error', reject)
        .end(JSON.stringify({ email: pia.email, password: 'not the password' }));
    });

  it('the browser does a short calculation, says so, and the person signs in', async () => {
    const parameters = ['--site', 'contributors', '--role', 'viewer', '--password', pia.password];
    await runCommandLine(inject('program'), ['user', 'add', pia.email, ...parameters]);
    const known = await openBrowser();
    await signIn(known, pia);
    const elsewhere = (await addressOf(known)) === '127.0.0.1' ? '::1' : '127.0.0.1';
    for (let i = 0; i < 10; i += 1) expect(await guess(elsewhere)).toBe(401);
    expect(await guess(elsewhere)).toBe(429);

    const page = await openBrowser();
    await page.goto('/config');
    await page.getByRole('textbox', { name: 'Email' }).fill(pia.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(pia.password);
    const shown = page.getByRole('progressbar', { name: /Checking your browser/ }).waitFor();
    await page.route('**/api/contributors/session', async (route) => {
      if (route.request().postData()?.includes('"proof"')) await shown;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await shown;
    await rail(page).waitFor();
  });
});

describe('sessions', () => {
  it('[ROLE-02] can be ended from another browser; typed work there waits and goes on after signing in again', async () => {
    // A person of this test's own: the owner is signed in to every site that other tests are at.
    const gerda = { email: 'gerda@example.com', password: newcomersPassword };
    const parameters = ['--site', 'contributors', '--role', 'admin', '--password', gerda.password];
    await runCommandLine(inject('program'), ['user', 'add', gerda.email, ...parameters]);
    const near = await openBrowser(await signInTo(site, gerda));
    const far = await openBrowser();
    await signIn(far, gerda);
    await far.goto('/config/settings/general');
    await far.getByRole('textbox', { name: 'Site title' }).fill('Paper Garden, typed far away');

    await near.goto('/config/account');
    await near.getByRole('button', { name: 'Sign out of other sessions' }).click();
    await near.getByRole('alertdialog').getByRole('button', { name: 'Sign out of other sessions' }).click();
    await notices(near).getByText('Signed out of all other sessions').waitFor();
    await near.waitForFunction(() => document.querySelectorAll('[aria-label="Sessions"] > li').length === 1);

    await far.getByRole('button', { name: 'Save' }).click();
    const dialog = far.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.getByRole('textbox', { name: 'Password' }).fill(gerda.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await notices(far).getByText('Settings saved').waitFor();
    expect(await far.getByRole('textbox', { name: 'Site title' }).inputValue()).toBe(
      'Paper Garden, typed far away',
    );
  });
});

describe('invitations', () => {
  it('[ROLE-02] bring a person in by mail, who then sees only what the role opens', async () => {
    const page = await openBrowser(signedIn);
    await invite(page, 'edith@example.com', ['Editor']);
    await page.getByRole('list', { name: 'Pending invitations' }).getByText('edith@example.com').waitFor();

    const link = await readInvitationLink(page, 'edith@example.com');
    const edith = await openBrowser();
    await acceptAsNew(edith, link, 'Edith');
    await expect.poll(() => railNames(edith)).toEqual(['Pages', 'Store', 'Forms', 'Files']);
    await edith.keyboard.press('Control+k');
    const commands = edith.getByRole('menu', { name: 'Commands' });
    await commands.waitFor();
    expect(
      await commands
        .getByRole('menuitem', { name: /General|Contributors|Mail|Activity|Sites|Invite/ })
        .count(),
    ).toBe(0);
    await edith.goto('/config/settings/activity');
    expect(await edith.getByRole('alert').innerText()).toContain('You do not have access');

    await page.goto('/config/settings/activity');
    const log = page.getByRole('list', { name: 'Activity' });
    await log.getByText('Invited edith@example.com as Editor').waitFor();
    await log.getByText('Joined the site as Editor').waitFor();

    await page.goto('/config/settings/contributors');
    const people = page.getByRole('list', { name: 'Contributors' });
    await people.getByText('Edith', { exact: true }).waitFor();
    await expect.poll(() => people.innerText()).toContain('edith@example.com · Editor');
  });

  it('let the roles be changed, and the person be removed only after a confirmation', async () => {
    const page = await openBrowser(signedIn);
    await invite(page, 'rolf@example.com', ['Viewer']);
    const rolf = await openBrowser();
    await acceptAsNew(rolf, await readInvitationLink(page, 'rolf@example.com'), 'Rolf');

    await page.goto('/config/settings/contributors');
    await page.getByRole('button', { name: 'Change roles of Rolf' }).click();
    const dialog = page.getByRole('dialog', { name: 'Roles of Rolf' });
    expect(await dialog.getByRole('checkbox').count()).toBe(9);
    await dialog.getByText('Website manager', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save roles' }).click();
    await notices(page).getByText('Roles of Rolf saved').waitFor();
    await rolf.reload();
    await rail(rolf).getByRole('link', { name: 'Settings' }).click();
    const tabs = rolf.getByRole('navigation', { name: 'Settings' }).getByRole('link');
    await tabs.first().waitFor();
    const names = [
      'General',
      'Social',
      'Comments',
      'URL redirects',
      'Webhooks',
      'Automation',
      'Spam protection',
      'Performance',
      'Activity',
    ];
    await expect.poll(() => tabs.allInnerTexts()).toEqual(names);

    const people = page.getByRole('list', { name: 'Contributors' });
    const remove = page.getByRole('button', { name: 'Remove Rolf' });
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await people.innerText()).toContain('rolf@example.com');
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove contributor' }).click();
    await notices(page).getByText('Rolf removed').waitFor();
    await expect.poll(() => people.innerText()).not.toContain('rolf@example.com');
    await rolf.reload();
    await rolf.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('leave a draft editor no way to change a file that pages may show', async () => {
    const page = await openBrowser(signedIn);
    await invite(page, 'dora@example.com', ['Draft editor']);
    const dora = await openBrowser();
    await acceptAsNew(dora, await readInvitationLink(page, 'dora@example.com'), 'Dora');
    await dora.goto('/config/files');
    await dora.getByText('Existing files').waitFor();
    await dora
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'draft.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4 draft'),
      });
    await dora.getByRole('row', { name: /draft\.pdf/ }).click();
    const detail = dora.getByRole('region', { name: 'File detail' });
    await detail.getByRole('heading', { name: 'draft.pdf' }).waitFor();
    expect(await detail.getByRole('button', { name: /Rename|Replace|Delete|Save/ }).count()).toBe(0);
    expect(await dora.getByRole('button', { name: 'Trash' }).count()).toBe(0);
  });

  it('[ROLE-02] stop working when they are withdrawn', async () => {
    const page = await openBrowser(signedIn);
    await invite(page, 'wanda@example.com', ['Viewer', 'Editor']);
    const link = await readInvitationLink(page, 'wanda@example.com');
    await page.goto('/config/settings/contributors');
    await page.getByRole('button', { name: 'Revoke invitation for wanda@example.com' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke invitation' }).click();
    await notices(page).getByText('Invitation for wanda@example.com revoked').waitFor();
    const wanda = await openBrowser();
    await wanda.goto(link);
    expect(await wanda.getByRole('alert').innerText()).toContain('This invitation does not exist');
  });

  it('[ROLE-02] need an address and a role, and say so at the field', async () => {
    const page = await openBrowser(signedIn);
    await page.goto('/config/settings/contributors?invite=yes');
    await page.getByRole('textbox', { name: 'Email' }).fill('no address');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('Please enter a valid email').waitFor();
    expect(await page.getByText('Choose at least one role.').isVisible()).toBe(true);
  });
});
