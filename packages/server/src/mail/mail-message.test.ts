import { expect, it } from 'vitest';
import { checkMessage, isMailAddress, oneLine } from './mail-message.ts';

const message = { to: 'a@example.com', subject: 'Hello', text: 'Hello' };

it.each(['a@example.com', "o'hara+shop@sub.example.co.uk", 'käthe@bücher.example', 'root@localhost'])(
  'takes the address %j',
  (address) => {
    expect(isMailAddress(address)).toBe(true);
  },
);

it.each([
  '',
  'nobody',
  '@example.com',
  'a@',
  'a@b@c',
  'a@example.com, b@example.com',
  'a@example.com;b@example.com',
  'Eve <a@example.com>',
  '"a b"@example.com',
  'a@example.com\r\nBcc: all@example.com',
  'a@example.com\nx',
  'a@example.com\0',
  'a\u2028b@example.com',
  'a\u200bb@example.com',
  `${'a'.repeat(320)}@example.com`,
])('refuses the address %j', (address) => {
  expect(isMailAddress(address)).toBe(false);
  expect(() => checkMessage({ ...message, to: address })).toThrow('not a mail address');
  expect(() => checkMessage({ ...message, replyTo: address })).toThrow('not a mail address');
});

it('brings text that people wrote onto one line', () => {
  expect(oneLine('Hello\r\nBcc: all@example.com\0\u2028!')).toBe('Hello Bcc: all@example.com !');
  expect(oneLine('  Käthes   Café ☕ ')).toBe('Käthes Café ☕');
  expect(oneLine('x'.repeat(2_000))).toHaveLength(500);
});

it.each([
  { Bcc: 'all@example.com' },
  { 'Content-Type': 'text/html' },
  { Subject: 'other' },
  { 'List-Unsubscribe\r\nBcc': 'x' },
  { 'List-Unsubscribe': '<https://example.com>\r\nBcc: all@example.com' },
  { 'List-Unsubscribe': '' },
  { References: 'x'.repeat(901) },
])('refuses the headers %j', (headers) => {
  expect(() => checkMessage({ ...message, headers })).toThrow('not allowed');
});

it('takes the headers that newsletters and replies need', () => {
  const headers = { 'List-Unsubscribe': '<https://example.com/u>', 'In-Reply-To': '<1@example.com>' };
  expect(() => checkMessage({ ...message, headers })).not.toThrow();
});
