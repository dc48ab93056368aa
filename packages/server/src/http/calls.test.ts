import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  callsByCapability,
  refusalMessages,
  refusalStatus,
  refusalsByCapability,
} from '@sitewright/api/capabilities';
import { contributorCalls } from '@sitewright/api/contributors';
import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { siteCalls } from '@sitewright/api/sites';
import fastJsonStringify from 'fast-json-stringify';
import { describe, expect, it } from 'vitest';
import { addAccount, putContributor } from '../contributors/index.ts';
import { createTestDatabase, startTestApp } from '../testing/index.ts';
import { rateLimits } from './http-tables.ts';
import { minimalBodies, minimalQueries, UNKNOWN_ID } from './testing/minimal-bodies.ts';
import { isWriteMethod } from './calls/call-guard.ts';
import { createValidatorCompiler } from './calls/schema-compilers.ts';

const { database } = await createTestDatabase();
// Administrators use another host, so that on both sites roles have all their permissions.
const testApp = await startTestApp(database, { SITEWRIGHT_OWNER_HOST: 'office.localhost' });
const site = await testApp.addSite('calls');
const other = await testApp.addSite('other');
const calls = testApp.app.capabilities.flatMap((capability) => capability.calls ?? []);
const ownerCalls = calls.filter(({ statement }) =>
  ['contributor', 'administrator'].includes(statement.caller),
);

const fillIds = (path: string, id: string): string =>
  path
    .replaceAll('{kind}', 'collection')
    .replaceAll('{revision}', '1')
    .replaceAll(/\{\w+\}/g, id);

