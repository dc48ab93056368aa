import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('markdown', () => {
  it.each([
    ['# One\n\nTwo', '<h1>One</h1><p>Two</p>'],
    ['One\n===\nTwo\n---\n', '<h1>One</h1><h2>Two</h2>'],
    [
      'a *b* **c** ~~d~~ `e<` _f_ g_h_i',
      '<p>a <em>b</em> <strong>c</strong> <s>d</s> <code>e&lt;</code> <em>f</em> g_h_i</p>',
    ],
    ['**a *b***', '<p><strong>a *b</strong>*</p>'],
    ['a  \nb', '<p>a<br>\nb</p>'],
    ['\\*a\\*', '<p>*a*</p>'],
    ['- a\n- b\n  - c\n', '<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['1) a', '<ol><li>a</li></ol>'],
    ['> a\n> b\n\nc', '<blockquote><p>a\nb</p></blockquote><p>c</p>'],
    ['```js\na < b\n```\nc', '<pre tabindex="0"><code>a &lt; b</code></pre><p>c</p>'],
    ['```\nnever closed', '<pre tabindex="0"><code>never closed</code></pre>'],
    ['---', '<hr>'],
    ['* * *', '<hr>'],
    ['[a](/b "c")', '<p><a href="/b">a</a></p>'],
    ['![a"](/b.jpg)', '<p><img src="/b.jpg" alt="a&quot;" loading="lazy"></p>'],
    ['<https://a.example>', '<p><a href="https://a.example">https://a.example</a></p>'],
    [
      'a | b\n--|--\nc | **d**',
      '<div class="sw-scroll" tabindex="0" role="group" aria-label="a, b"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td><strong>d</strong></td></tr></tbody></table></div>',
    ],
    ['', ''],
  ])('%j is read', (text, html) => expect(renderMarkdown(text)).toBe(html));

  it.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['[a](javascript:x)', '<p><a href="#">a</a></p>'],
    ['![a](data:image/svg+xml,x)', '<p>a</p>'],
    ['[a](/"onclick=x)', '<p><a href="/&quot;onclick=x">a</a></p>'],
    ['`</code><script>`', '<p><code>&lt;/code&gt;&lt;script&gt;</code></p>'],
  ])('[F23] %j runs nothing', (text, html) => expect(renderMarkdown(text)).toBe(html));

  it.each([
    ['# A  ##  ', '<h1>A</h1>'],
    ['# A #b', '<h1>A #b</h1>'],
    ['#', '<p>#</p>'],
    ['[![a](/b.jpg)](/c)', '<p>[<img src="/b.jpg" alt="a" loading="lazy">](/c)</p>'],
    ['a   b  \nc', '<p>a   b<br>\nc</p>'],
    ['- a\n\n\n  b\n\nc', '<ul><li><p>a</p><p>b</p></li></ul><p>c</p>'],
  ])('%j ends where it should', (text, html) => expect(renderMarkdown(text)).toBe(html));

  it.each([
    ['blanks in a line', `a${' '.repeat(100_000)}b`],
    ['blanks in a heading', `# a${' '.repeat(100_000)}b`],
    ['blanks below a line', `a | b\n${' '.repeat(100_000)}x`],
    ['blank lines in a list', `- a${'\n'.repeat(100_000)}b`],
    ['brackets', '['.repeat(100_000)],
    ['stars and hashes', `# ${'# '.repeat(50_000)}x`],
  ])('is read once through, also with a hundred thousand %s', (_name, text) => {
    expect(renderMarkdown(text)).toMatch(/>$/);
  });

  it('[F23] prints only tags of its own, whatever is typed', () => {
    const piece = fc.constantFrom(
      '<img onerror=x>',
      '[',
      ']',
      '(',
      ')',
      '*',
      '**',
      '`',
      '_',
      '\n',
      '> ',
      '- ',
      '1. ',
      '|',
      '---',
      'a',
      ' ',
      '![',
      '"',
      '~~',
      '#',
      '\\',
      '<',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const tags = renderMarkdown(pieces.join('')).match(/<[^>]*>/g) ?? [];
        const own =
          /^<\/?(p|h[1-6]|ul|ol|li|em|strong|s|code|pre|a|img|br|hr|blockquote|div|table|thead|tbody|tr|th|td)\b/;
        expect(
          tags.filter((tag) => !own.test(tag) || /onerror=/.test(tag.replaceAll(/"[^"]*"/g, ''))),
        ).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
