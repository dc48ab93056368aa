import { blockKinds } from '@sitewright/domain/blocks';
import { describe, expect, it } from 'vitest';
import { blockTitle, canAddBlock, searchBlockKinds } from './block-catalogue.ts';

describe('the search for a kind of block', () => {
  it('shows every kind once when nothing is typed', () => {
    expect(searchBlockKinds(' ').toSorted()).toEqual(blockKinds.toSorted());
  });

  it('puts names that begin with the word first', () => {
    expect(searchBlockKinds('ma')[0]).toBe('markdown');
    expect(searchBlockKinds('Map')[0]).toBe('map');
    expect(searchBlockKinds('cloud')[0]).toBe('tagCloud');
  });

  it.each([
    ['faq', 'accordion'],
    ['youtube', 'video'],
    ['divider', 'line'],
    ['graph', 'chart'],
    ['photos', 'gallery'],
  ] as const)('finds by another word: %s', (typed, kind) => {
    expect(searchBlockKinds(typed)).toContain(kind);
  });

  it('finds nothing for what nobody calls a block', () => {
    expect(searchBlockKinds('zzz')).toEqual([]);
  });

  it('calls the kinds as the outline does', () => {
    expect(blockTitle('socialLinks')).toBe('Social links');
  });
});

it('a code block is offered only to those who may write code', () => {
  expect(canAddBlock('code', ['content'])).toBe(false);
  expect(canAddBlock('code', ['content', 'code'])).toBe(true);
  expect(canAddBlock('text', ['content'])).toBe(true);
});
