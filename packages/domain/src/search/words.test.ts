import { describe, expect, it } from 'vitest';
import { deletionsOf, foldWords, isCorrectable, nearestWord } from './index.ts';

describe('words as search compares them', () => {
  it('have neither capitals nor accents', () => {
    expect(foldWords('Café Résumé, Straße & Øre')).toEqual(['cafe', 'resume', 'strasse', 'ore']);
    expect(foldWords('SQ-0012/b')).toEqual(['sq', '0012', 'b']);
    expect(foldWords('')).toEqual([]);
  });

  it('are found in scripts without spaces, and without vowel signs where these are left out in writing', () => {
    expect(foldWords('ภาพพิมพ์ทะเล')).toContain('ทะเล');
    expect(foldWords('東京の夜')).toContain('東京');
    expect(foldWords('كِتَاب')).toEqual(foldWords('كتاب'));
  });
});

describe('a misspelt word', () => {
  const known = ['night', 'light', 'compass', 'harbour', 'interference'];
  it.each([
    ['nihgt', 'night'],
    ['nigt', 'night'],
    ['complass', 'compass'],
    ['harbor', 'harbour'],
    ['intereference', 'interference'],
  ])('%s is taken for %s', (typed, meant) => {
    const shared = known.filter((word) =>
      deletionsOf(word).some((each) => deletionsOf(typed).includes(each)),
    );
    expect(nearestWord(typed, shared)).toBe(meant);
  });

  it('is not corrected into a word that has little in common with it, nor are codes', () => {
    expect(nearestWord('lamp', ['rope'])).toBeUndefined();
    expect(nearestWord('night', ['night'])).toBeUndefined();
    expect(isCorrectable('a3')).toBe(false);
    expect(isCorrectable('sq1234567')).toBe(false);
  });
});
