import { runInNewContext } from 'node:vm';
import { blockTypes, type PlacedBlock, type Section } from '@sitewright/domain/blocks';
import { describe, expect, it } from 'vitest';
import {
  itemPage,
  listPage,
  renderSample as render,
  sampleCollections,
  textSection,
} from '../testing/index.ts';

const codeSection = (value: Record<string, unknown>, block: Partial<PlacedBlock> = {}): Section => ({
  ...textSection('code', ''),
  blocks: [
    {
      id: 'c',
      type: blockTypes.code,
      value,
      ...block,
      desktop: { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 },
    },
  ],
});

describe('scripts of a template', () => {
  const list = (text: string) => ({ 'collections/news.list': text });
  const titled = (title: string) => listPage('news', { collection: { ...sampleCollections.news, title } });
  const policyOf = ({ templateScripts, scriptTexts, scriptHosts, formHosts }: ReturnType<typeof render>) => ({
    templateScripts,
    scriptTexts: scriptTexts.slice(1),
    scriptHosts,
    formHosts,
  });

  it('may run, and those that data brings may not', () => {
    const files = list(
      '<script>own()</script><script>var t = {collection.itemCount};</script>{collection.title}',
    );
    const page = render(
      titled('<script>evil()</script><script src="https://evil.example/x.js"></script>'),
      files,
    );
    expect(policyOf(page)).toEqual({
      templateScripts: ['own()'],
      scriptTexts: ['var t = 12;'],
      scriptHosts: [],
      formHosts: [],
    });
    expect(page.html).toContain('<script>var t = 12;</script>');
  });

  it.each([
    '<script src=//evil.example/x.js ',
    "<script src=//evil.example/x.js a='",
    '<script src=//evil.example/x.js a="',
    '<form action="https://evil.example/x" ',
    '"><script src="https://evil.example/x.js"></script>',
    '</script><script src="https://evil.example/x.js"></script><script>',
    '<!-- ',
    '<textarea>',
  ])('keep their policy, whatever a title holds that is printed as it is: %j', (title) => {
    const files = list(
      '<h1>{collection.title}</h1><script src="https://cdn.example/a.js" data-t="{collection.title}"></script>' +
        "<script>one('{collection.title}')</script><script>two()</script>" +
        '<form action="https://forms.example/send"></form>',
    );
    const plain = policyOf(render(titled('Plain'), files));
    expect(plain).toEqual({
      templateScripts: ['two()'],
      scriptTexts: ["one('Plain')"],
      scriptHosts: ['https://cdn.example'],
      formHosts: ['https://forms.example'],
    });
    const { scriptTexts, ...rest } = policyOf(render(titled(title), files));
    expect({ ...rest, scriptTexts: plain.scriptTexts }).toEqual(plain);
    const told = runInNewContext(scriptTexts.join(';'), { one: (text: string) => text });
    expect(told).toBe(title);
  });

  it('do not run where data would stand in them as code', () => {
    const files = list('<script>var speed = {collection.description};</script>');
    const speeding = (description: string) =>
      render(listPage('news', { collection: { ...sampleCollections.news, description } }), files);
    expect(policyOf(speeding('12')).scriptTexts).toEqual(['var speed = 12;']);
    const refused = speeding('evil()');
    expect(refused.refusedScripts).toBe(1);
    expect(refused.warnings).toMatchObject([
      { file: 'collections/news.list', message: expect.stringContaining('|json') },
    ]);
    expect(policyOf(refused).scriptTexts).toEqual([]);
  });

  it('are allowed from partials and from the template’s own look of a block too', () => {
    const files = {
      ...list('{@|apply side.block}'),
      'blocks/side.block': '<squarespace:script src="https://side.example/x.js" /><script>side()</script>',
    };
    expect(policyOf(render(listPage('news'), files))).toMatchObject({
      templateScripts: ['side()'],
      scriptHosts: ['https://side.example'],
    });
  });

  it.each([
    ['html', '<script>count()</script>', {}],
    ['javascript', 'count()', {}],
    [
      'html',
      '<script>count()</script>',
      { type: blockTypes.websiteComponent, definitionName: 'website.components.code' },
    ],
  ])('may run from a code block of %s, which takes a permission to write (%#)', (mode, source, block) => {
    const sections = [codeSection({ source, mode }, block)];
    const { html, scriptTexts } = render(
      listPage('essay', { collection: { ...sampleCollections.essay, sections } }),
    );
    expect(html).toContain('<script>count()</script>');
    expect(scriptTexts).toContain('count()');
  });

  it('may run from the code that the owner puts into every page', () => {
    const settings = {
      headerCode: '<script>head()</script>',
      footerCode: '<script src="https://a.example/x.js"></script><form action="//b.example/send"></form>',
    };
    const files = { 'site.region': '{squarespace-headers}{squarespace-footers}' };
    const { html, scriptHosts, scriptTexts, formHosts } = render(listPage('news', { settings }), files);
    expect(html).toContain('<script>head()</script>');
    expect(scriptTexts).toContain('head()');
    expect(scriptHosts).toEqual(['https://a.example']);
    expect(formHosts).toEqual(['https://b.example']);
  });

  it('find the page’s data, and stand-ins for names of older platforms that stop nothing', () => {
    const script = /<script>(window\.Static.*?)<\/script>/s.exec(render(itemPage('news', 0)).html)?.[1] ?? '';
    const warnings: string[] = [];
    const window: Record<string, unknown> = {};
    const added = {
      src: '',
      getAttribute: (name: string) => (name === 'data-src' ? '/-/media/a/1/b.jpg' : ''),
    };
    const globals = {
      added,
      get ImageLoader() {
        return window['ImageLoader'];
      },
      window,
      document: { readyState: 'complete' },
      console: { warn: (text: string) => warnings.push(text) },
      get Static() {
        return window['Static'];
      },
      get Y() {
        return window['Y'];
      },
      get Squarespace() {
        return window['Squarespace'];
      },
    };
    const author = `var ran = [];
      Y.use('node', function (Y) { ran.push('use'); Y.one('x'); Y.Global.on('a').then.what(); });
      Squarespace.onInitialize(Y, function () { ran.push('init'); });
      Squarespace.Commerce.open();
      ImageLoader.load(added);
      ran.push(Static.SQUARESPACE_CONTEXT.item.title);
      ran`;
    expect([...runInNewContext(script + author, globals)]).toEqual(['use', 'init', 'Story <0> & "others"']);
    expect(added.src).toBe('/-/media/a/1/b.jpg?format=1500w');
    expect(warnings.join()).toContain('Y.one');
    expect(warnings.join()).toContain('Squarespace.Commerce');
  });
});
