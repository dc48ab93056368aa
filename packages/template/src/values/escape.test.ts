import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeAttribute, escapeText } from './escape.ts';

const special = fc.string({ unit: fc.constantFrom(...'<>&"\'ab é\u{1f600}'), maxLength: 600 });
const plain = fc.string({ unit: fc.constantFrom(...'<>&"{}:,ab12'), maxLength: 2000 });
const replaceAll = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('[TPL-08] escaping', () => {
  it('replaces the special characters of text and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(special, plain), (text) => {
        expect(escapeText(text)).toBe(replaceAll(text));
      }),
    );
  });

  it('replaces quotes too in attributes, in short and long texts', () => {
    const expected = (text: string): string => replaceAll(text).replaceAll('"', '&quot;');
    fc.assert(
      fc.property(fc.oneof(special, plain), (text) => {
        expect(escapeAttribute(text)).toBe(expected(text));
      }),
    );
    const json = JSON.stringify(
      Array.from({ length: 2_000 }, (_, i) => ({ id: i, name: `<b>${i}</b> & co` })),
    );
    expect(escapeAttribute(json)).toBe(expected(json));
    expect(escapeAttribute(`${json}é`)).toBe(expected(`${json}é`));
  });

  it('leaves nothing that could end an attribute or open a tag', () => {
    fc.assert(
      fc.property(fc.oneof(special, plain), (text) => {
        expect(escapeAttribute(text)).not.toMatch(/[<>"]/);
      }),
    );
  });
});
