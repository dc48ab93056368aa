import { expect, it } from 'vitest';
import { plainTextOf, searchConfigurationOf, stripMarkup } from './index.ts';

it('reads the words of blocks, not their addresses, ids and options', () => {
  const value = {
    html: '<h1>Big &amp; bold</h1><style>p{}</style>',
    collectionId: 'abc',
    linkUrl: 'https://example.com',
    items: [{ title: 'Inner', url: '/x' }],
    doc: { type: 'doc', content: [{ type: 'text', text: 'typed' }] },
  };
  const block = {
    id: 'b',
    type: 2,
    value,
    desktop: { columnStart: 1, columnEnd: 2, rowStart: 1, rowEnd: 2 },
  };
  expect(plainTextOf([{ id: 's', theme: 'paper', blocks: [block] }])).toBe('Big & bold\nInner\ntyped');
  expect(stripMarkup('a<script>b()</script>\u0002c')).toBe('a c');
});

it('stems by the language of the site where it can', () => {
  expect(searchConfigurationOf('de-AT')).toBe('german');
  expect(searchConfigurationOf('ja')).toBe('simple');
});
