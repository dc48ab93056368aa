import { contributorCalls } from '@sitewright/api/contributors';
import { mailCalls } from '@sitewright/api/mail';
import { siteCalls } from '@sitewright/api/sites';
import { roles } from '@sitewright/domain/contributors';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount, putContributor } from './index.ts';
import { listUnsent, readMailText } from '../mail/index.ts';
import { createTestDatabase, OWNER, startTestApp, type TestBrowser } from '../testing/index.ts';
import { rateLimits } from '../http/http-tables.ts';

const { database } = await createTestDatabase();
const { app, visit, addSite, signIn, clock, services } = await startTestApp(database);
const { secret } = services;
const studio = await addSite('studio');
const bakery = await addSite('bakery');

app.jobs.start();
afterAll(() => app.jobs.stop());

const DAY_MS = 86_400_000;

beforeEach(async () => {
  await database.delete(rateLimits);
});

const tryPassword = async (email: string, password: string) => {
  const browser = visit(studio);
  await browser.open('/');
  return browser.client.send(contributorCalls.signIn, { body: { email, password } });
};

/** The token in the latest email to an address. */
const readInvitationToken = async (email: string): Promise<string> => {
  const newest = (await listUnsent(database)).find(({ to }) => to === email);
  return /token=([\w-]+)/.exec(newest ? readMailText(newest, secret) : '')?.[1] ?? '';
};

const inviteAndAccept = async (email: string, codes: number[]): Promise<TestBrowser> => {
  const owner = await signIn(studio);
  const invited = await owner.client.send(contributorCalls.invite, { body: { email, roles: codes } });
  expect(invited.ok).toBe(true);
  const browser = visit(studio);
  await browser.open('/');
  const token = await readInvitationToken(email);
  const accepted = await browser.client.send(contributorCalls.acceptInvitation, {
    body: { token, name: 'New Person', password: 'their own password' },
  });
  if (!accepted.ok) throw new Error(accepted.refusal.message);
  browser.sessionCrumb = accepted.answer.crumb;
  return browser;
};

describe('signing in', () => {
  it('[ROLE-02] signs the owner in with a session cookie that scripts cannot read', async () => {
    const browser = visit(studio);
    await browser.open('/');
    const answer = await browser.open('/api/contributors/session', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': browser.cookies.get('crumb') ?? '',
        origin: browser.origin,
      },
      body: JSON.stringify(OWNER),
    });
    expect(answer.status).toBe(200);
    const line = [answer.headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('session='));
    expect(line).toContain('HttpOnly');
    expect(line).toContain('SameSite=Lax');
    expect(line).not.toContain('Domain');
  });

  it('[F31 (rule) ROLE-02] answers an unknown address, a wrong password and another site’s contributor alike', async () => {
    const elsewhere = { email: 'baker@example.com', password: 'the bakery password' };
    const accountId = await addAccount(database, { ...elsewhere, name: 'Baker', isAdministrator: false });
    await putContributor(database, bakery.id, { accountId: accountId ?? '', roles: [roles.editor.code] });
    expect((await signIn(bakery, elsewhere)).sessionCrumb).toBeDefined();
    const wrong = await tryPassword(OWNER.email, 'not the password');
    expect(wrong.ok).toBe(false);
    expect(await tryPassword('nobody@example.com', 'not the password')).toEqual(wrong);
    expect(await tryPassword(elsewhere.email, elsewhere.password)).toEqual(wrong);
  });

  it('[F31 (rule)] takes as long for an unknown address as for a wrong password', async () => {
    const time = async (email: string): Promise<number> => {
      const start = performance.now();
      await tryPassword(email, 'not the password');
      return performance.now() - start;
    };
    await time(OWNER.email);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      known.push(await time(OWNER.email));
      unknown.push(await time(`nobody${round}@example.com`));
    }
    const fastest = (times: number[]): number => Math.min(...times);
    // Hashing takes tens of milliseconds, a response without it one or two: a factor of three distinguishes
    // them.
    expect(fastest(unknown)).toBeGreaterThan(fastest(known) / 3);
  });

  it('[ROLE-02] refuses further tries on one account after ten', async () => {
    for (let i = 0; i < 10; i += 1) await tryPassword('victim@example.com', `guess number ${i}`);
    const eleventh = await tryPassword('victim@example.com', 'guess number 10');
    expect(eleventh).toMatchObject({
      ok: false,
      refusal: { status: 429, code: 'too-many-tries' },
    });
  });

  it('does not let a session of one site open another', async () => {
    const owner = await signIn(studio);
    const other = visit(bakery);
    other.cookies.set('session', owner.cookies.get('session') ?? '');
    const outcome = await other.client.send(contributorCalls.readSession, {});
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'not-signed-in' } });
  });

  it('ends a session after two weeks without use', async () => {
    const owner = await signIn(studio);
    const before = clock.now;
    clock.now = new Date(before.getTime() + 15 * DAY_MS);
    const outcome = await owner.client.send(contributorCalls.readSession, {});
    clock.now = before;
    expect(outcome.ok).toBe(false);
  });
});

