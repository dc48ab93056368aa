import { automationCalls } from '@sitewright/api/automation';
import { automationLimits } from '@sitewright/domain/automation';
import { beforeAll, describe, expect, it } from 'vitest';
import { accept, openShop } from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
let key = { id: '', secret: '' };

beforeAll(async () => {
  shop = await openShop();
  key = accept(await shop.owner.client.send(automationCalls.createKey, { body: { name: 'First' } }));
});

const ask = async (path: string, { method = 'GET', body, secret = key.secret }: Sent = {}) => {
  const stranger = shop.app.visit(shop.site);
  const { status, text } = await stranger.open(path, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status, answer: JSON.parse(text) as Record<string, unknown> };
};

interface Sent {
  readonly method?: string;
  readonly body?: object;
  readonly secret?: string;
}

const subscribe = (targetUrl: string, more: object = {}) =>
  ask('/api/hooks', { method: 'POST', body: { targetUrl, event: 'list.joined', ...more } });

describe('[F32] a hook', () => {
  it.each([
    'http://hooks.example.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:a00:1::]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://metadata.google.internal/',
    'https://１２７.0.0.1/',
    'https://printer.local/',
    'https://intranet/',
    'https://localhost./',
    'https://user:password@hooks.example.com/',
    'ftp://hooks.example.com/',
    'javascript:alert(1)',
    '/api/hooks',
  ])('does not lead to %s', async (url) => {
    shop.passMinute();
    const { status, answer } = await subscribe(url);
    expect([url, status, answer]).toEqual([
      url,
      expect.any(Number),
      expect.not.objectContaining({ id: expect.anything() }),
    ]);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('is one, however often and at the same time it is subscribed', async () => {
    shop.passMinute();
    const made = await Promise.all(
      Array.from({ length: 6 }, () => subscribe('https://hooks.example.com/same')),
    );
    expect(new Set(made.map(({ answer }) => answer['id'])).size).toBe(1);
    expect(made.filter(({ answer }) => answer['secret'] !== null)).toHaveLength(1);
  });

  it('ends with its key, and not by another key', async () => {
    shop.passMinute();
    const { answer } = await subscribe('https://hooks.example.com/mine');
    const other = accept(
      await shop.owner.client.send(automationCalls.createKey, { body: { name: 'Other' } }),
    );
    const path = `/api/hooks/${String(answer['id'])}`;
    expect((await ask(path, { method: 'DELETE', secret: other.secret })).status).toBe(404);
    accept(await shop.owner.client.send(automationCalls.revokeKey, { params: { id: other.id } }));
    expect((await ask('/api/hooks/account', { secret: other.secret })).status).toBe(401);
    expect((await ask(path, { method: 'DELETE' })).status).toBe(200);
    expect((await ask(path, { method: 'DELETE' })).status).toBe(404);
  });

  it('has a form of this site alone, and only for submissions', async () => {
    shop.passMinute();
    const formId = '0123456789abcdef01234567';
    expect(
      (await subscribe('https://hooks.example.com/form', { event: 'form.submitted', formId })).answer,
    ).toMatchObject({ code: 'hook-form-unknown' });
    expect((await subscribe('https://hooks.example.com/form', { formId })).answer).toMatchObject({
      code: 'hook-form-misplaced',
    });
    expect((await subscribe('https://hooks.example.com/x', { event: 'webhook.test' })).status).toBe(400);
  });
});

describe('a key', () => {
  it('opens no other call, and no session opens its calls', async () => {
    shop.passMinute();
    for (const path of ['/api/automation', '/api/campaigns', '/api/mailing-lists', '/api/orders'])
      expect((await ask(path)).status).toBe(401);
    expect((await shop.owner.open('/api/hooks/account')).status).toBe(401);
  });

  it('is not made beyond the limit by many at once', async () => {
    const made = await Promise.all(
      Array.from({ length: automationLimits.MAX_KEYS + 4 }, (_, index) =>
        shop.owner.client.send(automationCalls.createKey, { body: { name: `Key ${index}` } }),
      ),
    );
    const { keys } = accept(await shop.owner.client.send(automationCalls.read, {}));
    expect(keys).toHaveLength(automationLimits.MAX_KEYS);
    for (const outcome of made) expect(outcome.ok || outcome.refusal.code === 'key-too-many').toBe(true);
  });
});
