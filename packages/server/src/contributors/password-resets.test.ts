import { contributorCalls } from '@sitewright/api/contributors';
import { mailCalls } from '@sitewright/api/mail';
import { roles } from '@sitewright/domain/contributors';
import { afterAll, describe, expect, it } from 'vitest';
import {
  accept,
  createTestDatabase,
  OWNER,
  readEmailText,
  startSmtpStandIn,
  startTestApp,
} from '../testing/index.ts';
import { addAccount, putContributor } from './index.ts';

const { database, pool } = await createTestDatabase();
const mailbox = await startSmtpStandIn();
afterAll(() => mailbox.close());
const SMTP_URL = `smtp://u:p@127.0.0.1:${mailbox.port}?from=studio@studio.example`;
const { app, visit, addSite, signIn, clock } = await startTestApp(database, { SMTP_URL });
const studio = await addSite('studio');
app.jobs.start();
afterAll(() => app.jobs.stop());

const addPerson = async (email: string): Promise<void> => {
  const person = { email, name: 'Person', password: 'their own password', isAdministrator: false };
  const accountId = (await addAccount(database, person)) ?? '';
  await putContributor(database, studio.id, { accountId, roles: [roles.viewer.code] });
};

const visitor = async () => {
  const browser = visit(studio);
  await browser.open('/');
  return browser;
};

/** The received email. Advances the clock, or the job would never be due. */
const emailTo = (email: string): string => {
  clock.now = new Date();
  const message = mailbox.emails.findLast(({ to }) => to.includes(email));
  return message ? readEmailText(message) : '';
};

/** The token in the received email. */
const requestReset = async (email: string): Promise<string> => {
  accept(await (await visitor()).client.send(contributorCalls.requestPasswordReset, { body: { email } }));
  await expect.poll(() => emailTo(email), { timeout: 60_000 }).toContain('/config/reset-password?token=');
  return /token=([\w-]+)/.exec(emailTo(email))?.[1] ?? '';
};

/** All rows of all tables, as text. */
const readDatabase = async (): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const texts = await Promise.all(
    rows.map(async ({ name }) => JSON.stringify((await pool.query(`select * from ${name}`)).rows)),
  );
  return texts.join('\n');
};

describe('a forgotten password', () => {
  it('[ROLE-02] is set anew with a mailed link, once, and all sessions end', async () => {
    await addPerson('forgetful@example.com');
    const person = await signIn(studio, { email: 'forgetful@example.com', password: 'their own password' });
    const token = await requestReset('forgetful@example.com');
    const { client } = await visitor();
    const reset = (newPassword: string) =>
      client.send(contributorCalls.resetPassword, { body: { token, newPassword } });
    expect(await reset('short')).toMatchObject({ refusal: { code: 'password-too-short' } });
    expect((await reset('remembered this time')).ok).toBe(true);
    expect(await reset('a second use of it')).toMatchObject({
      refusal: { code: 'reset-unknown', status: 404 },
    });
    expect((await person.client.send(contributorCalls.readSession, {})).ok).toBe(false);
    await signIn(studio, { email: 'forgetful@example.com', password: 'remembered this time' });
  });

  it('has a link that ends after two hours', async () => {
    await addPerson('slow@example.com');
    const token = await requestReset('slow@example.com');
    clock.now = new Date(clock.now.getTime() + 2 * 3_600_000 + 1000);
    const body = { token, newPassword: 'a new password at last' };
    const outcome = await (await visitor()).client.send(contributorCalls.resetPassword, { body });
    clock.now = new Date();
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'reset-unknown' } });
  });

  it('has a link that ends when the password is changed in the app', async () => {
    const password = 'their own password';
    await addPerson('changing@example.com');
    const token = await requestReset('changing@example.com');
    const person = await signIn(studio, { email: 'changing@example.com', password });
    const body = { currentPassword: password, newPassword: 'a brand new password' };
    accept(await person.client.send(contributorCalls.changePassword, { body }));
    const again = { token, newPassword: 'set with the old link' };
    expect(
      await (await visitor()).client.send(contributorCalls.resetPassword, { body: again }),
    ).toMatchObject({ refusal: { code: 'reset-unknown' } });
  });

  it('has a link that stands in no table', async () => {
    await addPerson('careful@example.com');
    const token = await requestReset('careful@example.com');
    const stored = await readDatabase();
    expect(stored).toContain('careful@example.com');
    expect(stored).not.toContain(token);
  });
});

describe('without a mail server', async () => {
  const { database: other, pool: otherPool } = await createTestDatabase();
  const kept = await startTestApp(other);
  const shop = await kept.addSite('shop');
  const owner = await kept.signIn(shop);
  kept.app.jobs.start();
  afterAll(() => kept.app.jobs.stop());
  const colleague = { email: 'second@example.com', password: 'another long password' };
  const colleagueId = await addAccount(other, { ...colleague, name: 'Second', isAdministrator: false });
  await putContributor(other, shop.id, { accountId: colleagueId ?? '', roles: [roles.admin.code] });

  const states = async (): Promise<string[]> => {
    kept.clock.now = new Date();
    const { rows } = await otherPool.query<{ state: string }>('select state from mail_outbox order by id');
    return rows.map(({ state }) => state);
  };

  it('an invitation is read with its link by administrators of the installation alone', async () => {
    const body = { email: 'guest@example.com', roles: [roles.viewer.code] };
    accept(await owner.client.send(contributorCalls.invite, { body }));
    const second = await kept.signIn(shop, colleague);
    const { emails } = accept(await owner.client.send(mailCalls.listOutbox, { query: {} }));
    const params = { id: emails[0]?.id ?? '' };
    const readers = [owner, second].map(
      async ({ client }) => accept(await client.send(mailCalls.readEmail, { params })).text,
    );
    const [own, others] = await Promise.all(readers);
    const token = /token=([\w-]+)/.exec(own ?? '')?.[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect(others).not.toContain('token');
    expect(others).toContain('The link is only in the mail itself.');
    const stored = JSON.stringify((await otherPool.query('select * from mail_outbox')).rows);
    expect(stored).not.toContain(token);
    const { client } = kept.visit(shop);
    expect(await client.send(contributorCalls.readInvitation, { query: { token } })).toMatchObject({
      ok: true,
    });
  });

  it('nobody can read the link of a forgotten password, not even in the database', async () => {
    const browser = kept.visit(shop);
    await browser.open('/');
    accept(
      await browser.client.send(contributorCalls.requestPasswordReset, { body: { email: OWNER.email } }),
    );
    await expect.poll(states, { timeout: 60_000 }).toEqual(['kept', 'kept']);
    const { rows } = await otherPool.query('select * from mail_outbox where website_id is null');
    expect(rows).toMatchObject([
      { to_address: OWNER.email, sealed_link: '', text: expect.not.stringContaining('token') },
    ]);
    const { emails } = accept(await owner.client.send(mailCalls.listOutbox, { query: {} }));
    expect(emails.map(({ to }) => to)).toEqual(['guest@example.com']);
    expect((await owner.open(`/api/mail/outbox/${String(rows[0]?.id)}`)).status).toBe(404);
  });
});
