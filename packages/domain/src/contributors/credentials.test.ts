import { expect, it } from 'vitest';
import { findPasswordFault, isEmail, normalizeEmail } from './index.ts';

it('finds one account for two spellings of an address', () => {
  expect(normalizeEmail('  Owner@Example.COM ')).toBe('owner@example.com');
});

it('takes addresses and nothing that could become a mail header', () => {
  for (const email of ['a@b', 'owner@localhost', 'first.last+tag@example.co.uk'])
    expect(isEmail(email)).toBe(true);
  for (const email of ['', 'a', '@b', 'a@', 'a b@c', 'a@b\nbcc: x', 'a@b,c@d', 'x'.repeat(256) + '@b'])
    expect(isEmail(email)).toBe(false);
});

it('wants passwords that are long enough and not one repeated character', () => {
  expect(findPasswordFault('short', 'a@b')).toBe('password-too-short');
  expect(findPasswordFault('x'.repeat(257), 'a@b')).toBe('password-too-long');
  expect(findPasswordFault('aaaaaaaaaaaaaaa', 'a@b')).toBe('password-too-plain');
  expect(findPasswordFault('Person@Example.com', 'person@example.com')).toBe('password-too-plain');
  expect(findPasswordFault('three plain words', 'a@b')).toBeUndefined();
});
