import { contributorCalls } from '@sitewright/api/contributors';
import { findNumber, type Proof, type ProofChallenge } from '@sitewright/domain/proof-of-work';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { VisitorContext } from '../../http/index.ts';
import { rateLimits } from '../../http/http-tables.ts';
import {
  createTestDatabase,
  OWNER,
  readEmailText,
  startSmtpStandIn,
  startTestApp,
  type TestBrowser,
} from '../../testing/index.ts';
import { newToken } from '../../ids/index.ts';
import { insertReset } from '../accounts/accounts-store.ts';
import { addAccount, putContributor } from '../index.ts';
import { hashToken } from '../token-hash.ts';
import { beginPasswordAttempt } from './password-attempts.ts';

const { database } = await createTestDatabase();
const mailbox = await startSmtpStandIn();
afterAll(() => mailbox.close());
const SMTP_URL = `smtp://u:p@127.0.0.1:${mailbox.port}?from=doors@doors.example`;
const app = await startTestApp(database, { SMTP_URL });
const site = await app.addSite('doors');
const { secret } = app.services;

beforeEach(async () => {
  await database.delete(rateLimits);
  app.clock.now = new Date();
});

const WRONG = 'not the password';

const visit = async (): Promise<TestBrowser> => {
  const browser = app.visit(site);
  await browser.open('/');
  return browser;
};

interface Try {
  readonly email?: string;
  readonly password?: string;
  readonly proof?: unknown;
}

const signIn = async (browser: TestBrowser, { email = OWNER.email, password = WRONG, proof }: Try = {}) => {
  const answer = await browser.open('/api/contributors/session', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: browser.origin,
      'x-csrf-token': browser.cookies.get('crumb') ?? '',
    },
    body: JSON.stringify({ email, password, ...(proof === undefined ? {} : { proof }) }),
  });
  const body = JSON.parse(answer.text) as { code?: string; data?: { challenge: ProofChallenge } };
  return {
    status: answer.status,
    code: body.code ?? 'ok',
    challenge: body.data?.challenge,
    headers: answer.headers,
  };
};

const solve = (challenge: ProofChallenge | undefined): Proof => {
  if (!challenge) throw new Error('There is no challenge.');
  return { ...challenge, number: findNumber(challenge, 0, challenge.max) ?? -1 };
};

/** A wrong password from another browser. */
const tryFrom = async (network: string, email: string): Promise<void> => {
  const stranger = { database, now: app.clock.now, cookieHeader: undefined, isSecure: false };
  await beginPasswordAttempt(secret, { ...stranger, network } as VisitorContext, { email, proof: undefined });
};

/** Attempts from many networks, like a botnet. */
const attackFromElsewhere = async (tries: number, email = OWNER.email): Promise<void> => {
  for (let i = 0; i < tries; i += 1) await tryFrom(`203.0.113.${i}`, email);
};

/** Attempts on many accounts from the network of this test's browsers. */
const attackFromHere = async (tries: number): Promise<void> => {
  for (let i = 0; i < tries; i += 1) await tryFrom('127.0.0.1', `victim${i}@example.com`);
};

describe('from one network', () => {
  it('ten wrong passwords for one account are refused at once, with when to come back', async () => {
    const browser = await visit();
    for (let i = 0; i < 10; i += 1) expect((await signIn(browser)).code).toBe('sign-in-failed');
    const eleventh = await signIn(browser, { password: OWNER.password });
    expect([eleventh.status, eleventh.code]).toEqual([429, 'too-many-tries']);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(800);
    expect((await signIn(browser, { email: 'other@example.com' })).code).toBe('sign-in-failed');
    app.clock.now = new Date(app.clock.now.getTime() + 901_000);
    expect((await signIn(browser, { password: OWNER.password })).code).toBe('ok');
  });

  it('no more than ten of many tries at once reach the password', async () => {
    const browser = await visit();
    const outcomes = await Promise.all(Array.from({ length: 16 }, () => signIn(browser)));
    const codes = outcomes.map(({ code }) => code);
    expect(codes.filter((code) => code === 'sign-in-failed')).toHaveLength(10);
    expect(codes.filter((code) => code === 'too-many-tries')).toHaveLength(6);
  });

  it('fifty wrong passwords for whatever accounts are refused; right ones do not count', async () => {
    const browser = await visit();
    for (let i = 0; i < 4; i += 1)
      expect((await signIn(await visit(), { password: OWNER.password })).code).toBe('ok');
    await attackFromHere(49);
    expect((await signIn(browser, { email: 'fiftieth@example.com' })).code).toBe('sign-in-failed');
    expect((await signIn(browser, { email: 'one-more@example.com' })).code).toBe('too-many-tries');
  });
});

