import { describe, expect, it } from 'vitest';
import { openLocale } from './locale.ts';

const thousands = (id: string) => openLocale(id).cldr.Numbers.formatDecimal('1234.5', { group: true });

describe('locales', () => {
  it('write numbers as their readers do', () => {
    expect(thousands('en-US')).toBe('1,234.5');
    expect(thousands('de-AT')).toBe('1\u{A0}234,5');
  });

  it.each(['xx', 'tlh', '', '../../package', 'not a locale'])(
    'behave as English when they are unknown: %j',
    (id) => {
      expect(thousands(id)).toBe('1,234.5');
    },
  );
});
