// @vitest-environment happy-dom
import { textLimits } from '@sitewright/domain/text';
import { describe, expect, it } from 'vitest';
import { cleanPastedHtml, cutPastedText } from './clean-paste.ts';

const clean = (html: string) => cleanPastedHtml(html, textLimits.BYTES).html;

describe('[EDT-02] what is pasted', () => {
  it('from Word loses its styles, names and empty lines and keeps words, marks and sides', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
      <!--StartFragment--><p class=MsoTitle>Plan<o:p></o:p></p>
      <p class=MsoNormal align=center style='text-align:center'><b style='mso-bidi-font-weight:normal'>One</b>, <span style='font-style:italic;color:#333'>two</span><o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;
    expect(clean(word).replaceAll(/\s*\n\s*/g, '')).toBe(
      '<h1>Plan</h1><p style="text-align:center"><strong>One</strong>, <em>two</em></p>',
    );
  });

  it('from Word has real lists, numbered and in levels, without the drawn bullets', () => {
    const item = (level: number, bullet: string, words: string) =>
      `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${bullet}<span>&nbsp;&nbsp;</span></span>${words}</p>\n`;
    expect(
      clean(item(1, '·', 'a') + item(2, '1.', 'b') + item(2, '2.', 'c') + item(1, '·', 'd') + '<p>end</p>'),
    ).toBe(
      '<ul><li><p>a</p><ol><li><p>b</p></li><li><p>c</p></li></ol></li><li><p>d</p></li></ul>\n<p>end</p>',
    );
  });

  it('from a document service is not bold all over', () => {
    const copied =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;">Bold</span><span style="font-weight:400;text-decoration:underline;"> not</span></p></b>';
    expect(clean(copied)).toBe('<p><strong>Bold</strong><u> not</u></p>');
  });

  it('from a web page keeps its structure and drops what is not text', () => {
    expect(
      clean(
        '<article><h2 class="x" onclick="y()">T</h2><nav>menu</nav><img src="https://a.example/x.png" onerror="alert(1)"><ul><li>a<ul><li>b</li></ul></li></ul><form>f</form><table><tbody><tr><td colspan="2">c</td></tr></tbody></table></article>',
      ),
    ).toBe(
      '<div><h2>T</h2><ul><li>a<ul><li>b</li></ul></li></ul>f<table><tr><td colspan="2">c</td></tr></table></div>',
    );
  });

  it('keeps links that lead somewhere and no other', () => {
    expect(
      clean(
        '<a href="https://a.example/?a=1&amp;b=2">out</a><a href="#here">in</a><a href="javascript:alert(1)">js</a><a href=" java&#9;script:alert(1)">js</a><a href="file:///C:/x">file</a><a href="mailto:a@b.example">mail</a>',
      ),
    ).toBe('<a href="https://a.example/?a=1&amp;b=2">out</a>injsjsfile<a href="mailto:a@b.example">mail</a>');
  });

  it.each([
    '<script>alert(1)</script>x',
    'x<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>x',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<math><mi xlink:href="javascript:alert(1)">y</mi></math>x',
    '<a href="https://a.example/&quot; onmouseover=&quot;alert(1)">x</a>',
  ])('[F23] brings no script with it (%#)', (html) => {
    const cleaned = clean(html);
    expect(cleaned).toContain('x');
    expect(cleaned.replaceAll(/"[^"]*"/g, '')).not.toMatch(/script|onload|onmouseover|style|alert/);
  });

  it('has lists no deeper than can be saved, and loses none of their words', () => {
    const deep = Array.from({ length: 12 }, (_, level) => `<ul><li>level ${level}`).join('');
    const cleaned = clean(deep);
    expect(cleaned.match(/<ul>/g)?.length).toBe(textLimits.LIST_DEPTH);
    for (let level = 0; level < 12; level += 1) expect(cleaned).toContain(`level ${level}`);
  });

  it('is read to the end however deep it is nested', () => {
    expect(clean(`${'<div><span>'.repeat(200)}bottom`)).toContain('bottom');
  });
});

describe('a paste that is too long', () => {
  it('is cut to what one text can hold, and says so', () => {
    const many = cleanPastedHtml('<p>x</p>'.repeat(textLimits.BLOCKS + 500), textLimits.BYTES);
    expect([many.isCut, many.html.match(/<p>/g)?.length]).toEqual([true, textLimits.BLOCKS]);
    const page = '<p>All the <b>words</b> of a long page.</p>'.repeat(500);
    const small = cleanPastedHtml(page, 5000);
    expect(small.isCut).toBe(true);
    expect(small.html.length).toBeLessThan(5000);
    expect(small.html).toMatch(/^<p>All the <strong>words<\/strong> of a long page.<\/p>.*<\/p>$/);
  });

  it('of 5 MB of plain text is cut too, between characters', () => {
    const { text, isCut } = cutPastedText('😀'.repeat(2_600_000), textLimits.BYTES);
    expect(isCut).toBe(true);
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(textLimits.BYTES);
    expect(text).toMatch(/^(?:😀)+$/u);
  });

  it('that fits is whole', () => {
    expect(cutPastedText('one\r\ntwo\n\nthree', 10_000)).toEqual({ text: 'one\ntwo\n\nthree', isCut: false });
    expect(cleanPastedHtml('<p>one</p>', 10_000)).toEqual({ html: '<p>one</p>', isCut: false });
  });
});
