import { expect, it } from 'vitest';
import { isPreviewFile, rebaseHtmlFileUrls, rebaseCssFileUrls } from './index.ts';

const base = '/-/preview-files/token';

it('leads the files of a page below the base, and neither its links nor its scripts', () => {
  const page = [
    '<link href="/site.css?v=2"><a href="/assets-and-more">A</a><a href="/about">B</a>',
    '<img src=/assets/a.svg srcset="/-/media/1.webp 100w, /-/media/2.webp 300w">',
    `<p style="background:url('/assets/b.svg')">C</p>`,
    '<script src="/-/storefront/main.js"></script><script>load("/assets/c.js")</script>',
  ].join('');
  expect(rebaseHtmlFileUrls(page, base)).toBe(
    [
      `<link href="${base}/site.css?v=2"><a href="/assets-and-more">A</a><a href="/about">B</a>`,
      `<img src=${base}/assets/a.svg srcset="${base}/-/media/1.webp 100w, ${base}/-/media/2.webp 300w">`,
      `<p style="background:url('${base}/assets/b.svg')">C</p>`,
      `<script src="${base}/-/storefront/main.js"></script><script>load("/assets/c.js")</script>`,
    ].join(''),
  );
});

it('leads the files of a style sheet', () => {
  expect(rebaseCssFileUrls("@font-face{src:url('/assets/f.woff2')} a{b:url(/-/media/x)}", base)).toBe(
    `@font-face{src:url('${base}/assets/f.woff2')} a{b:url(${base}/-/media/x)}`,
  );
});

it('knows files from pages', () => {
  for (const path of ['/site.css', '/assets/a.svg', '/scripts/x.js', '/-/media/1', '/-/storefront/m.js'])
    expect(isPreviewFile(path), path).toBe(true);
  for (const path of ['/', '/about', '/api/cart', '/config', '/-/preview', '/assets/../about', '/assetsx'])
    expect(isPreviewFile(path), path).toBe(false);
});