describe('from many networks', () => {
  it('nobody can lock somebody out: beyond ten tries on the account a proof of work is asked for', async () => {
    await attackFromElsewhere(30);
    const browser = await visit();
    const asked = await signIn(browser, { password: OWNER.password });
    expect([asked.status, asked.code]).toEqual([428, 'proof-needed']);
    const signedIn = await signIn(browser, { password: OWNER.password, proof: solve(asked.challenge) });
    expect(signedIn.code).toBe('ok');
  });

  it('asks the same for an address without an account', async () => {
    await attackFromElsewhere(10, 'nobody@example.com');
    expect((await signIn(await visit(), { email: 'nobody@example.com' })).code).toBe('proof-needed');
  });

  it('asking for challenges is no try: neither does the next one get harder nor does the network run out', async () => {
    await attackFromElsewhere(10);
    const browser = await visit();
    const first = await signIn(browser);
    for (let i = 0; i < 45; i += 1) await tryFrom('127.0.0.1', OWNER.email);
    for (let i = 0; i < 45; i += 1) await tryFrom(`198.51.100.${i}`, OWNER.email);
    const asked = await signIn(browser);
    expect([asked.code, asked.challenge?.max]).toEqual(['proof-needed', first.challenge?.max]);
    const proof = solve(asked.challenge);
    expect((await signIn(browser, { password: OWNER.password, proof })).code).toBe('ok');
  });

  it('a proof counts once, for its account, in its time, and only if the work was done', async () => {
    await attackFromElsewhere(10);
    await attackFromElsewhere(10, 'other@example.com');
    const browser = await visit();
    const { challenge } = await signIn(browser);
    const proof = solve(challenge);
    const tryWith = async (changed: object, email = OWNER.email) =>
      (await signIn(browser, { email, proof: { ...proof, ...changed } })).code;
    expect(await tryWith({ number: (proof.number + 1) % proof.max })).toBe('proof-needed');
    expect(await tryWith({ max: 1 })).toBe('proof-needed');
    expect(await tryWith({ expiresAt: proof.expiresAt + 1 })).toBe('proof-needed');
    expect(await tryWith({ signature: `${proof.signature.slice(0, -1)}-` })).toBe('proof-needed');
    expect(await tryWith({}, 'other@example.com')).toBe('proof-needed');
    const both = await Promise.all([tryWith({}), tryWith({})]);
    expect(both.toSorted()).toEqual(['proof-needed', 'sign-in-failed']);
    const late = solve((await signIn(browser)).challenge);
    app.clock.now = new Date(app.clock.now.getTime() + 601_000);
    expect((await signIn(browser, { proof: late })).code).toBe('proof-needed');
  });
});

