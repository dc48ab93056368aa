import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { createRenderEngine, openLocale } from '../src/formatters/index.ts';
import { buildPageContext, planPage, type PageData } from '../src/page/index.ts';
import { compileTemplateSet, stringsFor } from '../src/templates/index.ts';
import { itemPage, listPage, loadSample, readSecondTemplate, sampleNow } from '../src/testing/index.ts';

/** The part of the public engine that is used here. */
interface PublicCompiler {
  execute(request: Record<string, unknown>): { ctx: { render(): string }; errors: readonly unknown[] };
}

// The benchmarks alone depend on the public engine, so it is found from there.
const loadCompiler = (): PublicCompiler => {
  const load = createRequire(new URL('../../../benchmarks/package.json', import.meta.url));
  const loaded: { Compiler: new () => PublicCompiler } = load('@squarespace/template-engine');
  return new loaded.Compiler();
};

/** Tags of the system, with their bodies: the public engine does not know them. */
const BODY_TAG = /<squarespace:(query|category|related)\b[\s\S]*?<\/squarespace:\1>/g;
const PRINTED_TAG = /<squarespace:[\s\S]*?\/>/g;
const withoutTags = (text: string): string => text.replaceAll(BODY_TAG, '').replaceAll(PRINTED_TAG, '');

const engine = createRenderEngine();
const locale = openLocale('en-US');
const files = readSecondTemplate();
const template = compileTemplateSet(engine, files);

const sources = new Map(
  [...files].map(([path, text]) => [path, withoutTags(text).replaceAll('{@|video-meta}', '')]),
);
const partials = Object.fromEntries(
  [...sources].flatMap(([path, text]) => {
    const name = /^blocks\/(.*)\.block$/.exec(path)?.[1];
    return name === undefined ? [] : [[name, text]];
  }),
);

const ours = (source: string, json: object): string => {
  const { output, errors } = engine.render({
    template: source,
    json,
    partials,
    host: { locale },
    now: sampleNow,
  });
  expect(errors).toEqual([]);
  return output;
};

const compiler = loadCompiler();

const theirs = (source: string, json: object): string => {
  const { ctx, errors } = compiler.execute({
    code: source,
    json,
    partials,
    cldr: locale.cldr,
    now: sampleNow,
    enableExpr: true,
    enableInclude: true,
  });
  expect(errors).toEqual([]);
  return ctx.render();
};

const contextOf = (data: PageData): object => ({
  ...JSON.parse(
    JSON.stringify(
      buildPageContext(data, loadSample(planPage(template, data)), {
        localizedStrings: stringsFor(template.strings, 'en-US'),
      }),
    ),
  ),
  squarespace: {
    'page-id': 'p',
    'page-classes': 'c',
    'page-title': 'A title',
    'main-content': '<p>main</p>',
  },
});

const layout = ['masthead', 'main', 'colophon'].map((name) => sources.get(`${name}.region`)).join('\n');

const pages: readonly (readonly [string, string, PageData])[] = [
  ['pages/front.page', 'the front page', listPage('front')],
  ['collections/news.list', 'a blog', listPage('news', { pagination: { nextOffset: 12, pageSize: 6 } })],
  [
    'collections/news.list',
    'a filtered blog',
    listPage('news', { filters: { category: 'A', tag: 'b', month: '11-2026' } }),
  ],
  ['collections/news.list', 'an empty blog', listPage('news', { items: [] })],
  ...[0, 1, 2, 3].map((n) => ['collections/news.item', `story ${n}`, itemPage('news', n)] as const),
  ['collections/diary.list', 'events', listPage('diary')],
  ['collections/diary.list', 'a calendar', listPage('diary', { view: 'calendar' })],
  ['collections/diary.item', 'an event', itemPage('diary', 4)],
  ['collections/plates.list', 'a gallery', listPage('plates')],
  ['collections/shop.list', 'a shop', listPage('shop')],
  ['collections/shop.item', 'a product', itemPage('shop', 1)],
  ['collections/records.list', 'an album', listPage('records')],
  ['collections/supplement.list', 'an index', listPage('supplement')],
];

/** The public engine escapes the second alt text of the image formatter twice; ours does not, on purpose. */
const alike = (text: string): string => text.replaceAll(/alt="[^"]*"/g, 'alt=""');

describe('the public engine makes the same of the template folder and our own context', () => {
  it.each(pages)('%s: %s', (path, _name, data) => {
    const json = contextOf(data);
    const source = sources.get(path) ?? '';
    const text = ours(source, json);
    expect(text.trim()).not.toBe('');
    expect(alike(theirs(source, json))).toBe(alike(text));
    expect(theirs(layout, json)).toBe(ours(layout, json));
  });
});