describe('every call', () => {
  it('[SITE-30] that is stated is implemented, under its name', () => {
    const folder = fileURLToPath(new URL('../../../api/src/', import.meta.url));
    const capabilities = readdirSync(folder).filter((name) =>
      existsSync(join(folder, name, `${name}-calls.ts`)),
    );
    expect(Object.keys(callsByCapability).sort()).toEqual(capabilities.sort());
    const names = Object.entries(callsByCapability).flatMap(([capability, table]) =>
      Object.keys(table).map((name) => `${capability}.${name}`),
    );
    expect(calls.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it('[SITE-30] gives only refusals that have a message and a status', () => {
    for (const { name, schemas } of calls)
      for (const code of schemas.refusals) expect(Object.keys(refusalMessages), name).toContain(code);
    expect(Object.keys(refusalStatus).sort()).toEqual(Object.keys(refusalMessages).sort());
    // A code that two capabilities define would have the message of only one.
    const stated = Object.values(refusalsByCapability).flatMap(({ messages }) => Object.keys(messages));
    expect(stated.length).toBe(Object.keys(refusalMessages).length);
  });

  it('has schemas that compile, although that happens when it is first called', () => {
    const compile = createValidatorCompiler();
    for (const { name, schemas } of calls) {
      for (const httpPart of ['params', 'query', 'body'] as const) {
        const schema = schemas[httpPart];
        if (schema)
          expect(compile({ schema, httpPart, method: 'POST', url: name })(null), `${name} ${httpPart}`).toBe(
            false,
          );
      }
      expect(() => fastJsonStringify(schemas.answer), name).not.toThrow();
    }
  });

  it('that reads answers HEAD with the same headers and no body', async () => {
    const visitor = testApp.visit(site);
    const read = await visitor.open('/api/docs/openapi.json');
    const head = await visitor.open('/api/docs/openapi.json', { method: 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      read.headers['content-length'],
    ]);
    const [path] = ownerCalls.flatMap(({ statement }) =>
      statement.method === 'GET' ? [statement.path] : [],
    );
    const refused = await visitor.open(fillIds(String(path), UNKNOWN_ID), { method: 'HEAD' });
    expect([refused.status, refused.text]).toEqual([401, '']);
  });

  it('is described at /api/docs', async () => {
    const browser = testApp.visit(site);
    const { text } = await browser.open('/api/docs/openapi.json');
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { operationId: string }>> };
    const described = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(described.sort()).toEqual(calls.map(({ name }) => name).sort());
    expect((await browser.open('/api/docs')).text).toContain('/api/contributors/session');
  });

  it.each(ownerCalls.map((call) => [call.name, call] as const))(
    '[F21] %s is refused to a stranger, and to a browser without the right origin or crumb',
    async (_name, { statement }) => {
      const { method } = statement;
      const path = fillIds(statement.path, UNKNOWN_ID);
      const stranger = testApp.visit(site);
      expect((await stranger.open(path, { method })).status).toBe(401);
      if (method === 'GET') return;
      await database.delete(rateLimits);
      const owner = await testApp.signIn(site);
      const crumb = owner.sessionCrumb ?? '';
      const wrongOrigin = await owner.open(path, {
        method,
        headers: { origin: 'http://evil.example', 'x-csrf-token': crumb },
      });
      expect(wrongOrigin.status).toBe(403);
      const noOrigin = await owner.open(path, { method, headers: { 'x-csrf-token': crumb } });
      expect(noOrigin.status).toBe(403);
      const visitorCsrfToken = owner.cookies.get('crumb') ?? '';
      const wrongCrumb = await owner.open(path, {
        method,
        headers: { origin: owner.origin, 'x-csrf-token': visitorCsrfToken },
      });
      expect(wrongCrumb.status).toBe(400);
      expect(JSON.parse(wrongCrumb.text)).toMatchObject({ crumbFail: true });
    },
  );
});

it('[F21] nothing is changed by a GET: no changing call answers to one', async () => {
  const read = new Set(
    calls.filter(({ statement }) => statement.method === 'GET').map(({ statement }) => statement.path),
  );
  const changing = calls.filter(
    ({ statement }) => isWriteMethod(statement.method) && !read.has(statement.path),
  );
  expect(changing.length).toBeGreaterThan(20);
  const owner = await testApp.signIn(site);
  for (const { statement } of changing) {
    const { status } = await owner.open(fillIds(statement.path, UNKNOWN_ID));
    expect([404, 405], statement.path).toContain(status);
  }
});

describe('sites are kept apart', () => {
  it('answers 404 for every id of another site', async () => {
    const owner = await testApp.signIn(other);
    const invited = await owner.client.send(contributorCalls.invite, {
      body: { email: 'guest@example.com', roles: [4] },
    });
    const invitationId = invited.ok ? invited.answer.id : '';
    const accountId = await addAccount(database, {
      email: 'theirs@example.com',
      name: 'Theirs',
      password: 'some long password',
      isAdministrator: false,
    });
    await putContributor(database, other.id, { accountId: accountId ?? '', roles: [4] });
    const { rows } = await database.$client.query('select id from mail_outbox where website_id = $1', [
      other.id,
    ]);
    const page = await owner.client.send(pageCalls.create, { body: { kind: 'blog', title: 'Theirs' } });
    const pageId = page.ok ? page.answer.id : '';
    const item = await owner.client.send(pageCalls.createItem, {
      params: { id: pageId },
      body: { title: 'Their post' },
    });
    const release = await owner.client.send(documentCalls.createRelease, {
      body: {
        name: 'Theirs',
        documents: [{ kind: 'collection', id: pageId, baseRevision: 1 }],
        publishOn: Date.now() + 3_600_000,
      },
    });
    const ids = [
      invitationId,
      accountId,
      rows[0]?.id as string,
      other.id,
      pageId,
      item.ok ? item.answer.id : '',
      release.ok ? release.answer.id : '',
    ];
    expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id ?? ''))).toBe(true);
    const here = await testApp.signIn(site);
    const withId = calls.filter(
      ({ statement }) => statement.path.includes('{id}') && statement.caller === 'contributor',
    );
    expect(withId.length).toBeGreaterThan(4);
    for (const { name, statement } of withId)
      for (const id of ids) {
        const query = new URLSearchParams(minimalQueries[name]).toString();
        const answer = await here.open(`${fillIds(statement.path, id ?? '')}?${query}`, {
          method: statement.method,
          headers: {
            origin: here.origin,
            'x-csrf-token': here.sessionCrumb ?? '',
            'content-type': 'application/json',
          },
          ...(minimalBodies[name] ? { body: minimalBodies[name] } : {}),
        });
        expect(answer.status, `${name} with ${id}`).toBe(404);
      }
  });
});

