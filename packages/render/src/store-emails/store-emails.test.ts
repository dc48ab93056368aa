import {
  builtInEmailText,
  emailFormatters as listed,
  emailLanguages,
  storeEmailKinds,
} from '@sitewright/domain/store-emails';
import { describe, expect, it } from 'vitest';
import { emailFormatters } from './email-engine.ts';
import { findEmailFaults, renderEmailTemplate } from './index.ts';

it('the built-in texts have no faults, in any language', () => {
  for (const kind of storeEmailKinds)
    for (const language of emailLanguages)
      expect(findEmailFaults(kind, builtInEmailText(kind, language)), `${kind} ${language}`).toEqual([]);
});

it('the listed formatters are those that there are', () => {
  expect(listed.map(({ name }) => name).toSorted()).toEqual(Object.keys(emailFormatters).toSorted());
});

describe('an email of the owner', () => {
  it.each([
    ['{order.number|html}', 'Formatter'],
    ['{ordr.number}', 'There is no key "ordr.number".'],
    ['{.if order.isTset}a{.end}', 'There is no key "order.isTset".'],
    ['{.eval 1 + 1}', '{.eval 1 + 1} is not available in emails.'],
    ['{.include x}', '{.include x} is not available in emails.'],
    ['{.if order.isTest}', 'The block that begins here is not closed. Add {.end} after it.'],
    [' ', 'Enter a text.'],
  ])('%s is a fault of its line', (text, message) => {
    const faults = findEmailFaults('confirmed', {
      subject: 'Order',
      text: `Hello\n${text}`.replace('Hello\n ', ''),
    });
    expect(faults[0]).toMatchObject({ field: 'text', message: expect.stringContaining(message) });
    expect(faults[0]?.line).toBe(text === ' ' ? 1 : 2);
  });

  it('prints values as they are: they are no templates', () => {
    const { output, errors } = renderEmailTemplate('{customer.name}', {
      customer: { name: '{.if}{order.number} <b>' },
    });
    expect([output, errors]).toEqual(['{.if}{order.number} <b>', []]);
  });
});
