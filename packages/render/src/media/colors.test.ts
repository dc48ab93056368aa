import { describe, expect, it } from 'vitest';
import { isDarkColor } from './colors.ts';

describe('dark colours', () => {
  it('[FMT-13] lie below a luminance of 0.65', () => {
    expect(isDarkColor('000000')).toBe(true);
    expect(isDarkColor('a5a5a5')).toBe(true);
    expect(isDarkColor('a6a6a6')).toBe(false);
    expect(isDarkColor('#ffffff')).toBe(false);
    expect(isDarkColor('00ff00')).toBe(true);
    expect(isDarkColor('ffff00')).toBe(false);
  });
});
