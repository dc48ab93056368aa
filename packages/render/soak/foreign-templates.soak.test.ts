import { createRequire } from 'node:module';
import { collectionTypes } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import { createRenderEngine, openLocale } from '../src/formatters/index.ts';
import { buildPageContext, requirementsOfPage, type PageData } from '../src/page/index.ts';
import {
  compileTemplateSet,
  stringsFor,
  type TemplateFiles,
  type TemplateSet,
} from '../src/templates/index.ts';
import {
  foreignTemplates,
  itemPage,
  listPage,
  loadSample,
  readSecondTemplate,
  sampleNow,
  type ForeignTemplate,
} from '../src/testing/index.ts';

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

const engine = createRenderEngine();
const locale = openLocale('en-US');
const compiler = loadCompiler();

/** Tags of the system, with their bodies: the public engine does not know them. */
const BODY_TAG =
  /<squarespace:(query|category|related|navigation|block-field|script)\b[^/]*?[^/]>[\s\S]*?<\/squarespace:\1>/g;
const EMPTY_TAG = /<squarespace:[\s\S]*?\/>/g;

/** Without what the public engine does not know, or knows by name alone. */
const withoutTags = (text: string): string =>
  text
    .replaceAll(BODY_TAG, '')
    .replaceAll(EMPTY_TAG, '')
    .replaceAll('{@|video-meta}', '')
    .replaceAll(/\|(?:money-string|moneyFormat)\}/g, '}');

interface Sources {
  readonly template: TemplateSet;
  readonly texts: ReadonlyMap<string, string>;
  readonly partials: Readonly<Record<string, string>>;
}

const sourcesOf = (files: TemplateFiles): Sources => {
  const template = compileTemplateSet(engine, files);
  const texts = new Map([...files].map(([path, text]) => [path, withoutTags(text)]));
  const partials = [...texts].flatMap(([path, text]) => {
    const name = /^blocks\/(.*)\.block$/.exec(path)?.[1];
    return name === undefined ? [] : [[name, text] as const, [`${name}.block`, text] as const];
  });
  const system = ['social-links', 'sqs-share-buttons', 'image'].map((name) => [name, ''] as const);
  return { template, texts, partials: Object.fromEntries([...system, ...partials]) };
};

interface Attempt {
  readonly source: string;
  readonly json: object;
  readonly partials: Sources['partials'];
}

const ours = ({ source, json, partials }: Attempt): string => {
  const host = { locale };
  const { output, errors } = engine.render({ template: source, json, partials, host, now: sampleNow });
  expect(errors).toEqual([]);
  return output;
};

const theirs = ({ source, json, partials }: Attempt): string => {
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

/** What `?format=json` answers, and what the machine adds when it renders. */
const contextOf = (data: PageData, template: TemplateSet): object => ({
  ...JSON.parse(
    JSON.stringify(
      buildPageContext(data, loadSample(requirementsOfPage(template, data)), {
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

const fileOf = ({ collection, item }: PageData): string => {
  if (item) return `collections/${collection?.typeName}.item`;
  const isPage = collection?.type === collectionTypes.templatePage;
  return isPage ? `pages/${collection.typeName}.page` : `collections/${collection?.typeName}.list`;
};

const layoutOf = ({ collection }: PageData, { template, texts }: Sources): string => {
  const { layouts } = template.configuration;
  const layout = layouts.get(collection?.regionName ?? 'default') ?? layouts.get('default');
  return (layout?.regions ?? []).map((name) => texts.get(name) ?? '').join('\n');
};

/** The public engine escapes the second alt text of the image formatter twice; ours does not, on purpose. */
const alike = (text: string): string => text.replaceAll(/alt="[^"]*"/g, 'alt=""');

const second: ForeignTemplate = {
  name: 'broadsheet',
  files: readSecondTemplate(),
  pages: {
    'the front page': listPage('front'),
    'a blog': listPage('news', { pagination: { nextOffset: 12, pageSize: 6 } }),
    'a filtered blog': listPage('news', { filters: { category: 'A', tag: 'b', month: '11-2026' } }),
    'an empty blog': listPage('news', { items: [] }),
    ...Object.fromEntries([0, 1, 2, 3].map((n) => [`story ${n}`, itemPage('news', n)])),
    events: listPage('diary'),
    'a calendar': listPage('diary', { view: 'calendar' }),
    'an event': itemPage('diary', 4),
    'a gallery': listPage('plates'),
    'a shop': listPage('shop'),
    'a product': itemPage('shop', 1),
    'an album': listPage('records'),
    'an index': listPage('supplement'),
  },
};

describe.each([second, ...foreignTemplates()])(
  'the public engine makes the same of the template $name and our own context',
  ({ files, pages }) => {
    const sources = sourcesOf(files);
    const { template, texts, partials } = sources;

    it.each(Object.entries(pages))('%s', (_name, data) => {
      const json = contextOf(data, template);
      for (const source of [texts.get(fileOf(data)) ?? '', layoutOf(data, sources)]) {
        const attempt = { source, json, partials };
        expect(alike(theirs(attempt))).toBe(alike(ours(attempt)));
      }
      expect(ours({ source: layoutOf(data, sources), json, partials }).trim()).not.toBe('');
    });
  },
);
