// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from 'vitest';
import { paintPage } from './paint-page.ts';

const pageOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

const SHEET = '<link rel="stylesheet" href="/site.css?edit=1&v=1">';

describe('the page beside the code', () => {
  it('[EDT-17] takes another state without losing its document, what it scrolled and its sheets', () => {
    const page = pageOf(
      `<html lang="en"><head><title>Old</title>${SHEET}<link rel="stylesheet" href="/fonts.css"></head><body class="a"><p id="same">Stays</p><i>Goes</i></body></html>`,
    );
    const [same, fonts] = [page.querySelector('#same'), page.querySelector('[href="/fonts.css"]')];
    paintPage(
      page,
      `<html lang="de"><head><title>New</title><link rel="stylesheet" href="/site.css?edit=1&v=2"><link rel="stylesheet" href="/fonts.css"></head><body class="b"><p id="same">Stays</p><b>Comes</b></body></html>`,
    );
    expect(page.documentElement.lang).toBe('de');
    expect(page.title).toBe('New');
    expect(page.querySelectorAll('link[href*="/site.css"]')).toHaveLength(1);
    expect(page.querySelector('link')?.getAttribute('href')).toContain('v=1');
    expect(page.querySelector('[href="/fonts.css"]')).toBe(fonts);
    expect(page.querySelector('#same')).toBe(same);
    expect(page.body.className).toBe('b');
    expect(page.querySelector('i')).toBeNull();
    expect(page.querySelector('b')?.textContent).toBe('Comes');
  });

  it('[EDT-17] shows what a broken template gives, whatever that is', () => {
    const page = pageOf(`<html><head>${SHEET}</head><body><p>Before</p></body></html>`);
    for (const html of ['', '<p>Half', 'just text {title|x}', '<html><body></body></html>'])
      paintPage(page, html);
    expect(page.querySelector('p')).toBeNull();
    expect(page.querySelectorAll('link')).toHaveLength(1);
  });
});
