import { describe, expect, it } from 'vitest';
import { isCommonChoice, noChoices, offeredChoices, readChoices, writeChoices } from './index.ts';

const read = (query: string) =>
  readChoices(
    query.split('&').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [decodeURIComponent(name), decodeURIComponent(value)] as const;
    }),
  );
const written = (query: string) =>
  writeChoices(read(query) ?? noChoices)
    .map((pair) => pair.join('='))
    .join('&');

describe('choices in an address', () => {
  it('have one spelling, whatever their order', () => {
    const canonical =
      'option.Frame=Oak&option.Frame=White&option.Size=A2&price-from=20&price-to=99.5&availability=in-stock&sort=price';
    expect(written(canonical)).toBe(canonical);
    expect(
      written(
        'sort=price&option.Size=A2&option.Frame=White&price-to=99%2C50&option.Frame=Oak&option.Frame=Oak&availability=in-stock&price-from=020',
      ),
    ).toBe(canonical);
  });

  it('mean a range that was turned round the other way', () => {
    expect(read('price-from=90&price-to=10')).toMatchObject({ from: '10', to: '90' });
  });

  it('leave out what makes no sense', () => {
    for (const query of [
      'price-from=%20',
      'sort=random',
      'availability=maybe',
      'option.=x',
      'option.Frame=',
      'colour=red',
    ])
      expect(read(query)).toBeUndefined();
    expect(read(`option.Frame=${'x'.repeat(200)}`)).toBeUndefined();
  });

  it('keep what was typed as an amount and is none, which no page is cached for', () => {
    const choices = read('price-from=abc&price-to=20');
    expect(choices).toMatchObject({ mistyped: { from: 'abc' }, to: '20' });
    expect(choices?.from).toBeUndefined();
    expect(written('price-from=abc&price-to=20')).toBe('price-from=abc&price-to=20');
    expect(written('price-to=-3')).toBe('price-to=-3');
    expect(read('price-from=1e9')?.mistyped).toEqual({ from: '1e9' });
    expect(read(`price-from=${'x'.repeat(100)}`)?.mistyped?.from).toHaveLength(20);
    const mistyped = read('price-from=abc');
    expect(mistyped && isCommonChoice(mistyped)).toBe(false);
  });

  it('are limited in number', () => {
    const many = Array.from({ length: 100 }, (_, n) => `option.Frame=${n}`).join('&');
    expect(read(many)?.options[0]?.values).toHaveLength(30);
    const names = Array.from({ length: 100 }, (_, n) => `option.${n}=x`).join('&');
    expect(read(names)?.options).toHaveLength(10);
  });

  it('keep only what products have', () => {
    const choices = read('option.Frame=Oak&option.Frame=Gold&option.Colour=Red');
    expect(
      choices && offeredChoices(choices, (name, value) => `${name}:${value}` === 'Frame:Oak'),
    ).toMatchObject({
      options: [{ name: 'Frame', values: ['Oak'] }],
    });
    expect(choices && offeredChoices(choices, () => false)).toBeUndefined();
  });

  it('are common while few values and no price are among them', () => {
    const isCommon = (query: string) => {
      const choices = read(query);
      return choices && isCommonChoice(choices);
    };
    expect(isCommon('option.Frame=Oak&sort=title')).toBe(true);
    expect(isCommon('price-from=7')).toBe(false);
    expect(isCommon('option.Frame=Oak&option.Frame=White&option.Size=A2')).toBe(false);
  });
});
