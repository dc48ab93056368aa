import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMenuPrice, readMenuEntries, writeMenuEntries, type MenuEntry } from '../index.ts';

const entry = (kind: MenuEntry['kind'], title: string, rest: Partial<MenuEntry> = {}): MenuEntry => ({
  kind,
  title,
  description: '',
  prices: [],
  ...rest,
});

describe('the entries of a menu', () => {
  it('are menus, sections and dishes', () => {
    const text = 'Lunch\n=====\nUntil three\n\nSoups\n---\n\nPea soup\nWith mint\n$6 / $9\n\nBread';
    expect(readMenuEntries(text)).toEqual([
      entry('menu', 'Lunch', { description: 'Until three' }),
      entry('section', 'Soups'),
      entry('dish', 'Pea soup', { description: 'With mint', prices: ['$6', '$9'] }),
      entry('dish', 'Bread'),
    ]);
  });

  it('are written so that they read the same again', () => {
    const word = fc.stringMatching(/^[A-Za-z]{2,12}( [A-Za-z]{2,12}){0,2}$/);
    const price = fc.integer({ min: 1, max: 99 }).map((amount) => `$${amount}`);
    const any = fc.record({
      kind: fc.constantFrom('menu', 'section', 'dish'),
      title: word,
      description: fc.option(word, { nil: '' }),
      prices: fc.array(price, { maxLength: 2 }),
    });
    const sound = any.map((each): MenuEntry => ({
      ...each,
      prices: each.kind === 'dish' ? each.prices : [],
    }));
    fc.assert(
      fc.property(fc.array(sound), (entries) => {
        expect(readMenuEntries(writeMenuEntries(entries))).toEqual(entries);
      }),
    );
  });

  it('hold no line breaks, and vanish without a title', () => {
    expect(
      writeMenuEntries([entry('dish', 'Pea\n\nsoup', { description: 'a\n\nb' }), entry('dish', ' ')]),
    ).toBe('Pea soup\na b');
  });

  it.each([
    ['$6', true],
    ['12.50', true],
    ['Glass $6 / Bottle $24', true],
    ['With mint', false],
  ])('%s is a price: %s', (line, isPrice) => expect(isMenuPrice(line)).toBe(isPrice));
});
