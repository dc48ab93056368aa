import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { documentCalls } from '@sitewright/api/documents';
import { formCalls } from '@sitewright/api/forms';
import { siteCalls } from '@sitewright/api/sites';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { newId } from '../ids/index.ts';
import { accept, createTestDatabase, publishPage, startTestApp } from '../testing/index.ts';
import { captchaSettings } from './forms-tables.ts';
import { field, publishForm, sendForm } from './testing/form-visitor.ts';

/** Speaks the protocols of reCAPTCHA: the token says how to answer. */
const received: { path: string; body: string; apiKey: string | undefined }[] = [];
const siteAnswers: Readonly<Record<string, object>> = {
  good: { success: true, score: 0.9, action: 'form' },
  low: { success: true, score: 0.1, action: 'form' },
  'other-action': { success: true, score: 0.9, action: 'login' },
};
const assessments: Readonly<Record<string, object>> = {
  good: { tokenProperties: { valid: true, action: 'form' }, riskAnalysis: { score: 0.8 } },
  low: { tokenProperties: { valid: true, action: 'form' }, riskAnalysis: { score: 0.2 } },
};
const answerTo = (request: IncomingMessage, body: string): object | undefined => {
  if (request.url === '/recaptcha/api/siteverify') {
    const token = new URLSearchParams(body).get('response') ?? '';
    return token === 'down' ? undefined : (siteAnswers[token] ?? { success: false });
  }
  const { event } = JSON.parse(body) as { event: { token: string } };
  return assessments[event.token] ?? { tokenProperties: { valid: false } };
};
const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await text(request);
  const apiKey = request.headers['x-goog-api-key']?.toString();
  received.push({ path: request.url ?? '', body, apiKey });
  const answer = answerTo(request, body);
  response.writeHead(answer ? 200 : 503, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? {}));
};
const service = createServer((request, response) => void respond(request, response));
service.listen(0, '127.0.0.1');
await once(service, 'listening');
afterAll(() => service.close());
const host = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

const { database } = await createTestDatabase();
const app = await startTestApp(database, { SITEWRIGHT_RECAPTCHA_URL: `${host}/` });
const site = await app.addSite('captcha');
const owner = await app.signIn(site);
const formId = await publishForm(owner, { name: 'Contact', fields: [field({})] });
beforeEach(async () => {
  // Limits count ten minutes.
  app.clock.now = new Date(app.clock.now.getTime() + 601_000);
  received.length = 0;
  await database.delete(rateLimits);
});

const setCaptcha = async (fields: object) => {
  const { revision } = accept(await owner.client.send(formCalls.readCaptcha, {}));
  const body = { type: 'proof-of-work' as const, siteKey: '', revision, ...fields };
  return owner.client.send(formCalls.saveCaptcha, { body });
};
const send = async (captchaKey?: string) => {
  const visitor = app.visit(site);
  await visitor.open('/');
  const token = captchaKey === undefined ? {} : { captchaKey };
  return sendForm(visitor, formId, { form: { message: 'Hi' }, hasProof: false, ...token });
};
const countIn = async (state: 'inbox' | 'spam') =>
  accept(await owner.client.send(formCalls.listSubmissions, { query: { state } })).count;

