import { pageTypes } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import { createRenderEngine, openLocale } from '../formatters/index.ts';
import { compileTemplateSet } from '../templates/index.ts';
import {
  itemPage,
  listPage,
  loadSample,
  readSecondTemplate,
  sampleNow,
  systemPage,
  unusedNames,
} from '../testing/index.ts';
import { requirementsOfPage, renderPage, type PageData } from './index.ts';

const engine = createRenderEngine();
const files = readSecondTemplate();
const template = compileTemplateSet(engine, files);

const render = (data: PageData) =>
  renderPage({
    engine,
    template,
    data,
    loaded: loadSample(requirementsOfPage(template, data)),
    assets: { stylesheetUrl: '/site.css', loaderUrl: undefined },
    host: { locale: openLocale('en-US') },
    now: sampleNow,
  });

const pages: readonly (readonly [string, PageData])[] = [
  ['the front page', listPage('front')],
  ['a blog', listPage('news', { pagination: { nextOffset: 12, pageSize: 6 } })],
  [
    'a filtered blog',
    listPage('news', { filters: { category: 'Science & Ink', tag: 'free', month: '11-2026' } }),
  ],
  ['an empty blog', listPage('news', { items: [] })],
  ['a story', itemPage('news', 0)],
  ['a picture story', itemPage('news', 1)],
  ['a film', itemPage('news', 2)],
  ['events', listPage('diary')],
  ['events as a calendar', listPage('diary', { view: 'calendar' })],
  ['an event', itemPage('diary', 4)],
  ['a gallery', listPage('plates')],
  ['a shop', listPage('shop')],
  ['a product', itemPage('shop', 1)],
  ['an album', listPage('records')],
  ['an index', listPage('supplement')],
  ['an empty index', listPage('supplement', { children: [] })],
  ['a page of blocks', listPage('essay')],
  ['a splash page', listPage('cover')],
  ['not found', systemPage(pageTypes.notFound)],
  ['an error', systemPage(pageTypes.error)],
  ['search', systemPage(pageTypes.search, { search: { query: 'ink', hits: [] } })],
  ['a lock screen', systemPage(pageTypes.lockScreen, { lock: { action: '/essay', isRefused: true } })],
];

describe('a template folder of another author', () => {
  it('is read without a warning', () => {
    expect(template.warnings).toEqual([]);
  });

  it.each(pages)('renders %s without an error', (_name, data) => {
    const { html, errors } = render(data);
    expect(errors).toEqual([]);
    expect(html.startsWith('<!doctype html>')).toBe(true);
    expect(html.trimEnd().endsWith('</html>')).toBe(true);
    expect(html).not.toMatch(/<\/?squarespace:|\{[@a-z.]+\|[a-z]|\{\.[a-z]/i);
  });

  it('shows what its tags stand for', () => {
    const { html } = render(listPage('news'));
    expect(html).toContain('<p>Weather: ink.</p>');
    expect(html).toMatch(/<li class="active"><a href="\/news">/);
    expect(html).toContain('<a href="/news?category=Science%20%26%20Ink">');
    expect(html).toMatch(/<script src="\/scripts\/edition\.js\?v=7"><\/script>/);
    expect(render(listPage('essay')).html).toMatch(/class="beside"[^>]*>.*href="\/essay"/);
    expect(render(itemPage('news', 0)).html).toMatch(/class="more"><a href="\/news\/2026\/11\/story-1">/);
  });
});

it('the template uses every name that public templates use', () => {
  expect(unusedNames(files)).toEqual([]);
  expect([...files.values()].join('\n')).toMatch(/\{\.or image\?\}/);
});
