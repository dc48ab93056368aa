import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { textExtensions } from './schema/text-extensions.ts';
import { wordAt } from './word-at.ts';

const doc = Node.fromJSON(getSchema([...textExtensions]), {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Ink dries slowly.' }] },
    { type: 'paragraph' },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'half' },
        { type: 'text', text: 'tone', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' print' },
      ],
    },
  ],
});

const wordIn = (position: number): string | undefined => {
  const found = wordAt(doc, position);
  return found && doc.textBetween(found.from, found.to);
};

describe('the word that a double click selects', () => {
  it('is the one around the place, from its first letter to behind its last', () => {
    expect([1, 2, 4, 5, 7, 10].map(wordIn)).toEqual(['Ink', 'Ink', 'Ink', 'dries', 'dries', 'dries']);
  });

  it('goes on over bold text', () => {
    const start = doc.content.size - doc.child(2).nodeSize + 1;
    expect([start, start + 5].map(wordIn)).toEqual(['halftone', 'halftone']);
  });

  it('is nothing in an empty line', () => {
    expect(wordIn(doc.child(0).nodeSize + 1)).toBeUndefined();
  });
});
