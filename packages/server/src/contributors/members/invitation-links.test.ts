import { contributorCalls } from '@sitewright/api/contributors';
import { mailCalls } from '@sitewright/api/mail';
import { roles } from '@sitewright/domain/contributors';
import { expect, it } from 'vitest';
import { accept, createTestDatabase, startTestApp, type TestBrowser } from '../../testing/index.ts';
import { addAccount, putContributor } from '../index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const first = await app.addSite('first');
const tenant = await app.addSite('tenant');

const addOwnerOf = async (siteId: string, name: string) => {
  const credentials = { email: `${name}@example.com`, password: 'a password for the owner' };
  const accountId = await addAccount(database, { ...credentials, name, isAdministrator: false });
  await putContributor(database, siteId, { accountId: accountId ?? '', roles: [roles.admin.code] });
  return credentials;
};

const tenantsOwner = await app.signIn(tenant, await addOwnerOf(tenant.id, 'tenants-owner'));
const firstSitesOwner = await app.signIn(first, await addOwnerOf(first.id, 'first-owner'));
const administrator = await app.signIn(first);

/** Everything a browser can read of the emails and of the activity log. */
const readAll = async ({ client, open }: TestBrowser, browser: TestBrowser): Promise<string> => {
  const { emails } = accept(await client.send(mailCalls.listOutbox, { query: {} }));
  const texts = await Promise.all(
    emails.map(async ({ id }) => accept(await client.send(mailCalls.readEmail, { params: { id } }))),
  );
  const log = await open.call(browser, '/api/activity');
  const pending = await open.call(browser, '/api/contributors/invitations');
  return JSON.stringify(texts) + log.text + pending.text;
};

const invite = async (browser: TestBrowser, email: string) =>
  accept(await browser.client.send(contributorCalls.invite, { body: { email, roles: [roles.editor.code] } }));

it('the owner of a site reads in no email the link that opens the account of whoever was invited', async () => {
  await invite(tenantsOwner, 'x@example.com');
  await invite(firstSitesOwner, 'y@example.com');
  for (const browser of [tenantsOwner, firstSitesOwner]) {
    const seen = await readAll(browser, browser);
    expect(seen).toContain('invites you to');
    expect(seen).toContain('The link is only in the mail itself.');
    expect(seen).not.toMatch(/token=[\w-]/);
    const { rows } = await database.$client.query('select token_hash from invitations');
    for (const row of rows as { token_hash: string }[]) expect(seen).not.toContain(row.token_hash);
  }
});

it('nor does an administrator of the installation on the host of a tenant; on the owner host they do', async () => {
  const there = await app.signIn(tenant);
  expect(await readAll(there, there)).not.toMatch(/token=[\w-]/);
  expect(await readAll(administrator, administrator)).toMatch(/token=[\w-]{20,}/);
});

it('an invitation that nobody accepted makes no account: another site invites the address afresh', async () => {
  await invite(tenantsOwner, 'z@example.com');
  const { rows } = await database.$client.query('select 1 from accounts where email = $1', ['z@example.com']);
  expect(rows).toEqual([]);
});
