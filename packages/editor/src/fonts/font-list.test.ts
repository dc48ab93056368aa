import { describe, expect, it } from 'vitest';
import { findFonts, styleGuideFamilies, type Font } from './font-list.ts';

const font = (family: string, category: Font['category'], place: Font['place'] = 'away'): Font => ({
  slug: family.toLowerCase(),
  family,
  category,
  place,
});

const fonts = [
  font('Lora', 'serif', 'shipped'),
  font('Flora', 'script'),
  font('Inter', 'sans-serif', 'kept'),
];
const all = { search: '', categoryFilter: 'all', isReachable: true } as const;
const names = (found: readonly Font[]) => found.map(({ family }) => family);

describe('the font browser', () => {
  it('[EDT-05] shows all, or a category', () => {
    expect(names(findFonts(fonts, all))).toEqual(['Lora', 'Flora', 'Inter']);
    expect(names(findFonts(fonts, { ...all, categoryFilter: 'script' }))).toEqual(['Flora']);
    expect(findFonts(fonts, { ...all, categoryFilter: 'other' })).toEqual([]);
  });

  it('[EDT-05] is searched, with those first that begin so', () => {
    expect(names(findFonts(fonts, { ...all, search: ' LORA' }))).toEqual(['Lora', 'Flora']);
    expect(names(findFonts([...fonts].toReversed(), { ...all, search: 'lo' }))).toEqual(['Lora', 'Flora']);
  });

  it('[EDT-05] has the very name first, then what begins so, then a word that does, then the rest', () => {
    const many = ['Biroboto', 'Heebo Roboto', 'Roboto Slab', 'Roboto Mono', 'Roboto'].map((family) =>
      font(family, 'sans-serif'),
    );
    expect(names(findFonts(many, { ...all, search: 'roboto' }))).toEqual([
      'Roboto',
      'Roboto Slab',
      'Roboto Mono',
      'Heebo Roboto',
      'Biroboto',
    ]);
  });

  it('[EDT-05] offers without a connection what needs none', () => {
    expect(names(findFonts(fonts, { ...all, isReachable: false }))).toEqual(['Lora', 'Inter']);
  });

  it('[EDT-05] knows the fonts in the style guide', () => {
    const values = ["'Lora', Georgia, serif", 'Lora, serif', 'system-ui, sans-serif', 'inherit', '"Inter"'];
    expect(styleGuideFamilies(values)).toEqual(['Lora', 'Inter']);
  });
});
