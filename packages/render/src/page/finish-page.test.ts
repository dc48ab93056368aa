import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishPage } from './finish-page.ts';

const MARK = ' data-own-script="secret"';
const nothing = { texts: new Set<string>(), urls: new Set<string>() };
const finish = (html: string, allowed = nothing) => finishPage(html, { scriptMark: MARK, allowed });

const url = '/-/media/a/1/b.jpg';
const meta = `data-src="${url}" data-image-dimensions="800x400" data-image-focal-point="0.25,0.5" alt="B"`;

describe('a picture that was left to a script', () => {
  it('[IMG-01 IMG-05] shows by itself, in its sizes, with its place kept and its focal point', () => {
    const { html } = finish(`<img><img ${meta} />`);
    expect(html).toBe(
      `<img><img ${meta} src="${url}?format=1000w"` +
        ` srcset="${url}?format=100w 100w, ${url}?format=300w 300w, ${url}?format=500w 500w, ${url}?format=750w 750w, ${url}?format=original 800w"` +
        ' sizes="auto, (max-width: 800px) 100vw, 800px" width="800" height="400" loading="lazy" decoding="async"' +
        ' style="object-position:25% 50%" />',
    );
  });

  it('is loaded at once where it is the first of the page', () => {
    expect(finish(`<img ${meta}>`).html).toContain('loading="eager" fetchpriority="high"');
  });

  it('keeps what its author said', () => {
    const { html } = finish(`<img><img ${meta} width="10" loading="eager" sizes="5vw" style='color:red'>`);
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
    ['in a comment', `<!-- <img ${meta}> -->`],
    ['in a comment that never ends', `<!-- <img ${meta}>`],
  ])('is left alone %s', (_name, html) => {
    expect(finish(html).html).toBe(html);
  });

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

describe('scripts that may run', () => {
  it('are those of the template, known by their mark, which is taken out', () => {
    const page = finish(`<script${MARK}>alert(1)</script><script>alert(2)</script>`);
    expect(page.scriptTexts).toEqual(['alert(1)']);
    expect(page.refusedScripts).toBe(1);
    expect(page.html).toBe('<script>alert(1)</script><script>alert(2)</script>');
  });

  it('are those that somebody with the permission wrote into a code block', () => {
    const allowed = { texts: new Set(['alert(1)']), urls: new Set(['https://cdn.example/a.js']) };
    const page = finish('<script>alert(1)</script><script src="https://cdn.example/a.js"></script>', allowed);
    expect(page).toMatchObject({
      scriptTexts: ['alert(1)'],
      scriptHosts: ['https://cdn.example'],
      refusedScripts: 0,
    });
  });

  it('are loaded from outside only where the template says so', () => {
    const page = finish(
      `<script${MARK} src="//a.example/x.js"></script><script src="https://b.example/y.js"></script>`,
    );
    expect(page).toMatchObject({ scriptHosts: ['https://a.example'], refusedScripts: 1 });
  });

  it('[F24] are not those that break out of a script through data', () => {
    const page = finish(`<script${MARK}>var t = "</script><script>alert(2)</script>";</script>`);
    expect(page.scriptTexts).toHaveLength(1);
    expect(page.refusedScripts).toBe(1);
  });

  it('need no leave where they are data', () => {
    expect(finish('<script type="application/ld+json">{}</script>')).toMatchObject({
      scriptTexts: [],
      refusedScripts: 0,
    });
  });
});
