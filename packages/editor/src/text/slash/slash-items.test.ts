import { expect, it } from 'vitest';
import { findSlashItems } from './slash-items.ts';

const names = (typed: string, offersBlocks = true) =>
  findSlashItems(typed, offersBlocks).map(({ name }) => name);

it('[EDT-02] the slash menu offers the text’s own styles, then the blocks that are wanted most', () => {
  expect(names('').slice(0, 10)).toEqual([
    'Heading 1',
    'Heading 2',
    'Heading 3',
    'Heading 4',
    'Bulleted list',
    'Numbered list',
    'Quotation',
    'Divider',
    'Image',
    'Gallery',
  ]);
  expect(names('')).not.toContain('Text');
  expect(new Set(names('')).size).toBe(names('').length);
});

it('[EDT-02] the slash menu finds by name and by other words, names first', () => {
  expect(names('ima')).toEqual(['Image']);
  expect(names('photo')).toEqual(['Image', 'Gallery']);
  expect(names('quo')).toEqual(['Quotation', 'Quote']);
  expect(names('nothing of the kind')).toEqual([]);
});

it('offers no blocks where none can be put', () => {
  expect(names('ima', false)).toEqual([]);
  expect(names('', false)).toHaveLength(8);
});