describe('crumbs of visitors', () => {
  const signInWith = (browser: ReturnType<typeof testApp.visit>, headers: Record<string, string>) =>
    browser.open('/api/contributors/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"email":"a@b","password":"wrong"}',
    });

  it('[SITE-27 (rule) F21] are set with the first page, for this site’s pages alone, and not again', async () => {
    const browser = testApp.visit(site);
    const first = await browser.open('/');
    expect(String(first.headers['set-cookie'])).toMatch(/^crumb=[\w-]{22}; Path=\/; SameSite=Lax$/);
    const second = await browser.open('/');
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(second.text).toBe(first.text);
  });

  it('[SITE-27 (rule) F21] a refused one is marked by crumbFail and comes with a fresh one', async () => {
    const browser = testApp.visit(site);
    await browser.open('/');
    const answer = await signInWith(browser, { 'x-csrf-token': 'not the right one!!!!!' });
    expect(answer.status).toBe(400);
    const body = JSON.parse(answer.text) as { crumb: string };
    expect(body).toMatchObject({ crumbFail: true });
    expect(browser.cookies.get('crumb')).toBe(body.crumb);
    expect((await signInWith(browser, { 'x-csrf-token': body.crumb })).status).toBe(401);
  });

  it('[SITE-27 (rule)] may stand in the query', async () => {
    const browser = testApp.visit(site);
    await browser.open('/');
    const answer = await browser.open(`/api/contributors/session?crumb=${browser.cookies.get('crumb')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@b","password":"wrong"}',
    });
    expect(answer.status).toBe(401);
  });

  it('[F21] do not help a page of another site, nor a plain form', async () => {
    const browser = testApp.visit(site);
    await browser.open('/');
    const crumb = browser.cookies.get('crumb') ?? '';
    expect((await signInWith(browser, { 'x-csrf-token': crumb, origin: 'http://evil.example' })).status).toBe(
      403,
    );
    const form = await browser.open('/api/contributors/session', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://evil.example' },
      body: 'email=a&password=b',
    });
    expect(form.status).toBe(403);
  });
});

describe('crumbs of contributors', () => {
  it('[SITE-27 (rule)] are told to a page of the same session that has an old one', async () => {
    const owner = await testApp.signIn(site);
    const right = owner.sessionCrumb;
    const answer = await owner.open('/api/contributors/sessions', {
      method: 'DELETE',
      headers: { origin: owner.origin, 'x-csrf-token': 'bbbbbbbbbbbbbbbbbbbbbb' },
    });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ crumbFail: true, crumb: right });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

it('connections are kept for longer than proxies keep theirs, so that none is closed under a call', async () => {
  const { headers } = await testApp.visit(site).open('/');
  const [, seconds] = /timeout=(\d+)/.exec(String(headers['keep-alive'])) ?? [];
  expect(Number(seconds)).toBeGreaterThan(120);
});

describe('bad input', () => {
  const post = (body: string, path = '/api/contributors/session') => {
    const browser = testApp.visit(site);
    browser.cookies.set('crumb', 'aaaaaaaaaaaaaaaaaaaaaa');
    return browser.open(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': 'aaaaaaaaaaaaaaaaaaaaaa' },
      body,
    });
  };

  it('[F35] refuses unknown keys and names them', async () => {
    const answer = await post('{"email":"a@b","password":"x","isAdministrator":true}');
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'bad-request',
      errors: { isAdministrator: expect.any(String) },
    });
  });

  it('coerces nothing in a body', async () => {
    expect((await post('{"email":1,"password":true}')).status).toBe(400);
  });

  it('[F30] refuses deep, huge and broken JSON', async () => {
    await database.delete(rateLimits);
    expect((await post('['.repeat(100_000))).status).toBe(400);
    expect((await post(`{"email":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
    expect((await post('{"email":')).status).toBe(400);
    expect((await post('{"__proto__":{"x":1},"email":"a","password":"b"}')).status).toBe(400);
    expect((await post('{"email":"a\\u0000b@c","password":"d"}')).status).toBe(400);
    expect((await testApp.visit(site).open('/api/contributors/session?x=%00')).status).toBe(400);
  });

  it('[F30] refuses a form of 10 MB while it is still being sent, so that nothing keeps it', async () => {
    const { port } = new URL(testApp.visit(site).origin);
    const socket = connect(Number(port), '127.0.0.1');
    const answer = new Promise<string>((resolve, reject) => {
      let text = '';
      socket.setEncoding('utf8').on('data', (part) => (text += String(part)));
      socket.on('close', () => resolve(text)).on('error', reject);
    });
    socket.write(
      `POST /-/cart/entries HTTP/1.1\r\nHost: ${new URL(testApp.visit(site).origin).host}\r\n` +
        'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000000\r\n\r\nitemId=1',
    );
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('[F30 UTL-04] refuses query strings over 1000 parameters, depth 5 or 20 in an array', async () => {
    const browser = testApp.visit(site);
    const ask = async (query: string) => (await browser.open(`/api/contributors/session?${query}`)).status;
    expect(await ask(Array.from({ length: 1001 }, (_, i) => `p${i}=1`).join('&'))).toBe(400);
    expect(await ask(Array.from({ length: 1000 }, (_, i) => `p${i}=1`).join('&'))).toBe(401);
    expect(await ask('a[b][c][d][e][f]=1')).toBe(401);
    expect(await ask('a[b][c][d][e][f][g]=1')).toBe(400);
    expect(await ask(Array.from({ length: 21 }, () => 'a[]=1').join('&'))).toBe(400);
    expect(await ask(Array.from({ length: 20 }, () => 'a[]=1').join('&'))).toBe(401);
  });

  it('[F26] takes quotes in cursors and ids as bad input, not as SQL', async () => {
    const owner = await testApp.signIn(site);
    for (const bad of ["' or 1=1 --", '"; drop table websites; --', "x' union select", '\\', '%00']) {
      for (const path of ['/api/activity?cursor=', '/api/mail/outbox?cursor='])
        expect((await owner.open(path + encodeURIComponent(bad))).status).toBe(400);
      expect((await owner.open(`/api/mail/outbox/${encodeURIComponent(bad)}`)).status).toBe(400);
    }
  });

  it('[F26] takes quotes in any parameter of any reading call as bad input or as words, not as SQL', async () => {
    const reading = calls.filter(({ statement }) => statement.method === 'GET');
    const namesIn = (query: object | undefined): string[] =>
      query && 'properties' in query ? Object.keys(query.properties ?? {}) : [];
    const asked = reading.flatMap(({ statement, schemas }) =>
      namesIn(schemas.query).map((name) => ({ path: statement.path, name })),
    );
    expect(asked.length).toBeGreaterThan(10);
    const owner = await testApp.signIn(site);
    for (const { path, name } of asked)
      for (const bad of ["' or 1=1 --", '"; drop table websites; --', "x') union select 1 --"]) {
        await database.delete(rateLimits);
        const query = `${name}=${encodeURIComponent(bad)}`;
        const { status } = await owner.open(`${fillIds(path, UNKNOWN_ID)}?${query}`);
        expect(status, `${path}?${query}`).toBeLessThan(500);
      }
    expect((await owner.open('/api/sites/settings')).status).toBe(200);
  });
});

describe('site settings', () => {
  it('are saved, and a stale save is refused instead of overwriting', async () => {
    const owner = await testApp.signIn(site);
    const read = await owner.client.send(siteCalls.readSettings, {});
    if (!read.ok) throw new Error(read.refusal.message);
    const first = await owner.client.send(siteCalls.saveSettings, {
      body: { ...read.answer, title: 'Renamed' },
    });
    expect(first).toMatchObject({
      ok: true,
      answer: { title: 'Renamed', revision: read.answer.revision + 1 },
    });
    const stale = await owner.client.send(siteCalls.saveSettings, {
      body: { ...read.answer, title: 'Lost' },
    });
    expect(stale).toMatchObject({ ok: false, refusal: { code: 'conflict', status: 409 } });
  });

  it('name each wrong field', async () => {
    const owner = await testApp.signIn(site);
    const read = await owner.client.send(siteCalls.readSettings, {});
    if (!read.ok) throw new Error(read.refusal.message);
    const body = { ...read.answer, timeZone: 'Mars/North', currency: 'XYZ' };
    const saved = await owner.client.send(siteCalls.saveSettings, { body });
    expect(saved).toMatchObject({
      ok: false,
      refusal: {
        code: 'settings-invalid',
        errors: { timeZone: expect.any(String), currency: expect.any(String) },
      },
    });
  });
});
