import { expect, it } from 'vitest';
import { readWebhookUrl } from './webhook-url.ts';

it.each([
  ['http://a.test/', 'webhook-url-invalid'],
  ['ftp://a.test', 'webhook-url-invalid'],
  ['a.test', 'webhook-url-invalid'],
  ['', 'webhook-url-invalid'],
  ['javascript:alert(1)', 'webhook-url-invalid'],
  ['https://', 'webhook-url-unreadable'],
  ['https://[fe80::1%25eth0]/', 'webhook-url-unreadable'],
  ['https://u:p@a.test/', 'webhook-url-password'],
  ['https://u@a.test/', 'webhook-url-password'],
])('%j is refused by its fault', (typed, code) => expect(readWebhookUrl(typed)).toBe(code));

it('an address is read without the spaces around it', () => {
  expect(String(readWebhookUrl(' https://a.test:8443/hook?x=1 '))).toBe('https://a.test:8443/hook?x=1');
});
