/** Stored texts and their HTML: editor and renderer must agree on these. */
export interface TextSample {
  readonly what: string;
  readonly document: object;
  readonly html: string;
}

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const item = (...content: object[]) => ({ type: 'listItem', content });
const mark = (type: string, attrs?: object) => ({ type, ...(attrs && { attrs }) });

export const textSamples: readonly TextSample[] = [
  {
    what: 'plain words, a line break and signs',
    document: doc(paragraph(text('a < b & c'), { type: 'hardBreak' }, text('d'))),
    html: '<p>a &lt; b &amp; c<br>d</p>',
  },
  {
    what: 'every mark of the toolbar',
    document: doc(
      paragraph(
        text('bold', mark('bold')),
        text(' italic', mark('italic')),
        text(' underlined', mark('underline')),
        text(' struck', mark('strike')),
        text(' code', mark('code')),
      ),
    ),
    html: '<p><strong>bold</strong><em> italic</em><u> underlined</u><s> struck</s><code> code</code></p>',
  },
  {
    what: 'marks without a button',
    document: doc(
      paragraph(
        text('1', mark('subscript')),
        text('2', mark('superscript')),
        text('3', mark('highlight')),
        text('4', mark('textStyle', { fontSize: '1.5rem' })),
      ),
    ),
    html: '<p><sub>1</sub><sup>2</sup><mark>3</mark><span style="font-size:1.5rem">4</span></p>',
  },
  {
    what: 'large and small paragraphs',
    document: doc(
      { type: 'paragraph', attrs: { size: 'large' }, content: [text('lead')] },
      { type: 'paragraph', attrs: { size: 'small', textAlign: 'right' }, content: [text('note')] },
    ),
    html: '<p class="sqsrte-large">lead</p><p class="sqsrte-small" style="text-align:right">note</p>',
  },
  {
    what: 'headings and sides',
    document: doc(
      { type: 'heading', attrs: { textAlign: 'center', level: 1 }, content: [text('Title')] },
      { type: 'heading', attrs: { level: 4 }, content: [text('Part')] },
      { type: 'paragraph', attrs: { textAlign: 'right' }, content: [text('words')] },
      { type: 'paragraph', attrs: { textAlign: 'justify' }, content: [text('words')] },
    ),
    html: '<h1 style="text-align:center">Title</h1><h4>Part</h4><p style="text-align:right">words</p><p style="text-align:justify">words</p>',
  },
  {
    what: 'colours, of the site and of its own',
    document: doc(
      paragraph(
        text('accent', mark('textStyle', { color: 'var(--sw-accent)' })),
        text(' red', mark('textStyle', { color: '#ff0000' })),
      ),
    ),
    html: '<p><span style="color:var(--sw-accent)">accent</span><span style="color:#ff0000"> red</span></p>',
  },
  {
    what: 'lists in lists',
    document: doc(
      {
        type: 'bulletList',
        content: [
          item(paragraph(text('one')), { type: 'orderedList', content: [item(paragraph(text('two')))] }),
        ],
      },
      { type: 'orderedList', attrs: { start: 3 }, content: [item(paragraph(text('three')))] },
    ),
    html: '<ul><li><p>one</p><ol><li><p>two</p></li></ol></li></ul><ol start="3"><li><p>three</p></li></ol>',
  },
  {
    what: 'a quotation, a line and code',
    document: doc(
      { type: 'blockquote', content: [paragraph(text('said'))] },
      { type: 'horizontalRule' },
      { type: 'codeBlock', content: [text('<b>')] },
    ),
    html: '<blockquote><p>said</p></blockquote><hr><pre tabindex="0"><code>&lt;b&gt;</code></pre>',
  },
  {
    what: 'links to pages, places outside, letters and files',
    document: doc(
      paragraph(
        text('page', mark('link', { href: '/shop' })),
        text(' '),
        text('out', mark('link', { href: 'https://a.example', target: '_blank' }), mark('bold')),
        text(' '),
        text('mail', mark('link', { href: 'mailto:a@b.example?subject=Hi' })),
        text(' '),
        text('file', mark('link', { href: '/-/media/000000000000000000000001/plan.pdf' })),
      ),
    ),
    html: '<p><a href="/shop">page</a> <a href="https://a.example" target="_blank" rel="noopener"><strong>out</strong></a> <a href="mailto:a@b.example?subject=Hi">mail</a> <a href="/-/media/000000000000000000000001/plan.pdf">file</a></p>',
  },
  {
    what: 'a table',
    document: doc({
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', attrs: { colspan: 2 }, content: [paragraph(text('h'))] },
            { type: 'tableCell', content: [paragraph(text('c'))] },
          ],
        },
      ],
    }),
    html: '<div class="sw-scroll" tabindex="0" role="group" aria-label="h, c"><table><tr><th colspan="2"><p>h</p></th><td><p>c</p></td></tr></table></div>',
  },
  {
    what: 'a picture',
    document: doc({ type: 'image', attrs: { src: '/a.png', alt: 'A' } }),
    html: '<img src="/a.png" alt="A" loading="lazy">',
  },
  { what: 'nothing', document: doc({ type: 'paragraph' }), html: '<p></p>' },
];
