import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { blockDefaults, blockKinds, blockTypes, kindOf, newBlock } from './index.ts';
import { blockSchemas } from './blocks-schemas.ts';

describe('kinds of blocks', () => {
  it.each(blockKinds)('%s starts with a value that may be saved', (kind) => {
    expect([...Value.Errors(blockSchemas[kind], blockDefaults[kind])]).toEqual([]);
  });

  it.each(blockKinds)('%s refuses a key that nobody knows', (kind) => {
    expect(Value.Check(blockSchemas[kind], { ...blockDefaults[kind], slip: 1 })).toBe(false);
  });

  it('are found by their codes, old ones and components included', () => {
    expect(kindOf({ type: 2 })).toBe('text');
    expect(kindOf({ type: blockTypes.summaryLegacy })).toBe('summary');
    expect(kindOf({ type: 19 })).toBe('socialLinks');
    expect(kindOf({ type: 1337, definitionName: 'website.components.imageFluid' })).toBe('image');
  });

  it.each([
    { type: blockTypes.zola },
    { type: blockTypes.acuity },
    { type: blockTypes.tock },
    { type: 999 },
    { type: 1337, definitionName: 'website.components.unheardOf' },
    { type: 1337 },
  ])('%j is known to nobody', (block) => expect(kindOf(block)).toBeUndefined());

  it.each(blockKinds)('%s is stored under a code, or a component’s name, that leads back to it', (kind) => {
    expect(kindOf(newBlock(kind, 'x'))).toBe(kind);
  });

  it('[SITE-13] hold the limits of albums and galleries in their schemas too', () => {
    const track = (number: number) => ({ id: String(number) });
    const tracks = (count: number) => ({ tracks: Array.from({ length: count }, (_, index) => track(index)) });
    expect(Value.Check(blockSchemas.album, tracks(60))).toBe(true);
    expect(Value.Check(blockSchemas.album, tracks(61))).toBe(false);
  });
});
