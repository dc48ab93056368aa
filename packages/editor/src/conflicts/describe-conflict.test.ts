import type { DocumentKindName } from '@sitewright/domain/documents';
import { describe, expect, it } from 'vitest';
import { describersOf } from './describe-conflict.ts';
import { describePath } from './describe-layout.ts';
import { describeValue } from './describe-value.ts';

const block = {
  id: 'x',
  type: 2,
  value: { html: '<p>Ink</p>' },
  desktop: { columnStart: 1, columnEnd: 5, rowStart: 1, rowEnd: 2 },
};
const content = { title: 'Home', sections: [{ id: 's', theme: 'ink', blocks: [block] }] };
const written = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

it('a conflict names the block and the part of it that two people changed', () => {
  expect(describePath(content, ['sections', 's', 'blocks', 'x', 'desktop', 'columnStart'])).toBe(
    'Text: Position on the grid',
  );
  expect(describePath(content, ['sections', 's', 'blocks', 'x', 'value', 'html'])).toBe('Text');
  expect(describePath(content, ['title'])).toBe('Title');
  expect(describePath(content, ['sections', 's', 'blocks', 'gone', 'value'])).toBe('Block or section');
});

it('each version is told in words', () => {
  expect(describeValue('Two inks')).toBe('Two inks');
  expect(describeValue(undefined)).toBe('Deleted');
  expect(describeValue('')).toBe('Empty');
  expect(describeValue(3)).toBe('3');
  expect(describeValue(true)).toBe('On');
  expect(describeValue(block)).toBe('Ink');
  expect(describeValue(written('Two inks'))).toBe('Two inks');
  expect(describeValue({ columnStart: 2 })).toBe('Column start: 2');
  expect(describeValue(['ink', 'paper'])).toBe('ink, paper');
  expect(describeValue({ seo: { isHidden: false } })).toBe('SEO: Is hidden: Off');
});

it('[EDT-01] of a long text the stretch is told in which the versions differ', () => {
  const { version } = describersOf([]).collection;
  const start = 'All hands on deck. '.repeat(200);
  const end = ' And all of them at once.'.repeat(200);
  const yours = version(written(`${start}Now.${end}`), written(`${start}Later.${end}`));
  expect(yours).toMatch(/^…[^…]{60}Now\.[^…]{59}…$/);
  expect(version(written(`${start}Later.${end}`), written(`${start}Now.${end}`))).toContain(
    'deck. Later. And',
  );
  expect(version(written(`${start}Now.`), undefined).length).toBeLessThan(1300);
});

describe('a conflict is told by what it is about, on whatever screen', () => {
  const pages = [{ id: 'p', title: 'Shop' }] as never;
  const tell = (kind: DocumentKindName, path: string[], yours: unknown, theirs: unknown) => {
    const { location, version } = describersOf(pages)[kind];
    const where = location(kind === 'collection' ? content : {}, { kind, id: 'card.block', path });
    return [where, version(yours, theirs), version(theirs, yours)];
  };

  it.each([
    {
      about: 'a text',
      told: tell(
        'collection',
        ['sections', 's', 'blocks', 'x', 'value', 'document'],
        written('a'),
        written('b'),
      ),
      says: ['Home › Text', 'a', 'b'],
    },
    {
      about: 'a setting of an item',
      told: tell('item', ['seo', 'title'], 'a', undefined),
      says: ['Item › SEO › Title', 'a', 'Deleted'],
    },
    {
      about: 'the navigation',
      told: tell('navigation', ['mainNav'], [{ collectionId: 'p' }], [{ externalLink: { title: 'Map' } }]),
      says: ['Navigation › Main', 'Shop', 'Map'],
    },
    {
      about: 'header and footer',
      told: tell('header-footer', ['header', 'layout'], 'wide', 'narrow'),
      says: ['Header and footer › Header › Layout', 'wide', 'narrow'],
    },
    {
      about: 'a style',
      told: tell('styles', ['values', '--gap-wide'], '3rem', undefined),
      says: ['Site styles › gap wide', '3rem', 'Theme default'],
    },
    {
      about: 'a file that both made',
      told: tell('template', [], { text: 'a' }, { text: 'b', isRemoved: true }),
      says: ['card.block', 'a', 'Deleted'],
    },
  ])('$about', ({ told, says }) => {
    expect(told).toEqual(says);
  });
});
