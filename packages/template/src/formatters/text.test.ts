import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreFormatters, corePredicates, createEngine } from '../index.ts';

const engine = createEngine({ formatters: coreFormatters, predicates: corePredicates });
const render = (template: string, text: string): string => engine.render({ template, json: { text } }).output;

describe('[FMT-07] truncate', () => {
  it('cuts at a hundred characters and adds three dots unless told otherwise', () => {
    expect(render('{text|truncate}', 'x'.repeat(100))).toBe('x'.repeat(100));
    expect(render('{text|truncate}', 'x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
  });

  it('cuts after the last word that fits whole', () => {
    const words = `${'word '.repeat(25)}end`;
    expect(render('{text|truncate}', words)).toBe(`${'word '.repeat(20)}...`);
  });

  it('gives the beginning of the text, no longer than asked', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, length) => {
        const cut = render(`{text|truncate/${length}/}`, text);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(Math.max(length, text.length > length ? 0 : text.length));
      }),
    );
  });
});