describe('reCAPTCHA', () => {
  it('needs both keys; the secret is stored encrypted and never sent', async () => {
    expect(await setCaptcha({ type: 'recaptcha-v2', siteKey: 'site' })).toMatchObject({
      ok: false,
      refusal: { code: 'captcha-key-missing' },
    });
    const saved = accept(await setCaptcha({ type: 'recaptcha-v2', siteKey: 'site', secret: 'top-secret' }));
    expect(saved).toMatchObject({ type: 'recaptcha-v2', siteKey: 'site', hasSecret: true });
    expect(JSON.stringify(saved)).not.toContain('top-secret');
    expect(JSON.stringify(await database.select().from(captchaSettings))).not.toContain('top-secret');
    const other = { type: 'recaptcha-enterprise', siteKey: 'site' };
    expect(await setCaptcha(other)).toMatchObject({ refusal: { code: 'captcha-secret-missing' } });
    for (const secret of ['AIzaSy', 'my-project:', ':AIzaSy', 'my project:AIzaSy'])
      expect(await setCaptcha({ ...other, secret })).toMatchObject({
        refusal: { status: 422, code: 'captcha-secret-invalid' },
      });
    accept(await setCaptcha({ type: 'recaptcha-v2', siteKey: 'another' }));
    const stale = { type: 'proof-of-work' as const, siteKey: '', revision: 1 };
    expect(await owner.client.send(formCalls.saveCaptcha, { body: stale })).toMatchObject({
      refusal: { code: 'conflict' },
    });
    const settings = accept(await owner.client.send(siteCalls.readSettings, {}));
    expect(JSON.stringify(settings)).not.toContain('top-secret');
  });

  it('v2 passes or refuses; without a token it asks for one', async () => {
    accept(await setCaptcha({ type: 'recaptcha-v2', siteKey: 'site', secret: 'top-secret' }));
    accept(await send('good'));
    const [{ path, body } = { path: '', body: '' }] = received;
    expect(path).toBe('/recaptcha/api/siteverify');
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      secret: 'top-secret',
      response: 'good',
    });
    expect(await send('wrong')).toMatchObject({
      refusal: { status: 400, message: 'reCAPTCHA failed. Refresh this page and try again.' },
    });
    expect(await send()).toMatchObject({ refusal: { message: 'Complete CAPTCHA before submitting.' } });
  });

  it('v3 moves low scores to spam and refuses tokens of other actions', async () => {
    accept(await setCaptcha({ type: 'recaptcha-v3', siteKey: 'site', secret: 'top-secret' }));
    const [inbox, spam] = [await countIn('inbox'), await countIn('spam')];
    accept(await send('good'));
    accept(await send('low'));
    expect([await countIn('inbox'), await countIn('spam')]).toEqual([inbox + 1, spam + 1]);
    expect(await send('other-action')).toMatchObject({ ok: false });
  });

  it('that does not answer costs nobody their message', async () => {
    accept(await setCaptcha({ type: 'recaptcha-v3', siteKey: 'site' }));
    const spam = await countIn('spam');
    accept(await send('down'));
    expect(await countIn('spam')).toBe(spam + 1);
  });

  it('Enterprise is asked for an assessment of its project', async () => {
    accept(await setCaptcha({ type: 'recaptcha-enterprise', siteKey: 'site', secret: 'my-project:api-key' }));
    accept(await send('good'));
    expect(received[0]).toMatchObject({ path: '/v1/projects/my-project/assessments', apiKey: 'api-key' });
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      event: { token: 'good', siteKey: 'site', expectedAction: 'form' },
    });
    const spam = await countIn('spam');
    accept(await send('low'));
    expect(await countIn('spam')).toBe(spam + 1);
    expect(await send('forged')).toMatchObject({ ok: false });
  });

  it('without its keys says that it has not been set up', async () => {
    await database.update(captchaSettings).set({ type: 'recaptcha-v2', siteKey: '', sealedSecret: null });
    expect(await send('good')).toMatchObject({ refusal: { message: 'ReCaptcha has not been set up!' } });
  });

  it('[SITE-21 (rule)] gives templates its site key, and none where the site checks visitors itself', async () => {
    const id = 'pages/raw.page';
    const content = { text: 'key: {.section website.captchaSettings}{siteKey}{.or}none{.end};' };
    const step = { kind: 'template' as const, id, op: 'create' as const, content };
    const body = { commandId: newId(), label: 'Template', steps: [step] };
    accept(await owner.client.send(documentCalls.runCommand, { body }));
    const params = { kind: 'template', id };
    accept(await owner.client.send(documentCalls.publish, { params, body: { baseRevision: 1 } }));
    await publishPage(owner, { title: 'Raw', urlId: 'raw', typeName: 'raw' });
    const printed = async () => {
      app.clock.now = new Date(app.clock.now.getTime() + 1100);
      return /key: ([^;]*);/.exec((await app.visit(site).open('/raw')).text)?.[1];
    };
    accept(await setCaptcha({ type: 'recaptcha-v3', siteKey: 'public-key', secret: 'top-secret' }));
    expect(await printed()).toBe('public-key');
    accept(await setCaptcha({ siteKey: 'public-key' }));
    expect(await printed()).toBe('none');
  });
});
