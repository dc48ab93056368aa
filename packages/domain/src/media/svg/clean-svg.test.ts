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

  it('[F27] loses everything that reaches outside', () => {
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
    '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>',
    '<svg></svg>behind',
    '<svg/onload=alert(1)>',
  ])('is unreadable as %j', (source) => {
    expect(cleaned(source)).toBe('unreadable');
  });
});
