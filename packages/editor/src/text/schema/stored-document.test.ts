import { textSamples } from '@sitewright/domain/text/testing';
import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { readDocument, writeDocument } from './stored-document.ts';
import { textExtensions } from './text-extensions.ts';

const schema = getSchema([...textExtensions]);

const throughEditor = (document: unknown) => {
  const node = readDocument(schema, document);
  return node && writeDocument(node);
};

describe('[EDT-02] a stored text', () => {
  it.each(textSamples)('goes through the editor and comes out the same: $what', ({ document }) => {
    expect(throughEditor(document)).toEqual(document);
  });

  it('has one form only: attributes that say nothing are left out', () => {
    const list = {
      type: 'orderedList',
      attrs: { start: 1, type: null },
      content: [{ type: 'listItem', content: [{ type: 'paragraph', attrs: { textAlign: null } }] }],
    };
    expect(throughEditor({ type: 'doc', content: [list] })).toEqual({
      type: 'doc',
      content: [{ type: 'orderedList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] }],
    });
  });

  it('keeps nodes that this editor does not know, as blocks and inside a line', () => {
    const callout = { type: 'callout', attrs: { tone: 'calm' }, content: [{ type: 'paragraph' }] };
    const mention = { type: 'mention', attrs: { id: 'x' } };
    const document = { type: 'doc', content: [callout, { type: 'paragraph', content: [mention] }] };
    expect(throughEditor(document)).toEqual(document);
  });

  it.each([
    undefined,
    null,
    'words',
    [],
    { type: 'paragraph' },
    { type: 'doc', content: [{ type: 'text', text: 'bare' }] },
    { type: 'doc', content: [{ type: 'bulletList', content: [] }] },
  ])(
    'that no editor could hold is not read, so that the words on the page are taken instead (%#)',
    (wrong) => {
      expect(readDocument(schema, wrong)).toBeUndefined();
    },
  );
});
