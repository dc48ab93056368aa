import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openLocale } from '../languages/index.ts';
import { formatFullMessage } from './full-message.ts';
import { formatPlainMessage } from './plain-message.ts';

const setting = { locale: openLocale('en'), timeZone: 'UTC' };
const args = {
  positional: ['zero', 1, null, { value: '2.50', currency: 'USD' }],
  named: new Map<string, unknown>([
    ['name', 'Ada'],
    ['price', '<b>5</b>'],
  ]),
};
const piece = fc.constantFrom(
  '{0}',
  '{1}',
  '{2}',
  '{3}',
  '{9}',
  '{name}',
  '{price}',
  '{nobody}',
  '{constructor}',
  '{',
  '}',
  "'",
  '{ 0 }',
  '{0 plural one {x} other {y}}',
  '{-x}',
  '{}',
  ' words ',
  '日本',
);

describe('messages of plain placeholders', () => {
  it('come out as the full formatter writes them, or are left to it', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const message = pieces.join('');
        const full = formatFullMessage(message, args, setting);
        expect(formatPlainMessage(message, args) ?? full).toBe(full);
      }),
      { numRuns: 1000 },
    );
  });

  it('take the short way for the texts of a shop', () => {
    expect(formatPlainMessage('from {price}', args)).toBe('from <b>5</b>');
    expect(formatPlainMessage('Unavailable', args)).toBe('Unavailable');
    expect(formatPlainMessage('{0}, {name}', args)).toBe('zero, Ada');
  });

  it('leave everything else to the full formatter', () => {
    for (const message of ["it''s", '{0 plural other {x}}', 'a } b', '{0', "'{0}'"]) {
      expect(formatPlainMessage(message, args)).toBeUndefined();
    }
  });
});
