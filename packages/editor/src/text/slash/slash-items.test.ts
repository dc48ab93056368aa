import type { BlockKind } from '@sitewright/domain/blocks';
import { expect, it } from 'vitest';
import { findSlashItems } from './slash-items.ts';

const names = (typed: string, isOffered: (kind: BlockKind) => boolean = () => true) =>
  findSlashItems(typed, isOffered).map(({ name }) => name);

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

it('[EDT-02] the slash menu finds by name and by other keywords, names first', () => {
  expect(names('ima')).toEqual(['Image']);
  expect(names('photo')).toEqual(['Image', 'Gallery']);
  expect(names('quo')).toEqual(['Quotation', 'Quote']);
  expect(names('nothing of the kind')).toEqual([]);
});

it('offers no blocks where none can be put', () => {
  expect(names('ima', () => false)).toEqual([]);
  expect(names('', () => false)).toHaveLength(8);
});

it('leaves out the blocks that the contributor may not add', () => {
  expect(names('code')).toContain('Code');
  expect(names('code', (kind) => kind !== 'code')).not.toContain('Code');
});
