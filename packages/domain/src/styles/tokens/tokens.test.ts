import { describe, expect, it } from 'vitest';
import {
  canSetIn,
  checkStyleValue,
  findScale,
  followStyle,
  systemTokens,
  readSize,
  resetStyle,
  resolveStyle,
  scaleSizes,
  setStyle,
  sizeIn,
  writeSize,
  type StyleToken,
} from '../index.ts';

const token = (rest: Partial<StyleToken> = {}): StyleToken => ({
  name: '--paper',
  title: 'Paper',
  group: 'colours',
  type: 'colour',
  value: '#fff',
  ...rest,
});

describe('the layers of a token', () => {
  const layers = {
    site: { '--paper': '#eee' },
    section: { '--paper': '#ddd' },
    block: { '--paper': '#ccc' },
  };

  it('[EDT-14] win over each other from the theme to the block', () => {
    expect(resolveStyle(token(), {})).toEqual({ value: '#fff', layer: 'theme' });
    expect(resolveStyle(token(), { site: layers.site })).toEqual({ value: '#eee', layer: 'site' });
    expect(resolveStyle(token(), { ...layers, block: undefined })).toEqual({
      value: '#ddd',
      layer: 'section',
    });
    expect(resolveStyle(token(), layers)).toEqual({ value: '#ccc', layer: 'block' });
  });

  it('[EDT-14] can each be reset to the one before', () => {
    const block = resetStyle(layers.block, '--paper');
    expect(block).toBeUndefined();
    expect(resolveStyle(token(), { ...layers, block })).toEqual({ value: '#ddd', layer: 'section' });
    expect(resetStyle({ '--paper': '#eee', '--ink': '#111' }, '--paper')).toEqual({ '--ink': '#111' });
  });

  it('[EDT-14] keep what the owner set when another theme has another value', () => {
    const site = setStyle(undefined, '--paper', '#eee');
    expect(resolveStyle(token({ value: '#123456' }), { site }).value).toBe('#eee');
    expect(resolveStyle(token({ name: '--ground', value: '#123' }), { site }).value).toBe('#123');
    expect(site).toEqual({ '--paper': '#eee' });
  });

  it('hold only tokens that reach so far', () => {
    const reaches = (reach?: StyleToken['reach']) =>
      (['theme', 'site', 'section', 'block'] as const).filter((layer) =>
        canSetIn(layer, token(reach ? { reach } : {})),
      );
    expect(reaches()).toEqual(['site']);
    expect(reaches('section')).toEqual(['site', 'section']);
    expect(reaches('block')).toEqual(['site', 'section', 'block']);
  });

  it('follow a token whose value they take over, and never in a circle', () => {
    const values: Record<string, string> = { '--a': 'var(--b)', '--b': '#123', '--c': 'var(--c)' };
    expect(followStyle('var(--a)', (name) => values[name])).toBe('#123');
    expect(followStyle('var(--c)', (name) => values[name])).toBe('var(--c)');
    expect(followStyle('var(--none)', (name) => values[name])).toBe('var(--none)');
  });
});

describe('a size', () => {
  it('is read as the largest it becomes', () => {
    expect(readSize('1.5rem')).toEqual({ amount: 1.5, unit: 'rem' });
    expect(readSize('clamp(2rem, 1rem + 4vw, 5.75rem)')).toEqual({ amount: 5.75, unit: 'rem' });
    expect(readSize('0')).toEqual({ amount: 0, unit: 'px' });
    expect(['calc(1rem + 2px)', '12', 'auto', '3pt'].map(readSize)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(sizeIn({ amount: 24, unit: 'px' }, 'rem')).toBe(1.5);
    expect(sizeIn({ amount: 2, unit: 'em' }, 'rem')).toBeUndefined();
  });

  it('grows with the window from a phone on, and is read back as it was set', () => {
    expect(writeSize({ amount: 2, unit: 'rem' })).toBe('2rem');
    const grown = writeSize({ amount: 6, unit: 'rem' }, 0.5);
    expect(grown).toBe('clamp(3rem, 1.9091rem + 4.5455vw, 6rem)');
    expect(readSize(grown)?.amount).toBe(6);
  });

  it('[EDT-14] says what is wrong with it', () => {
    const space = token({ type: 'size', unit: 'rem', min: 0, max: 8 });
    expect(checkStyleValue(space, 'wide')).toBe('Write a number and a unit, like 1.5rem or 24px.');
    expect(checkStyleValue(space, '9rem')).toBe('Choose a value from 0 to 8 rem.');
    expect(checkStyleValue(space, '160px')).toBe('Choose a value from 0 to 8 rem.');
    expect(checkStyleValue(space, '8rem')).toBeUndefined();
    expect(checkStyleValue(token({ type: 'number', min: 1, max: 9 }), '12')).toBe(
      'Choose a value from 1 to 9.',
    );
  });
});

describe('a value', () => {
  it('never lets rules or other hosts in', () => {
    const bad = ['red; } body { display: none', 'url(//example.com/x)', 'a { b', '<b>'];
    expect(bad.map((value) => checkStyleValue(token({ type: 'text' }), value))).toEqual(
      bad.map(() => 'A value may not hold brackets of rules, semicolons or addresses.'),
    );
    expect(checkStyleValue(token(), 'reddish')).toBe(
      'This is not a colour. Write it like #e8432a or rgb(232, 67, 42).',
    );
  });

  it('of every token of the machine can be set again as it is', () => {
    const faults = systemTokens.flatMap((each) => checkStyleValue(each, each.value) ?? []);
    expect(faults).toEqual([]);
  });
});

describe('the type scale', () => {
  const size = (name: string, scale: number) => token({ name, type: 'size', group: 'type', scale });
  const tokens = [size('--text', 0), size('--h3', 1), size('--h1', 4)];

  it('[EDT-14] gives every size from the size of the text and one ratio', () => {
    expect(Object.fromEntries(scaleSizes({ base: 1, ratio: 1.5 }, tokens))).toEqual({
      '--text': '1rem',
      '--h3': '1.5rem',
      '--h1': '5.0625rem',
    });
  });

  it('is found again in the sizes it gave', () => {
    const sizes = scaleSizes({ base: 1.0625, ratio: 1.333 }, tokens);
    expect(findScale(tokens, ({ name }) => sizes.get(name) ?? '')).toEqual({ base: 1.0625, ratio: 1.333 });
    expect(findScale(tokens.slice(0, 1), () => '1rem')).toBeUndefined();
  });
});
