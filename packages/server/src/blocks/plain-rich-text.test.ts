import fc from 'fast-check';
import sanitize from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { isPlainRichText } from './plain-rich-text.ts';
import { richTextRules } from './rich-text-rules.ts';

describe('a plain rich text', () => {
  it('is one that the sanitizer would leave as it is', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<h2>',
        '</h2>',
        '<h3>',
        '<em>',
        '</em>',
        '<strong>',
        '</strong>',
        '\n',
        ' ',
      ),
      fc.constantFrom(
        '<p>Words</p>',
        '<h3>A <em>heading</em></h3>',
        '<p>"Quotes" and <strong>more</strong></p>',
      ),
      fc.constantFrom('&amp;', '<script>', '<p class="x">', '<br>', '<a href="x">', '\u0000', '\r\n', '<P>'),
      fc.string({ maxLength: 5 }),
    );
    let plain = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
        const html = pieces.join('');
        if (!isPlainRichText(html)) return;
        plain += 1;
        expect(sanitize(html, richTextRules)).toBe(html);
      }),
      { numRuns: 2000 },
    );
    expect(plain).toBeGreaterThan(50);
  });

  it.each([
    '<p onclick="x">A</p>',
    '<script>1</script>',
    '<p>A<p>B</p></p>',
    '<p>A &lt;</p>',
    '<p>A',
    'Words alone',
    `<p>${'x'.repeat(30_000)}</p>`,
  ])('is not %j', (html) => {
    expect(isPlainRichText(html)).toBe(false);
  });
});
