import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createRenderEngine, openLocale } from '../formatters/index.ts';
import { compileTemplateSet, type TemplateSet } from '../templates/index.ts';
import {
  foreignTemplates,
  loadSample,
  sampleNow,
  unusedNames,
  type ForeignTemplate,
} from '../testing/index.ts';
import { requirementsOfPage, renderPage, type PageData } from './index.ts';

const engine = createRenderEngine();
const templates = foreignTemplates();

const renderWith = (template: TemplateSet, data: PageData) =>
  renderPage({
    engine,
    template,
    data,
    loaded: loadSample(requirementsOfPage(template, data)),
    assets: { stylesheetUrl: '/site.css', loaderUrl: undefined },
    host: { locale: openLocale('en-US') },
    now: sampleNow,
  });

const show = (name: string, page: string): string => {
  const template = templates.find((each) => each.name === name);
  const data = template?.pages[page];
  if (!data) throw new Error(`There is no page "${page}" of ${name}.`);
  return renderWith(compileTemplateSet(engine, template.files), data).html;
};

/** Unsupported names that the scripts use; everything else works. */
const inVain: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  ledger: [['footer.region', 'Y.Squarespace.Gallery2, Y.one']],
  atelier: [['collections/gallery.list', 'Y.all']],
  trattoria: [['collections/gallery.list', 'Y.Squarespace.Gallery2, Squarespace.Interactive']],
  depot: [['scripts/depot.js', 'Y.Squarespace.ProductUtils']],
};

describe.each(templates)('the template $name', ({ name, files, pages }) => {
  const template = compileTemplateSet(engine, files);

  it('is read with no warning but of what its scripts ask for in vain', () => {
    const expected = (inVain[name] ?? []).map(([file, names]) => ({
      file,
      message: `A script asks for what is not available here and does nothing at that point: ${names}.`,
    }));
    expect(template.warnings).toEqual(expected);
  });

  it.each(Object.entries(pages))('renders %s', (_name, data) => {
    const { html, errors, refusedScripts } = renderWith(template, data);
    expect(errors).toEqual([]);
    expect(refusedScripts).toBe(0);
    expect(html.trimEnd()).toMatch(/<\/html>$/);
    expect(html).not.toMatch(/<\/?squarespace:|\{[@a-z.]+\|[a-z]|\{\.[a-z]/i);
  });
});

describe('templates of other people show', () => {
  it('each link of a navigation once, as what it is', () => {
    const nav = /<nav class="main-nav"[\s\S]*?<\/nav>/.exec(show('ledger', 'a blog'))?.[0] ?? '';
    expect([...nav.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      '/news',
      '/essay',
      '/plates',
      'https://example.com/?x=1&y=2',
    ]);
    expect(nav).toMatch(/class="page news active-link"/);
    expect(show('atelier', 'a page in a folder')).toMatch(
      /<ul class="beside"><li class="active"><a href="\/essay">/,
    );
  });

  it('the layout that the page or its type chose', () => {
    expect(show('ledger', 'a page of another layout')).toContain('<body id="collection-');
    expect(show('trattoria', 'events')).toContain('<div class="one">');
    expect(show('trattoria', 'a menu')).toContain('<div class="two">');
    expect(show('atelier', 'the home page')).toContain('collection-type-home');
  });

  it('what their authors chose among the tweaks', () => {
    expect(show('ledger', 'a blog')).toMatch(/<body [^>]*class="show-tag-line post-layout-two-columns /);
    expect(show('trattoria', 'a menu')).toMatch(/class="menu-columns-one /);
  });

  it('queries, categories and related items in the scope of their bodies', () => {
    expect(show('atelier', 'the home page')).toMatch(
      /<div class="four" data-from="Plates & more"><a class="odd" href="\/plates\/plate-1">/,
    );
    expect(show('ledger', 'a filtered blog')).toContain('<li class="science-ink active">');
    expect(show('depot', 'a product')).toMatch(/<h3>You might like<\/h3>\s*<a href="\/shop\/print-1"/);
    expect(show('depot', 'the front page')).toContain('<p>No such shelf</p>');
  });
});

/** A minimal browser for running scripts. */
const openBrowser = () => {
  const warnings: string[] = [];
  const document = {
    readyState: 'complete',
    addEventListener: () => undefined,
    querySelectorAll: () => [],
    documentElement: { className: 'no-js' },
  };
  const browser = createContext({ document, console: { warn: (text: string) => warnings.push(text) } });
  runInContext('var window = globalThis; window.innerWidth = 800;', browser);
  return { browser, warnings };
};

const scriptsIn = (html: string, files: ForeignTemplate['files']): string[] =>
  [
    ...html
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .matchAll(/<script(?: [^>]*?src="([^"]*)")?[^>]*>([\s\S]*?)<\/script>/g),
  ]
    .filter(([tag]) => !/^<script [^>]*type="(?:application\/(?:ld\+)?json|text\/x-template)"/.test(tag))
    .map(([, src, text]) =>
      src === undefined ? (text ?? '') : (files.get(src.slice(1).replace(/\?.*/, '')) ?? ''),
    );

describe('scripts of other people', () => {
  it.each([
    ['ledger', 'a post', 'ledger.ran && ledgerPost.item', '000000000000000000002000'],
    ['atelier', 'a gallery', 'atelierReady && atelier.type', 'gallery'],
    ['trattoria', 'a gallery', 'typeof Squarespace.onInitialize', 'function'],
    ['depot', 'a product', 'depotCurrency', 'EUR'],
  ])('of %s all run, whatever is missing', (name, page, question, answer) => {
    const { browser, warnings } = openBrowser();
    const files = templates.find((each) => each.name === name)?.files ?? new Map();
    const faults: unknown[] = [];
    for (const script of scriptsIn(show(name, page), files))
      try {
        runInContext(script, browser);
      } catch (fault) {
        faults.push(fault);
      }
    expect(faults).toEqual([]);
    expect(runInContext(question, browser)).toBe(answer);
    expect(warnings.some((text) => text.includes('is not available here'))).toBe(true);
  });
});

it('the templates together use every name that public templates use', () => {
  expect(unusedNames(templates.flatMap(({ files }) => [...files]))).toEqual([]);
});
