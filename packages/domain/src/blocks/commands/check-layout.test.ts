import { describe, expect, it } from 'vitest';
import { blockTypes, checkLayout, type PlacedBlock, type Section } from '../index.ts';
import { blockMessages, blockRefusalText } from '../blocks-messages.ts';

const desktop = { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 };
const makeBlock = (number: number, rest: Partial<PlacedBlock> = {}): PlacedBlock => ({
  id: String(number),
  type: blockTypes.text,
  value: {},
  desktop,
  ...rest,
});
const makeSection = (count: number, rest?: Partial<PlacedBlock>, start = 0): Section => ({
  id: `section-${start}`,
  theme: 'paper',
  blocks: Array.from({ length: count }, (_, index) => makeBlock(start + index, rest)),
});
const list = (length: number) => Array.from({ length }, () => ({}));

describe('a layout', () => {
  it('[SITE-13] takes 60 blocks over all its sections and refuses the 61st', () => {
    expect(checkLayout([makeSection(30), makeSection(30, {}, 30)])).toEqual([]);
    const refused = checkLayout([makeSection(30), makeSection(31, {}, 30)]);
    expect(refused).toEqual([{ code: 'too-many-blocks', limit: 60 }]);
    expect(refused.map(blockRefusalText)).toEqual([
      'A page holds at most 60 blocks. Remove one before adding another.',
    ]);
  });

  it('[SITE-13] takes 20 galleries of 50 pictures each and no more', () => {
    const full = { type: blockTypes.gallery, value: { items: list(50) } };
    expect(checkLayout([makeSection(20, full)])).toEqual([]);
    expect(checkLayout([makeSection(21, full)])).toEqual([{ code: 'too-many-galleries', limit: 20 }]);
    const over = { type: blockTypes.gallery, value: { items: list(51) } };
    expect(checkLayout([makeSection(1, over)])).toEqual([
      { code: 'gallery-too-large', limit: 50, blockId: '0' },
    ]);
  });

  it('[SITE-13] takes albums of 60 tracks and no more', () => {
    const album = (tracks: number) =>
      makeSection(1, { type: blockTypes.album, value: { tracks: list(tracks) } });
    expect(checkLayout([album(60)])).toEqual([]);
    expect(checkLayout([album(61)])).toEqual([{ code: 'too-many-tracks', limit: 60, blockId: '0' }]);
  });

  it.each([
    { columnStart: 0 },
    { columnEnd: 26 },
    { columnStart: 9, columnEnd: 9 },
    { rowStart: 0 },
    { rowEnd: 1 },
    { columnStart: 1.5 },
    { rowEnd: Number.NaN },
  ])('refuses a block at %j, outside of the grid', (cell) => {
    const refused = checkLayout([makeSection(1, { desktop: { ...desktop, ...cell } })]);
    expect(refused.map(({ code }) => code)).toEqual(['cell-outside-grid']);
  });

  it('refuses two blocks with one id', () => {
    expect(checkLayout([makeSection(1), makeSection(1)])).toEqual([{ code: 'block-id-repeated' }]);
  });

  it('has a whole sentence for every refusal', () => {
    for (const text of Object.values(blockMessages)) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});
