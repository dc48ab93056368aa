import { expect, it } from 'vitest';
import { readWebhookUrl } from './webhook-url.ts';

it.each(['http://a.test/', 'ftp://a.test', 'https://u:p@a.test/', 'a.test', '', 'javascript:alert(1)'])(
  '%s is no address of a webhook',
  (typed) => expect(readWebhookUrl(typed)).toBeUndefined(),
);

it('an address of a webhook may have a port, a path and a query', () => {
  expect(readWebhookUrl(' https://a.test:8443/hook?x=1 ')?.href).toBe('https://a.test:8443/hook?x=1');
});
