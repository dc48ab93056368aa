import { textSamples } from '@sitewright/domain/text/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderDocument } from './rich-document.ts';

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const bold = { type: 'bold' };
const link = (href: string, rest: object = {}) => ({ type: 'link', attrs: { href, ...rest } });

describe('a document of the text editor', () => {
  it.each([
    [doc(paragraph(text('a < b & c'))), '<p>a &lt; b &amp; c</p>'],
    [doc(paragraph(text('a'), { type: 'hardBreak' }, text('b'))), '<p>a<br>b</p>'],
    [
      doc({ type: 'heading', attrs: { level: 3, textAlign: 'center' }, content: [text('T')] }),
      '<h3 style="text-align:center">T</h3>',
    ],
    [doc({ type: 'heading', attrs: { level: 9 }, content: [text('T')] }), '<h6>T</h6>'],
    [
      doc({
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [paragraph(text('c'))] }],
      }),
      '<ol start="3"><li><p>c</p></li></ol>',
    ],
    [doc({ type: 'codeBlock', content: [text('<b>')] }), '<pre tabindex="0"><code>&lt;b&gt;</code></pre>'],
    [doc({ type: 'horizontalRule' }), '<hr>'],
    [
      doc({
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', attrs: { colspan: 2 }, content: [paragraph(text('a'))] }],
          },
        ],
      }),
      '<div class="sw-scroll" tabindex="0" role="group" aria-label="a"><table><tr><td colspan="2"><p>a</p></td></tr></table></div>',
    ],
    [
      doc(paragraph(text('a', { type: 'textStyle', attrs: { color: '#ff0000' } }))),
      '<p><span style="color:#ff0000">a</span></p>',
    ],
  ])('is printed as HTML (%#)', (document, html) => expect(renderDocument(document)).toBe(html));

  it.each(textSamples)('[EDT-02] shows what the text editor stores: $what', ({ document, html }) => {
    expect(renderDocument(document)).toBe(html);
  });

  it('makes one link of neighbours that share it', () => {
    const to = link('/a');
    expect(renderDocument(doc(paragraph(text('a', to, bold), text('b', to), text('c'))))).toBe(
      '<p><a href="/a"><strong>a</strong>b</a>c</p>',
    );
  });

  it('opens new windows safely', () => {
    expect(renderDocument(doc(paragraph(text('a', link('https://b.example', { target: '_blank' })))))).toBe(
      '<p><a href="https://b.example" target="_blank" rel="noopener">a</a></p>',
    );
  });

  it.each([
    [doc(paragraph(text('a', link('javascript:alert(1)')))), '<p><a href="#">a</a></p>'],
    [doc(paragraph(text('a', link('/" onclick="x')))), '<p><a href="/&quot; onclick=&quot;x">a</a></p>'],
    [doc(paragraph(text('a', { type: 'textStyle', attrs: { color: 'red;position:fixed' } }))), '<p>a</p>'],
    [doc({ type: 'image', attrs: { src: 'javascript:alert(1)' } }), ''],
    [doc({ type: 'script', content: [text('alert(1)')] }), 'alert(1)'],
    [doc(paragraph({ type: 'text', text: 'a', marks: [{ type: 'onload' }] })), '<p>a</p>'],
  ])('[F23] runs nothing (%#)', (document, html) => expect(renderDocument(document)).toBe(html));

  it('shows the words of nodes that nobody knows', () => {
    expect(renderDocument(doc({ type: 'callout', content: [paragraph(text('kept'))] }))).toBe('<p>kept</p>');
  });

  it('ends when it is nested without end', () => {
    let node: object = paragraph(text('deep'));
    for (let depth = 0; depth < 5000; depth += 1) node = { type: 'blockquote', content: [node] };
    expect(renderDocument(doc(node))).toMatch(/^(<blockquote>){41}/);
  });

  it('is printed however deep it goes', () => {
    const nest = (depth: number): object =>
      depth === 0 ? text('bottom') : { type: 'codeBlock', content: [nest(depth - 1)] };
    const marks = Array.from({ length: 5000 }, () => bold);
    expect(renderDocument(doc(nest(3000)))).toContain('<pre');
    expect(renderDocument(doc(paragraph(text('many', ...marks))))).toContain('many');
  });

  it('[F23] never throws and prints no tag of its data, whatever it is given', () => {
    const node = fc.letrec((tie) => ({
      node: fc.record(
        {
          type: fc.oneof(
            fc.constantFrom('paragraph', 'text', 'heading', 'image', 'orderedList', 'table', 'x'),
            fc.string(),
          ),
          text: fc.oneof(fc.constant('<img src=x onerror=y>'), fc.string()),
          attrs: fc.oneof(
            fc.jsonValue(),
            fc.record({ href: fc.string(), src: fc.constant('"><svg onload=x>') }),
          ),
          marks: fc.oneof(
            fc.jsonValue(),
            fc.array(
              fc.record({ type: fc.constantFrom('link', 'bold', 'textStyle'), attrs: fc.jsonValue() }),
            ),
          ),
          // Bounded: otherwise generating the trees takes a hundred times as long as rendering them.
          content: fc.oneof({ maxDepth: 4 }, fc.jsonValue(), fc.array(tie('node'), { maxLength: 4 })),
        },
        { requiredKeys: ['type'] },
      ),
    })).node;
    fc.assert(
      fc.property(fc.array(node), (content) => {
        const tags = renderDocument({ type: 'doc', content }).match(/<[^>]*>/g) ?? [];
        expect(
          tags.filter((tag) => /^<svg|\sonerror=|\sonload=/.test(tag.replaceAll(/"[^"]*"/g, ''))),
        ).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
