import { expect, it } from 'vitest';
import { addressesText, sourceText } from './subscriber-texts.ts';

it('names one address, and counts each of several once', () => {
  const ada = { email: 'ada@b.example' };
  expect(addressesText([ada])).toBe('ada@b.example');
  expect(addressesText([ada, { email: 'ADA@b.example' }])).toBe('ada@b.example');
  expect(addressesText([ada, { email: 'bo@b.example' }])).toBe('2 addresses');
});

it('says which name is the list and which the form', () => {
  const subscriber = {
    id: 'a'.repeat(24),
    email: 'ada@b.example',
    list: 'Newsletter',
    text: 'I agree.',
    subscribedOn: '2026-01-01T00:00:00Z',
    unsubscribedOn: null,
    isPending: false,
    formId: 'b'.repeat(24),
    formName: 'Newsletter',
    pagePath: '/',
    submissionId: null,
  };
  expect(sourceText(subscriber, true)).toBe('Mailing list: Newsletter · Form: Newsletter');
  expect(sourceText({ ...subscriber, formName: null }, false)).toBe('Form: Deleted form');
});
