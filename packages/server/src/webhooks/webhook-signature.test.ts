import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { newWebhookSecret, signWebhook } from './sign-webhook.ts';

type IsGenuine = (
  secret: string,
  headers: Readonly<Record<string, string | undefined>>,
  rawBody: string,
) => boolean;

/** The function that the documentation gives to receivers. */
const readDocumentedCheck = async (): Promise<IsGenuine> => {
  const page = await readFile(new URL('../../../../docs/capabilities/webhooks.md', import.meta.url), 'utf8');
  const [, code = ''] = /```js\nimport [^\n]+\n\nexport ([^]*?)```/.exec(page) ?? [];
  const scope = { createHmac, timingSafeEqual, Buffer };
  return runInNewContext(`${code}; isGenuine`, scope) as IsGenuine;
};

const isGenuine = await readDocumentedCheck();
const secret = newWebhookSecret();
const body = '{"type":"form.submitted","data":{"name":"Ädä \\"1\\""}}';
const now = Math.floor(Date.now() / 1000);
const sign = (secrets: readonly string[] = [secret], timestamp = now) =>
  signWebhook(secrets, { id: 'msg_1', timestamp, body });

describe('[F28 (rule)] the documented check of a signature', () => {
  it('takes what was signed, after a rotation with either secret', () => {
    expect(isGenuine(secret, sign(), body)).toBe(true);
    const rotated = sign([newWebhookSecret(), secret]);
    expect(isGenuine(secret, rotated, body)).toBe(true);
  });

  it.each([
    ['no signature', { ...sign(), 'webhook-signature': undefined }],
    ['an empty signature', { ...sign(), 'webhook-signature': '' }],
    ['another secret', sign([newWebhookSecret()])],
    ['no secret at all', sign([])],
    [
      'a signature that is cut',
      { ...sign(), 'webhook-signature': sign()['webhook-signature']?.slice(0, -4) },
    ],
    ['a signature of another delivery', { ...sign(), 'webhook-id': 'msg_2' }],
    ['an old delivery', sign([secret], now - 301)],
    ['one from the future', sign([secret], now + 400)],
    ['a time that was changed', { ...sign([secret], now - 301), 'webhook-timestamp': String(now) }],
    ['no time', { ...sign(), 'webhook-timestamp': undefined }],
  ])('refuses %s', (_, headers) => {
    expect(isGenuine(secret, headers, body)).toBe(false);
  });

  it('refuses a body that was changed or written again', () => {
    expect(isGenuine(secret, sign(), body.replace('1', '2'))).toBe(false);
    expect(isGenuine(secret, sign(), JSON.stringify(JSON.parse(body), undefined, 1))).toBe(false);
  });
});
