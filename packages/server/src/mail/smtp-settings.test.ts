import { expect, it } from 'vitest';
import { readSmtpUrl } from './smtp-settings.ts';

it('finds the sender in the address of the mail server', () => {
  expect(readSmtpUrl('smtp://u:p@mail.example.com:587?from=shop@example.com&ignoreTLS=true')).toEqual({
    url: 'smtp://u:p@mail.example.com:587?ignoreTLS=true',
    from: 'shop@example.com',
  });
  expect(readSmtpUrl('smtps://shop%40example.com:p@mail.example.com').from).toBe('shop@example.com');
  expect(readSmtpUrl('smtp://mail.example.com').from).toBe('no-reply@mail.example.com');
});

it.each(['', 'mail.example.com', 'http://mail.example.com', 'smtp://', 'smtp://host?from=nobody'])(
  'refuses %j with a sentence',
  (url) => {
    expect(() => readSmtpUrl(url)).toThrow(/SMTP_URL must|must be a mail address/);
  },
);
