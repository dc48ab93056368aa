import { describe, expect, it } from 'vitest';
import { blockTypes, type PlacedBlock } from '@sitewright/domain/blocks';
import { sanitizeBlock, sanitizeRichText } from './index.ts';

/** Ways to run a script or to reach out from stored HTML, by what they rely on. */
const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" oNeRrOr="alert(1)">',
  '<img/src="x"/onerror="alert(1)">',
  '<img src=`x`onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;script:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="background-image:url(https://evil.example/x)">x</p>',
  '<p style="position:fixed;inset:0;z-index:9999">x</p>',
  '<p style="color:expression(alert(1))">x</p>',
  '<div style="behavior:url(x.htc)">x</div>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<xmp><p title="</xmp><svg/onload=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<p title="><script>alert(1)</script>">x</p>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><script>alert(1)</script>]]>',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<a href="//evil.example" onclick=alert(1)>x</a>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<img srcset="x" src=y onerror=alert(1)>',
  '<p class="sw-unseen" id="crumb" name="x">x</p>',
  '\u0000<script\u0000>alert(1)</script>',
  '<sw-frame src="https://evil.example"><a>x</a></sw-frame>',
  '<use href="data:image/svg+xml,x#x"/>',
  '<a ping="https://evil.example" href="/x">x</a>',
];

/** Tags as a browser would read them: text that only looks like markup is escaped by then. */
const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];

const forbiddenTag =
  /^<\/?(script|style|svg|math|iframe|object|embed|form|button|input|base|meta|link|template|noscript|body|video|audio|details|sw-|use|!)/i;
const forbiddenAttribute =
  /\s(on\w+|srcdoc|srcset|formaction|action|xlink:href|ping|id|background)\s*=|(?:href|src)\s*=\s*["']?\s*(?:javascript|vbscript|data)|url\(|expression|position|behavior/i;

describe('stored rich text', () => {
  it.each(payloads)('[F23] runs nothing of %j', async (payload) => {
    const cleaned = await sanitizeRichText(payload);
    const tags = tagsOf(cleaned);
    expect(tags.filter((tag) => forbiddenTag.test(tag))).toEqual([]);
    expect(tags.filter((tag) => forbiddenAttribute.test(tag.replaceAll(/&#?\w+;?/g, '')))).toEqual([]);
  });

  it.each(payloads)('[F23] stays the same when %j is cleaned twice', async (payload) => {
    const once = await sanitizeRichText(payload);
    expect(await sanitizeRichText(once)).toBe(once);
  });

  it('keeps what writers use', async () => {
    const html =
      '<h2 style="text-align:center">Title</h2><p class="sqsrte-large">A <strong>bold</strong> <a href="/shop?a=1&amp;b=2">link</a>' +
      '<br />and <em>more</em></p><ul><li>one</li></ul><table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>';
    expect(await sanitizeRichText(html)).toBe(html);
  });

  it('adds what keeps an opened page from reaching back', async () => {
    expect(await sanitizeRichText('<a href="https://a.example" target="_blank">x</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener">x</a>',
    );
  });
});

describe('a block that is stored', () => {
  const desktop = { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 };
  const make = (type: number, value: PlacedBlock['value']): PlacedBlock => ({
    id: 'a',
    type,
    value,
    desktop,
  });
  const bad = '<p>x</p><script>alert(1)</script>';

  it.each([
    [blockTypes.text, { html: bad }, { html: '<p>x</p>' }],
    [blockTypes.image, { design: 'inline', caption: bad }, { design: 'inline', caption: '<p>x</p>' }],
    [blockTypes.video, { caption: bad }, { caption: '<p>x</p>' }],
    [blockTypes.embed, { caption: bad }, { caption: '<p>x</p>' }],
    [
      blockTypes.accordion,
      { items: [{ id: '1', title: 'T', html: bad }, 'strange'] },
      { items: [{ id: '1', title: 'T', html: '<p>x</p>' }, 'strange'] },
    ],
    [blockTypes.accordion, { items: { html: bad } }, { items: { html: '<p>x</p>' } }],
  ])('[F23] of kind %i has its HTML cleaned', async (type, value, cleaned) => {
    expect(await sanitizeBlock(make(type, value))).toEqual(make(type, cleaned));
  });

  it('keeps code, and kinds that nobody knows, as they are', async () => {
    for (const type of [blockTypes.code, 999]) {
      const block = make(type, { source: bad, html: bad });
      expect(await sanitizeBlock(block)).toEqual(block);
    }
  });
});
