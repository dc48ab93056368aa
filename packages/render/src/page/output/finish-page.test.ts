import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishPage, type FinishOptions } from './finish-page.ts';

const done = (html: string, options: FinishOptions) => {
  const { pieces, ...rest } = finishPage(html, options);
  return { ...rest, html: pieces.join('') };
};
const finish = (html: string) => done(html, {});

const url = '/-/media/a/1/b.jpg';
/** The page's first image, so that the others load lazily. */
const first = '<img src="a.png" fetchpriority="high">';
const meta = `data-src="${url}" data-image-dimensions="800x400" data-image-focal-point="0.25,0.5" alt="B"`;

describe('a picture that was left to a script', () => {
  it('[IMG-01 IMG-05] shows by itself, in its sizes, with its place kept and its focal point', () => {
    const { html } = finish(`${first}<img ${meta} />`);
    expect(html).toBe(
      `${first}<img ${meta} src="${url}?format=1000w"` +
        ` srcset="${url}?format=100w 100w, ${url}?format=300w 300w, ${url}?format=500w 500w, ${url}?format=750w 750w, ${url}?format=original 800w"` +
        ' sizes="auto, (max-width: 800px) 100vw, 800px" width="800" height="400" loading="lazy" decoding="async"' +
        ' style="object-position:25% 50%" />',
    );
  });

  it('is loaded at once where it is the first of the page, which a logo is not', () => {
    const { html } = finish(`<img src="logo.svg"><img ${meta}><img ${meta}>`);
    expect(html.match(/loading="eager" fetchpriority="high"/g)).toHaveLength(1);
    expect(html.indexOf('"eager"')).toBeLessThan(html.indexOf('"lazy"'));
  });

  it('cannot leave its attribute by a quote in its address', () => {
    const { html } = finish(`<img data-src='x" onerror="alert(1)'>`);
    expect(html).toContain('src="x&quot; onerror=&quot;alert(1)"');
  });

  it('keeps what its author said', () => {
    const { html } = finish(`${first}<img ${meta} width="10" loading="eager" sizes="5vw" style='color:red'>`);
    expect(html).not.toContain('height=');
    expect(html.match(/loading=/g)).toHaveLength(1);
    expect(html.match(/sizes=/g)).toHaveLength(1);
    expect(html).toContain("style='object-position:25% 50%;color:red'");
  });

  it('is shown once where a copy for browsers without script stands before it', () => {
    const twice = `<noscript><img src="${url}" alt="B" /></noscript><img class="thumb" ${meta}>`;
    expect(finish(twice).html).not.toContain('noscript');
    const other = `<noscript><img src="/x.jpg"></noscript><img ${meta}>`;
    expect(finish(other).html).toContain('<noscript>');
  });

  it.each([
    ['with a src', `<img data-src="${url}" src="x.png">`],
    ['without data-src', '<img alt="">'],
    ['with an empty address', '<img data-src="">'],
    ['in a script', `<script type="text/html"><img ${meta}></script>`],
    ['in a style', `<style>/*<img ${meta}>*/</style>`],
    ['in a text area', `<textarea><img ${meta}></textarea>`],
    ['in a value', `<div data-html="<img data-src='x'>" title='<img ${meta}>'></div>`],
    ['in a value of data', `<div data-items='{"body":"<img data-src=\\"x\\">"}'></div>`],
    ['in a comment', `<!-- <img ${meta}> -->`],
    ['in a comment that another way ends', `<!-- <img ${meta}> --!>`],
    ['in a comment that never ends', `<!-- <img ${meta}>`],
  ])('is left alone %s', (_name, html) => {
    expect(finish(html).html).toBe(html);
  });

  it.each(['<!-->', '<!--->', "<p title=it's>", '<p a="b"c=\'"\'>', '</p title=">">', '< '])(
    'is completed after %j',
    (before) => expect(finish(`${before}<img ${meta}>`).html).toContain(` src="${url}`),
  );

  it('has no sizes where the server makes none', () => {
    const { html } = finish('<img data-src="https://example.com/a.jpg" data-image-dimensions="800x400">');
    expect(html).toContain('src="https://example.com/a.jpg"');
    expect(html).not.toContain('srcset');
  });

  it('changes nothing else, however broken the page is', () => {
    const piece = fc.constantFrom(
      '<img ',
      meta,
      '>',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '"',
      "'",
      '<style',
      '/>',
      'x',
    );
    const added = / (?:src|srcset|sizes|width|height|loading|fetchpriority|decoding|style)="[^"]*"/g;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (parts) => {
        const html = parts.join('');
        expect(finish(html).html.replaceAll(added, '')).toBe(html);
      }),
    );
  });
});

