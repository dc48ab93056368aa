import { describe, expect, it } from 'vitest';
import { findDataCenter, pauseAfterFailures, remoteStatusOf, splitName } from './index.ts';

describe('an API key of Mailchimp', () => {
  it('names its data center, and no other server', () => {
    expect(findDataCenter('0123456789abcdef0123456789abcdef-us21')).toBe('us21');
    for (const key of [
      '',
      '0123456789abcdef0123456789abcdef',
      '0123456789abcdef-us21.evil.example/',
      '0123456789abcdef-us21@evil.example',
      '0123456789abcdef-127.0.0.1:80/',
      '0123456789abcdef-us21\n',
    ])
      expect(findDataCenter(key), key).toBeUndefined();
  });
});

describe('what a service is told of a member', () => {
  const member = { state: 'subscribed', source: 'form', isConfirmed: false } as const;

  it('is that they are subscribed, or to be asked where the list of the service asks and we have not', () => {
    expect(remoteStatusOf(member, false)).toBe('subscribed');
    expect(remoteStatusOf(member, true)).toBe('pending');
    expect(remoteStatusOf({ ...member, isConfirmed: true }, true)).toBe('subscribed');
    expect(remoteStatusOf({ ...member, source: 'import' }, true)).toBe('subscribed');
  });

  it('is that they left, complained or have no mailbox', () => {
    expect(remoteStatusOf({ ...member, state: 'unsubscribed' }, true)).toBe('unsubscribed');
    expect(remoteStatusOf({ ...member, state: 'complained' }, false)).toBe('unsubscribed');
    expect(remoteStatusOf({ ...member, state: 'bounced' }, false)).toBe('cleaned');
  });

  it('has the first name apart from the others', () => {
    expect(splitName(' Ines  de la Cruz ')).toEqual({ first: 'Ines', last: 'de la Cruz' });
    expect(splitName('')).toEqual({ first: '', last: '' });
  });
});

it('a service that does not answer is left alone for longer and longer, at most an hour', () => {
  expect([1, 2, 3, 20].map(pauseAfterFailures)).toEqual([60_000, 120_000, 240_000, 3_600_000]);
});
