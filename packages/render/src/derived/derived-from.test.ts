import { describe, expect, it } from 'vitest';
import { derivedFrom, derivedWhileSame, derivedWithin } from './index.ts';

interface Titled {
  readonly title?: string;
}

describe.each([
  ['longer than one page', derivedFrom],
  ['for one page', derivedWithin],
])('what is kept %s', (_, derived) => {
  it('is derived once for each object, also an undefined value', () => {
    const asked: object[] = [];
    const titleOf = derived((source: Titled) => {
      asked.push(source);
      return source.title;
    });
    const [tea, none] = [{ title: 'Tea' }, {}];
    expect([titleOf(tea), titleOf(none), titleOf(tea), titleOf(none), titleOf({ title: 'Tea' })]).toEqual([
      'Tea',
      undefined,
      'Tea',
      undefined,
      'Tea',
    ]);
    expect(asked).toHaveLength(3);
  });

  it('does not show in the object, nor in a changed copy of it', () => {
    const lengthOf = derived(({ title = '' }: Titled) => title.length);
    const tea = { title: 'Tea' };
    expect(lengthOf(tea)).toBe(3);
    expect(lengthOf({ ...tea, title: 'Green tea' })).toBe(9);
    expect([JSON.stringify(tea), Reflect.ownKeys({ ...tea })]).toEqual(['{"title":"Tea"}', ['title']]);
  });

  it('is derived from an object that cannot be extended too', () => {
    const lengthOf = derived(({ title = '' }: Titled) => title.length);
    const tea = Object.freeze({ title: 'Tea' });
    expect([lengthOf(tea), lengthOf(tea)]).toEqual([3, 3]);
  });
});

describe('what is kept while nothing that it is made of changes', () => {
  it('is derived anew for another input and for another owner, and only then', () => {
    let count = 0;
    const label = derivedWhileSame((shop: Titled, { currency }: { readonly currency: string }) => {
      count += 1;
      return `${shop.title} ${currency}`;
    });
    const [tea, wine] = [{ title: 'Tea' }, { title: 'Wine' }];
    const texts = [
      label(tea, { currency: 'EUR' }),
      label(tea, { currency: 'EUR' }),
      label(wine, { currency: 'EUR' }),
      label(tea, { currency: 'CHF' }),
      label(tea, { currency: 'EUR' }),
    ];
    expect(texts).toEqual(['Tea EUR', 'Tea EUR', 'Wine EUR', 'Tea CHF', 'Tea EUR']);
    expect(count).toBe(4);
  });

  it('is derived anew without an input that there was', () => {
    const label = derivedWhileSame((shop: Titled, inputs: { currency: string; note?: string }) =>
      [shop.title, inputs.currency, inputs.note].join(' '),
    );
    const tea = { title: 'Tea' };
    const texts = [label(tea, { currency: 'EUR', note: 'new' }), label(tea, { currency: 'EUR' })];
    expect(texts).toEqual(['Tea EUR new', 'Tea EUR ']);
  });
});