describe('a browser that was signed in before', () => {
  it('is not kept out by what others try, neither from elsewhere nor from its own network', async () => {
    const known = await visit();
    expect((await signIn(known, { password: OWNER.password })).code).toBe('ok');
    await attackFromElsewhere(30);
    await attackFromHere(50);
    expect((await signIn(await visit())).code).toBe('too-many-tries');
    expect((await signIn(known, { password: OWNER.password })).code).toBe('ok');
  });

  it('has ten tries of its own', async () => {
    const known = await visit();
    await signIn(known, { password: OWNER.password });
    for (let i = 0; i < 10; i += 1) expect((await signIn(known)).code).toBe('sign-in-failed');
    expect((await signIn(known, { password: OWNER.password })).code).toBe('too-many-tries');
  });

  it('is a stranger for every other account, and with a cookie that was changed', async () => {
    const other = { email: 'thief@example.com', password: 'a password of a thief' };
    const accountId = await addAccount(database, { ...other, name: 'Thief', isAdministrator: false });
    await putContributor(database, site.id, { accountId: accountId ?? '', roles: [10] });
    const thief = await visit();
    expect((await signIn(thief, other)).code).toBe('ok');
    await attackFromElsewhere(10);
    expect((await signIn(thief)).code).toBe('proof-needed');
    const known = await visit();
    await database.delete(rateLimits);
    await signIn(known, { password: OWNER.password });
    await attackFromElsewhere(10);
    const cookie = known.cookies.get('device') ?? '';
    expect(cookie).toMatch(/^[0-9a-f]{24}\.\d+\.[\w-]{43}$/);
    known.cookies.set(
      'device',
      cookie.replace(/^./, (sign) => (sign === '0' ? '1' : '0')),
    );
    expect((await signIn(known)).code).toBe('proof-needed');
  });

  it('gets a cookie that no script can read, and stays known for several accounts', async () => {
    const browser = await visit();
    const { headers } = await signIn(browser, { password: OWNER.password });
    const line = [headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('device='));
    expect(line).toMatch(/; Path=\/; SameSite=Lax; HttpOnly; Max-Age=31536000$/);
    await signIn(browser, { email: 'thief@example.com', password: 'a password of a thief' });
    expect(browser.cookies.get('device')?.split('~')).toHaveLength(2);
    await signIn(browser, { password: OWNER.password });
    expect(browser.cookies.get('device')?.split('~')).toHaveLength(2);
  });
});

describe('a new password', () => {
  it('set with a mailed link lets its owner sign in at once, whatever was tried before', async () => {
    app.app.jobs.start();
    const person = { email: 'forgetful@example.com', password: 'a password to forget' };
    const accountId = await addAccount(database, { ...person, name: 'F', isAdministrator: false });
    await putContributor(database, site.id, { accountId: accountId ?? '', roles: [10] });
    await attackFromElsewhere(30, person.email);
    const browser = await visit();
    await attackFromHere(50);
    expect((await signIn(browser, person)).code).toBe('too-many-tries');
    await browser.client.send(contributorCalls.requestPasswordReset, { body: { email: person.email } });
    const readToken = (): string | undefined => {
      app.clock.now = new Date();
      const message = mailbox.emails.findLast(({ to }) => to.includes(person.email));
      return message && /token=([\w-]+)/.exec(readEmailText(message))?.[1];
    };
    await expect.poll(readToken, { timeout: 60_000 }).toBeDefined();
    await app.app.jobs.stop();
    const token = readToken() ?? '';
    const newPassword = 'remembered this time';
    await browser.client.send(contributorCalls.resetPassword, { body: { token, newPassword } });
    expect((await signIn(browser, { email: person.email, password: newPassword })).code).toBe('ok');
  });

  it('leaves the count of the network as it is: whoever has an account could clear it otherwise', async () => {
    const person = { email: 'guesser@example.com', password: 'a password to forget' };
    const accountId = await addAccount(database, { ...person, name: 'G', isAdministrator: false });
    const token = newToken();
    const expiresAt = new Date(app.clock.now.getTime() + 60_000);
    await insertReset(database, { tokenHash: hashToken(token), accountId: accountId ?? '', expiresAt });
    await attackFromHere(50);
    const body = { token, newPassword: 'remembered this time' };
    const reset = await (await visit()).client.send(contributorCalls.resetPassword, { body });
    expect(reset.ok).toBe(true);
    expect((await signIn(await visit(), { email: 'victim0@example.com' })).code).toBe('too-many-tries');
  });
});