describe('the first section', () => {
  const section = (id: string) =>
    `<section class="sw-section" id="${id}" data-theme="paper"><p>Text</p></section>`;

  it('is complete before the browser paints', () => {
    const html = `<head><!--here--></head>${section('hero')}${section('prints')}`;
    expect(done(html, { preloadMark: '<!--here-->' }).html).toBe(
      `<head><link rel="expect" href="#hero" blocking="render">\n<style>#hero:not(:has(~*)){visibility:hidden}</style>\n</head>${section('hero')}${section('prints')}`,
    );
  });

  it('is never hidden where no section comes right after it', () => {
    const head = '<head><!--here--></head>';
    for (const body of [
      section('hero'),
      `<main>${section('hero')}</main><footer>${section('foot')}</footer>`,
    ])
      expect(done(head + body, { preloadMark: '<!--here-->' }).html).toBe(
        `<head><link rel="expect" href="#hero" blocking="render">\n</head>${body}`,
      );
  });

  it('is not waited for where a comment or an attribute names it', () => {
    const html = `<head><!--here--></head><!--${section('a')}--><p title='${section('b')}'></p>`;
    expect(done(html, { preloadMark: '<!--here-->' }).html).toBe(html.replace('<!--here-->', ''));
  });
});

describe('the picture that is seen first', () => {
  const head = '<head><!--here--></head>';
  const finishWhole = (html: string) => done(head + html, { preloadMark: '<!--here-->' }).html;
  const ofBlock = `<img src="${url}?format=1000w" srcset="${url}?format=500w 500w" sizes="auto, 50vw" width="800" height="400" alt="" loading="lazy" decoding="async">`;
  const lead = `<img data-src="/-/media/l/1/l.jpg" data-image-dimensions="500x300" alt="" sizes="auto, 92vw">`;

  it('is asked for in the head, in the very width that its tag asks for', () => {
    expect(finishWhole(ofBlock)).toBe(
      `<head><link rel="preload" href="${url}?format=1000w" as="image" imagesrcset="${url}?format=500w 500w" imagesizes="50vw" fetchpriority="high"></head>` +
        `<img src="${url}?format=1000w" srcset="${url}?format=500w 500w" sizes="50vw" width="800" height="400" alt="" loading="eager" fetchpriority="high">`,
    );
  });

  it('may be the template’s: then pictures of blocks after it wait', () => {
    const html = finishWhole(lead + ofBlock);
    expect(html).toContain('<link rel="preload" href="/-/media/l/1/l.jpg?format=1000w"');
    expect(html).toContain('imagesizes="92vw"');
    expect(html).toContain(ofBlock);
    expect(html.match(/fetchpriority="high"/g)).toHaveLength(2);
  });

  it('is no thumbnail, no face and none that its author let wait', () => {
    for (const small of [
      ofBlock.replace('auto, 50vw', '80px'),
      ofBlock.replace('width="800"', 'width="64"'),
      `<img ${meta} loading="lazy">`,
    ]) {
      const html = finishWhole(small + ofBlock);
      expect(html.indexOf('loading="lazy"')).toBeLessThan(html.indexOf('loading="eager"'));
    }
  });

  it('is asked for without widths where it has none, and not at all where there is none', () => {
    const own = `<img src='/a.png?x="' fetchpriority="high">`;
    expect(finishWhole(own)).toBe(
      `<head><link rel="preload" href="/a.png?x=&quot;" as="image" fetchpriority="high"></head>${own}`,
    );
    expect(finishWhole('<p>Words</p>')).toBe('<head></head><p>Words</p>');
  });
});

describe('links to stored files', () => {
  const [one, two] = ['a'.repeat(24), 'b'.repeat(24)];

  it('are told, each file once', () => {
    const link = (id: string) => `<a class="x" href="/-/media/${id}/1/list.pdf">List</a>`;
    expect(finish(link(one) + link(two) + link(one)).linkedFiles).toEqual([one, two]);
  });

  it('are none in comments, in scripts, of other elements and of addresses that only look alike', () => {
    const { linkedFiles } = finish(
      `<!--<a href="/-/media/${one}/1/x">--><script>'<a href="/-/media/${one}/1/x">'</script>` +
        `<link href="/-/media/${one}/1/x"><a title="/-/media/${one}/1/x" href="/">x</a><a href="/-/media/x/1/x">x</a>`,
    );
    expect(linkedFiles).toEqual([]);
  });
});
