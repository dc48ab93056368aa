import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const wrap = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"${attributes}>${inside}</svg>`;

const cleaned = (source: string): string => {
  const result = cleanSvg(source);
  return result.state === 'clean' ? result.text : result.state;
};

describe('a drawing', () => {
  it('keeps what draws', () => {
    const inside =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs>' +
      '<style>.a{fill:url(#g)}</style><rect class="a" width="4" height="2" style="fill:url(#g)"></rect>' +
      '<use xlink:href="#r"></use><text x="1">Fish &amp; chips</text><path d="M0 0L1 1"></path>';
    const text = cleaned(wrap(inside));
    expect(text).toContain(inside);
    expect(cleaned(text)).toBe(text);
  });

  it.each([
    ['width="40" height="20px"', { width: 40, height: 20 }],
    ['viewBox="0 0 640.4 480"', { width: 640, height: 480 }],
    ['width="100" viewBox="0,0,4,2"', { width: 100, height: 50 }],
    ['height="100" viewBox="0 0 4 2"', { width: 200, height: 100 }],
    ['width="100%" height="100%" viewBox="0 0 30 10"', { width: 30, height: 10 }],
    ['width="0.2" height="0.2"', { width: 1, height: 1 }],
    ['width="-4" height="nonsense"', { width: 300, height: 150 }],
  ])('with %s has a size', (attributes, size) => {
    expect(cleanSvg(`<svg ${attributes}/>`)).toMatchObject({ state: 'clean', size });
  });

  it('loses what drawing programs leave in it', () => {
    const source = `<?xml version="1.0"?><!-- Generator: x --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/y.dtd">
      ${wrap('<sodipodi:namedview id="n"><inkscape:grid/></sodipodi:namedview><metadata><rdf:RDF>me</rdf:RDF></metadata><g inkscape:label="L"/>')}`;
    expect(cleaned(source)).toMatch(/height="20"><g><\/g><\/svg>$/);
  });

  it('may name texts in its document type, as older drawing programs do', () => {
    const source = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/y.dtd" [
      <!ENTITY ns_svg "http://www.w3.org/2000/svg">
      <!ENTITY words 'Fish and chips'>
    ]>
    <svg xmlns="&ns_svg;" width="40" height="20"><text id="a-&words;">&words; &amp; more</text></svg>`;
    expect(cleaned(source)).toContain('<text id="a-Fish and chips">Fish and chips &amp; more</text></svg>');
  });

  it('[F23] is judged by what its named texts stand for', () => {
    const typed = (inside: string) =>
      `<!DOCTYPE svg [<!ENTITY s "script"><!ENTITY o "alert(1)">]>${wrap(inside)}`;
    expect(cleaned(typed('<a href="java&s;:&o;"/>'))).toBe('scripted');
    expect(cleaned(typed('<text>&s; &o;</text>'))).toContain('<text>script alert(1)</text>');
  });

  it('[F27 (rule)] loses everything that reaches outside', () => {
    const inside =
      '<image href="http://tracker.example/p.png"/><style>@import "http://x/y.css";</style>' +
      '<rect fill="url(http://x/y#z)" style="background:url(//x)"/><a href="https://x.example"><path d="M0 0"/></a>' +
      '<foreignObject><iframe src="http://x"></iframe></foreignObject><image href="data:image/svg+xml,x"/>';
    expect(cleaned(wrap(inside))).not.toMatch(/http:\/\/(?!www\.w3)|https:|\/\/x|iframe|foreignObject|data:/);
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<metadata><script/></metadata>',
    '<rect onload="alert(1)"/>',
    '<rect ONCLICK="alert(1)"/>',
    '<animate onbegin="alert(1)" attributeName="x"/>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    '<a xlink:href="java&#115;cript:alert(1)"/>',
    '<a xlink:href=" java&#x0A;script:alert(1)"/>',
    '<use href="data:text/html,x"/>',
    '<a><animate attributeName="href" values="javascript:alert(1)"/></a>',
    '<set attributeName="onclick" to="alert(1)"/>',
    '<set attributeName="xlink:href" to="x"/>',
    '<handler type="text/ecmascript">x</handler>',
  ])('[F23] is not accepted with %s', (inside) => {
    expect(cleaned(wrap(inside))).toBe('scripted');
  });

  it('[F23] is not accepted with a handler on itself', () => {
    expect(cleaned(wrap('', ' onload="alert(1)"'))).toBe('scripted');
  });

  it.each([
    '',
    'hello',
    '<svg>',
    '<svg><g></svg>',
    '<svg/><svg/>',
    '<g/>',
    '<svg><rect width=4></svg>',
    '<svg a="<"/>',
    '<svg>&unknown;</svg>',
    '<svg>a & b</svg>',
    '<svg>&#0;</svg>',
    '<svg><!-- <g/></svg>',
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
    '<!DOCTYPE svg [<!ENTITY a PUBLIC "x" "http://x/y">]><svg>&a;</svg>',
    '<!DOCTYPE svg [<!ENTITY % a "b">%a;]><svg/>',
    '<!DOCTYPE svg [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><svg>&b;</svg>',
    '<!DOCTYPE svg [<!ENTITY a "&#60;script/>">]><svg>&a;</svg>',
    '<!DOCTYPE svg [<!ENTITY a "<script/>">]><svg>&a;</svg>',
    '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&b;</svg>',
    '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]><svg/>',
    `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(1001)}">]><svg/>`,
    `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(1000)}">]><svg>${'&a;'.repeat(101)}</svg>`,
    `<!DOCTYPE svg [${Array.from({ length: 101 }, (_, i) => `<!ENTITY a${i} "a">`).join('')}]><svg/>`,
    '<svg></svg>behind',
    '<svg/onload=alert(1)>',
  ])('is unreadable as %j', (source) => {
    expect(cleaned(source)).toBe('unreadable');
  });
});
