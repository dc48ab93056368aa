import { describe, expect, it } from 'vitest';
import {
  familyOf,
  fontCategories,
  fontText,
  isGenericFamily,
  isKitId,
  readKitId,
  writeFont,
} from './index.ts';

describe('fonts', () => {
  it('[EDT-05] come in seven categories', () => {
    expect(fontCategories.map(({ name }) => name)).toEqual([
      'Sans Serif',
      'Serif',
      'Display',
      'Script',
      'Slab Serif',
      'Mono',
      'Other',
    ]);
  });

  it('are written with what stands in for them, and read back', () => {
    expect(writeFont('Work Sans', 'sans-serif')).toBe("'Work Sans', system-ui, sans-serif");
    expect(familyOf(writeFont('EB Garamond', 'serif'))).toBe('EB Garamond');
    expect(familyOf('Fraunces, Georgia, serif')).toBe('Fraunces');
    expect(['system-ui', 'inherit', 'ui-monospace'].every(isGenericFamily)).toBe(true);
    expect(isGenericFamily('Inter')).toBe(false);
  });

  it('[EDT-05] tell what could not be loaded', () => {
    expect(fontText('fonts-unreachable')).toBe('Unable to load fonts');
    expect(fontText('font-preview-failed', 'Lora')).toBe('Unable to load preview for Lora');
  });
});

describe('the id of a Typekit kit', () => {
  it('[EDT-05] is found in what owners paste', () => {
    expect(readKitId(' ABC1def ')).toBe('abc1def');
    expect(readKitId('<link rel="stylesheet" href="https://use.typekit.net/abc1def.css">')).toBe('abc1def');
    expect(isKitId('abc1def')).toBe(true);
    expect(['', 'a b', '../x', 'abc.def'].some(isKitId)).toBe(false);
  });
});
