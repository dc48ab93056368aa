import { contributorCalls } from '@sitewright/api/contributors';
import { roles } from '@sitewright/domain/contributors';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { VisitorContext } from '../http/index.ts';
import { rateLimits } from '../http/http-tables.ts';
import {
  accept,
  createTestDatabase,
  OWNER,
  readEmailText,
  startSmtpStandIn,
  startTestApp,
  type TestBrowser,
  type TestSite,
} from '../testing/index.ts';
import { requestPasswordReset } from './accounts/passwords-service.ts';
import { addAccount, putContributor } from './index.ts';

const { database } = await createTestDatabase();
const mailbox = await startSmtpStandIn();
afterAll(() => mailbox.close());
const SMTP_URL = `smtp://u:p@127.0.0.1:${mailbox.port}?from=studio@studio.example`;
const { app, services, visit, addSite, signIn, clock } = await startTestApp(database, { SMTP_URL });
const studio = await addSite('studio');
const tenant = await addSite('tenant');
app.jobs.start();
afterAll(() => app.jobs.stop());

const PASSWORD = 'their own password';

/** Offset of the server's clock in milliseconds. */
let ahead = 0;

beforeEach(async () => {
  ahead = 0;
  await database.delete(rateLimits);
});

const addPerson = async (email: string, sites: readonly TestSite[]): Promise<void> => {
  const person = { email, name: 'Person', password: PASSWORD, isAdministrator: false };
  const accountId = (await addAccount(database, person)) ?? '';
  for (const { id } of sites) await putContributor(database, id, { accountId, roles: [roles.viewer.code] });
};

/** Resets the call's own rate limit per network; these tests are about the emails. */
const forgetCallLimit = () =>
  database.$client.query("delete from rate_limits where scope like 'contributors.requestPasswordReset:%'");

const visitor = async (site: TestSite): Promise<TestBrowser> => {
  const browser = visit(site);
  await browser.open('/');
  return browser;
};

const unfinishedJobs = async (): Promise<number> => {
  clock.now = new Date(Date.now() + ahead);
  const { rows } = await database.$client.query(
    "select count(*)::int as jobs from jobs where state in ('waiting', 'running')",
  );
  return (rows[0] as { jobs: number }).jobs;
};

/** Waits until all requested emails are sent or dropped. */
const untilSent = async (): Promise<void> => {
  await expect.poll(unfinishedJobs, { timeout: 60_000 }).toBe(0);
};

const emailsTo = (email: string): string[] =>
  mailbox.emails.filter(({ to }) => to.includes(email)).map(readEmailText);

const ask = async (browser: TestBrowser, email: string): Promise<void> => {
  await forgetCallLimit();
  accept(await browser.client.send(contributorCalls.requestPasswordReset, { body: { email } }));
  await untilSent();
};

/** Requests from many networks, like a botnet. */
const askFromElsewhere = async (times: number, email: string): Promise<void> => {
  const settings = { title: 'Site studio' };
  for (let i = 0; i < times; i += 1) {
    const stranger = {
      database,
      now: clock.now,
      cookieHeader: undefined,
      isSecure: false,
      isOwnerHost: true,
    };
    const site = { id: studio.id, settings };
    const place = { site, publicOrigin: `http://${studio.host}`, network: `203.0.113.${i}` };
    await requestPasswordReset({ ...stranger, ...place } as VisitorContext, services.secret, email);
    await untilSent();
  }
};

const resetWith = async (text: string | undefined) => {
  const token = /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
  const body = { token, newPassword: 'remembered this time' };
  return (await visitor(studio)).client.send(contributorCalls.resetPassword, { body });
};

it('sends nothing for a site where the account has no role, also to an administrator of the installation', async () => {
  await addPerson('only-studio@example.com', [studio]);
  const boss = { email: 'boss@example.com', name: 'Boss', password: PASSWORD, isAdministrator: true };
  await addAccount(database, boss);
  const stranger = await visitor(tenant);
  await ask(stranger, 'only-studio@example.com');
  await ask(stranger, boss.email);
  expect([...emailsTo('only-studio@example.com'), ...emailsTo(boss.email)]).toEqual([]);
  await ask(await visitor(studio), boss.email);
  expect(emailsTo(boss.email)).toHaveLength(1);
});

it('counts for each site apart: what is asked for at one uses up nothing of another', async () => {
  await addPerson('both@example.com', [studio, tenant]);
  const stranger = await visitor(tenant);
  for (let i = 0; i < 8; i += 1) await ask(stranger, 'both@example.com');
  const fromTenant = emailsTo('both@example.com').filter((text) => text.includes(`http://${tenant.host}`));
  expect(fromTenant).toHaveLength(5);
  await ask(await visitor(studio), 'both@example.com');
  expect(emailsTo('both@example.com').at(-1)).toContain(`http://${studio.host}`);
});

it('sends to the usual browser of somebody whatever strangers asked for, from its own network or from everywhere', async () => {
  await addPerson('flooded@example.com', [studio]);
  const known = await signIn(studio, { email: 'flooded@example.com', password: PASSWORD });
  accept(await known.client.send(contributorCalls.signOut, {}));
  known.sessionCrumb = undefined;
  const stranger = await visitor(studio);
  for (let i = 0; i < 8; i += 1) await ask(stranger, 'flooded@example.com');
  expect(emailsTo('flooded@example.com')).toHaveLength(5);
  await askFromElsewhere(20, 'flooded@example.com');
  expect(emailsTo('flooded@example.com')).toHaveLength(20);
  await ask(known, 'flooded@example.com');
  expect(emailsTo('flooded@example.com')).toHaveLength(21);
});

it('keeps nobody out once nothing more is sent: the links before work, and after one was used asking works again', async () => {
  await addPerson('kept-out@example.com', [studio]);
  await askFromElsewhere(23, 'kept-out@example.com');
  const flood = emailsTo('kept-out@example.com');
  expect(flood).toHaveLength(20);
  ahead = 55 * 60_000;
  await ask(await visitor(studio), 'kept-out@example.com');
  expect(emailsTo('kept-out@example.com')).toEqual(flood);
  expect((await resetWith(flood[0])).ok).toBe(true);
  expect(await resetWith(flood.at(-1))).toMatchObject({ refusal: { code: 'reset-unknown' } });
  await ask(await visitor(studio), 'kept-out@example.com');
  expect((await resetWith(emailsTo('kept-out@example.com').at(-1))).ok).toBe(true);
});

it('answers the same beyond the limits', async () => {
  const browser = await visitor(studio);
  const body = { email: OWNER.email };
  for (let i = 0; i < 8; i += 1) {
    await forgetCallLimit();
    const outcome = await browser.client.send(contributorCalls.requestPasswordReset, { body });
    expect(outcome).toEqual({ ok: true, answer: {} });
  }
});