describe('sessions', () => {
  it('[ROLE-02] lists the places where one is signed in, and ends them', async () => {
    const here = await signIn(studio);
    const there = await signIn(studio);
    const listed = await here.client.send(contributorCalls.listSessions, {});
    if (!listed.ok) throw new Error(listed.refusal.message);
    expect(listed.answer.sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const ended = await here.client.send(contributorCalls.endOtherSessions, {});
    expect(ended.ok && ended.answer.ended).toBeGreaterThanOrEqual(1);
    expect((await there.client.send(contributorCalls.readSession, {})).ok).toBe(false);
    expect((await here.client.send(contributorCalls.readSession, {})).ok).toBe(true);
  });

  it('[ROLE-02] signs out and forgets the cookies', async () => {
    const owner = await signIn(studio);
    const token = owner.cookies.get('session') ?? '';
    await owner.client.send(contributorCalls.signOut, {});
    expect(owner.cookies.has('session')).toBe(false);
    owner.cookies.set('session', token);
    expect((await owner.client.send(contributorCalls.readSession, {})).ok).toBe(false);
    owner.cookies.delete('session');
    expect(owner.cookies.has('hasEditor')).toBe(false);
  });

  it('cannot end somebody else’s session', async () => {
    const owner = await signIn(studio);
    const listed = await owner.client.send(contributorCalls.listSessions, {});
    if (!listed.ok) throw new Error(listed.refusal.message);
    const editor = await inviteAndAccept('session-thief@example.com', [roles.editor.code]);
    const target = listed.answer.sessions[0]?.id ?? '';
    const outcome = await editor.client.send(contributorCalls.endSession, { params: { id: target } });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
  });
});

describe('invitations', () => {
  it('[ROLE-02] brings somebody in with exactly the roles they were invited for', async () => {
    const browser = await inviteAndAccept('editor@example.com', [roles.editor.code]);
    const session = await browser.client.send(contributorCalls.readSession, {});
    expect(session).toMatchObject({ ok: true, answer: { roles: [roles.editor.code] } });
    const settings = await browser.client.send(siteCalls.readSettings, {});
    if (!settings.ok) throw new Error(settings.refusal.message);
    const save = await browser.client.send(siteCalls.saveSettings, { body: settings.answer });
    expect(save).toMatchObject({ ok: false, refusal: { code: 'not-allowed', status: 403 } });
  });

  it('works once, and not after it was withdrawn or replaced', async () => {
    const owner = await signIn(studio);
    const body = { email: 'late@example.com', roles: [roles.viewer.code] };
    await owner.client.send(contributorCalls.invite, { body });
    const first = await readInvitationToken(body.email);
    await owner.client.send(contributorCalls.invite, { body });
    const second = await readInvitationToken(body.email);
    const browser = visit(studio);
    const read = (token: string) =>
      browser.client.send(contributorCalls.readInvitation, { query: { token } });
    expect(await read(first)).toMatchObject({ ok: false, refusal: { code: 'invitation-unknown' } });
    expect(await read(second)).toMatchObject({
      ok: true,
      answer: { email: 'late@example.com', hasAccount: false },
    });
    const pending = await owner.client.send(contributorCalls.listInvitations, {});
    const id = pending.ok
      ? (pending.answer.invitations.find(({ email }) => email === body.email)?.id ?? '')
      : '';
    await owner.client.send(contributorCalls.revokeInvitation, { params: { id } });
    expect(await read(second)).toMatchObject({ ok: false, refusal: { code: 'invitation-unknown' } });
  });

  it('asks an existing account for its password instead of setting a new one', async () => {
    await inviteAndAccept('two-sites@example.com', [roles.viewer.code]);
    const owner = await signIn(bakery);
    await owner.client.send(contributorCalls.invite, {
      body: { email: 'two-sites@example.com', roles: [roles.editor.code] },
    });
    const token = await readInvitationToken('two-sites@example.com');
    const accept = async (password: string) => {
      const browser = visit(bakery);
      await browser.open('/');
      return browser.client.send(contributorCalls.acceptInvitation, { body: { token, name: '', password } });
    };
    expect(await accept('somebody else’s guess')).toMatchObject({
      ok: false,
      refusal: { code: 'sign-in-failed' },
    });
    expect((await accept('their own password')).ok).toBe(true);
  });

  it('refuses roles that do not exist and addresses that are none', async () => {
    const owner = await signIn(studio);
    const invite = (email: string, codes: number[]) =>
      owner.client.send(contributorCalls.invite, { body: { email, roles: codes } });
    expect(await invite('x@example.com', [5])).toMatchObject({ refusal: { code: 'role-unknown' } });
    expect(await invite('x@example.com', [])).toMatchObject({ refusal: { code: 'roles-missing' } });
    expect(await invite('no address', [4])).toMatchObject({
      refusal: { message: 'Please enter a valid email' },
    });
  });
});

describe('roles for features that do not exist yet', () => {
  const refusal = {
    code: 'role-unavailable',
    status: 422,
    message: 'One of the roles is for a feature that is not available yet. Choose another role.',
  };

  it('are given to nobody, neither by an invitation nor later', async () => {
    const owner = await signIn(studio);
    for (const code of [2, 3, 7, 9, 12, 13]) {
      const body = { email: 'early@example.com', roles: [roles.viewer.code, code] };
      expect(await owner.client.send(contributorCalls.invite, { body })).toMatchObject({ refusal });
    }
    const person = await inviteAndAccept('given-later@example.com', [roles.viewer.code]);
    const session = await person.client.send(contributorCalls.readSession, {});
    const id = session.ok ? session.answer.account.id : '';
    const given = { params: { id }, body: { roles: [roles.billing.code] } };
    expect(await owner.client.send(contributorCalls.setRoles, given)).toMatchObject({ refusal });
  });

  it('stay with who holds them, and can be read and taken away', async () => {
    const owner = await signIn(studio);
    const credentials = { email: 'keeper@example.com', password: 'the keeper’s password' };
    const account = { ...credentials, name: 'Keeper', isAdministrator: false };
    const id = (await addAccount(database, account)) ?? '';
    await putContributor(database, studio.id, { accountId: id, roles: [roles.billing.code] });
    const listed = await owner.client.send(contributorCalls.list, {});
    const held = listed.ok && listed.answer.contributors.find(({ accountId }) => accountId === id);
    expect(held).toMatchObject({ roles: [roles.billing.code] });
    expect((await signIn(studio, credentials)).sessionCrumb).toBeDefined();
    const change = (codes: number[]) =>
      owner.client.send(contributorCalls.setRoles, { params: { id }, body: { roles: codes } });
    expect(await change([roles.billing.code, roles.editor.code])).toMatchObject({ ok: true });
    expect(await change([roles.editor.code])).toMatchObject({ ok: true });
    expect(await change([roles.billing.code, roles.editor.code])).toMatchObject({ refusal });
  });
});

describe('people', () => {
  it('keeps at least one administrator', async () => {
    const owner = await signIn(studio);
    const session = await owner.client.send(contributorCalls.readSession, {});
    const id = session.ok ? session.answer.account.id : '';
    const removed = await owner.client.send(contributorCalls.remove, { params: { id } });
    expect(removed).toMatchObject({ ok: false, refusal: { code: 'last-administrator', status: 409 } });
    const demoted = await owner.client.send(contributorCalls.setRoles, {
      params: { id },
      body: { roles: [10] },
    });
    expect(demoted).toMatchObject({ ok: false, refusal: { code: 'own-roles' } });
  });

  it('takes access away at once', async () => {
    const editor = await inviteAndAccept('leaver@example.com', [roles.editor.code]);
    const owner = await signIn(studio);
    const people = await owner.client.send(contributorCalls.list, {});
    const id = people.ok
      ? (people.answer.contributors.find(({ email }) => email === 'leaver@example.com')?.accountId ?? '')
      : '';
    expect((await owner.client.send(contributorCalls.remove, { params: { id } })).ok).toBe(true);
    expect((await editor.client.send(contributorCalls.readSession, {})).ok).toBe(false);
  });
});

describe('passwords', () => {
  it('changes the password and ends the other sessions', async () => {
    const person = await inviteAndAccept('changer@example.com', [roles.viewer.code]);
    const elsewhere = await signIn(studio, { email: 'changer@example.com', password: 'their own password' });
    const change = (currentPassword: string, newPassword: string) =>
      person.client.send(contributorCalls.changePassword, { body: { currentPassword, newPassword } });
    expect(await change('wrong', 'a brand new password')).toMatchObject({
      refusal: { code: 'password-wrong' },
    });
    expect(await change('their own password', 'short')).toMatchObject({
      refusal: { code: 'password-too-short' },
    });
    expect((await change('their own password', 'a brand new password')).ok).toBe(true);
    expect((await elsewhere.client.send(contributorCalls.readSession, {})).ok).toBe(false);
    expect((await person.client.send(contributorCalls.readSession, {})).ok).toBe(true);
    expect((await tryPassword('changer@example.com', 'their own password')).ok).toBe(false);
    expect((await tryPassword('changer@example.com', 'a brand new password')).ok).toBe(true);
  });

  it('[F31 (rule)] answers a reset request for an unknown address like one for a known', async () => {
    const browser = visit(studio);
    await browser.open('/');
    const ask = (email: string) =>
      browser.client.send(contributorCalls.requestPasswordReset, { body: { email } });
    expect(await ask('nobody@example.com')).toEqual(await ask(OWNER.email));
  });

  it('keeps reset emails out of the outbox that administrators of the site can read', async () => {
    const browser = visit(studio);
    await browser.open('/');
    await browser.client.send(contributorCalls.requestPasswordReset, { body: { email: OWNER.email } });
    const owner = await signIn(studio);
    const outbox = await owner.client.send(mailCalls.listOutbox, { query: {} });
    const subjects = outbox.ok ? outbox.answer.emails.map(({ subject }) => subject) : [];
    expect(subjects.some((subject) => subject.includes('new password'))).toBe(false);
  });
});
