import { describe, expect, it } from 'vitest';
import { createRenderEngine } from '../formatters/index.ts';
import { compileTemplateSet, readConfiguration, stringsFor } from './index.ts';

const engine = createRenderEngine();
const read = (files: Record<string, string>) => compileTemplateSet(engine, new Map(Object.entries(files)));

describe('a configuration file', () => {
  it('may have comments, trailing commas and a byte order mark', () => {
    const text = '\uFEFF{\n// one\n"a": ["x,]", 1,], /* two */ "b": {"url": "http://a//b",},}';
    expect(readConfiguration(text)).toEqual({ value: { a: ['x,]', 1], b: { url: 'http://a//b' } } });
  });

  it('that is broken is told with its line, and counts as empty', () => {
    const { value, fault, line } = readConfiguration('{\n"a": 1\n"b": 2\n}');
    expect(value).toEqual({});
    expect(fault).toBeTruthy();
    expect(line).toBe(3);
  });

  it.each(['[1]', '"text"', '12', 'null'])('that is no object counts as empty: %s', (text) => {
    expect(readConfiguration(text)).toMatchObject({ value: {}, fault: expect.any(String) });
  });
});

describe('a template folder', () => {
  it('joins the regions of a layout: what begins in one may end in the next', () => {
    const set = read({
      'template.conf': '{"layouts": {"default": {"name": "D", "regions": ["a", "b.region"]}}}',
      'a.region': '{.section x}A',
      'b.region': 'B{.end}',
    });
    expect(set.warnings).toEqual([]);
    const template = set.layouts.get('default')?.compiled ?? '';
    expect(engine.render({ template, json: { x: { y: 1 } }, host: { locale: undefined } }).output).toBe(
      'A\nB',
    );
  });

  it('is read as far as it goes, and all that is wrong is told', () => {
    const set = read({
      'template.conf':
        '{"layouts": {"default": {"regions": ["site", "gone"]}}, "stylesheets": ["a.css", "gone.css"], "colour": 1}',
      'site.region': '<body>{squarespace.main-content}\n{x|nowhere}\n{@|apply gone.block}</body>',
      'styles/a.css': 'a{}',
      'collections/blog.conf': '{"pageSize": }',
      'collections/blog.list': '{.section a}',
      'strings/en.json': '{',
    });
    expect(set.styles.map(({ file }) => file)).toEqual(['styles/a.css']);
    const told = set.warnings.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
    expect(told.toSorted()).toEqual([
      'blocks/gone.block',
      'collections/blog.conf',
      'collections/blog.list:1',
      'gone.region',
      'site.region:2',
      'strings/en.json',
      'styles/gone.css',
      'template.conf',
    ]);
  });

  it('names the region that an error stands in, with its line there', () => {
    const { warnings } = read({
      'template.conf': '{"layouts": {"default": {"regions": ["a", "b"]}}}',
      'a.region': 'one\ntwo',
      'b.region': 'one\n{x|nowhere}',
    });
    expect(warnings).toMatchObject([{ file: 'b.region', line: 2 }]);
  });

  it('without a word about layouts shows its only region', () => {
    expect([...read({ 'site.region': 'x' }).layouts.keys()]).toEqual(['default']);
    expect(read({}).layouts.size).toBe(0);
  });

  it('tells of files that nothing reads, and of partials that only another platform has', () => {
    const { warnings } = read({
      'template.conf': '{"systemPartials": ["blog-header"]}',
      'pages/home.html': '',
      'pages/home.page.conf': '{',
      'assets/any.thing': '',
      'README.md': '',
    });
    expect(warnings.map(({ file }) => file)).toEqual([
      'pages/home.html',
      'pages/home.page.conf',
      'template.conf',
    ]);
  });

  it('tells of scripts that are not there', () => {
    const { warnings } = read({
      'a.region':
        '<squarespace:script src="site.js" /><squarespace:script src="gone.js" /><squarespace:script src="https://a.example/b.js" />',
      'scripts/site.js': '',
    });
    expect(warnings.map(({ file }) => file)).toEqual(['scripts/gone.js']);
  });

  it('takes no name of a partial for something it inherited', () => {
    expect(read({}).partials['constructor']).toBeUndefined();
    expect(read({ 'blocks/constructor.block': 'x' }).partials['constructor.block']?.source).toBe('x');
  });

  it('reads how collections want to be', () => {
    const { configuration } = read({
      'template.conf':
        '{"navigations": [{"name": "mainNav"}], "customTypes": [{"name": "talk", "fields": [{"name": "hall"}]}]}',
      'collections/blog.conf':
        '{"title": "Blog", "pageSize": 7, "ordering": "chronological", "acceptTypes": ["text", 1]}',
      'collections/index.conf': '{"folder": true, "index": true}',
    });
    expect(configuration.collections.get('blog')).toMatchObject({
      title: 'Blog',
      pageSize: 7,
      ordering: 'chronological',
      acceptTypes: ['text'],
      isFolder: false,
    });
    expect(configuration.collections.get('index')).toMatchObject({ isFolder: true, isIndex: true });
    expect(configuration.navigations).toEqual([{ name: 'mainNav', title: 'mainNav' }]);
    expect(configuration.customTypes).toMatchObject([
      { name: 'talk', base: 'text', fields: [{ name: 'hall', type: 'text' }] },
    ]);
  });
});

describe('what a template folder may say', () => {
  it('stylesheets with or without their folder', () => {
    const { styles, warnings } = read({
      'template.conf': '{"stylesheets": ["a.css", "styles/b.css", "/styles/c.less", "gone.css"]}',
      'styles/a.css': 'a',
      'styles/b.css': 'b',
      'styles/c.less': 'c',
    });
    expect(styles.map(({ file }) => file)).toEqual(['styles/a.css', 'styles/b.css', 'styles/c.less']);
    expect(warnings).toEqual([expect.objectContaining({ file: 'styles/gone.css' })]);
  });

  it('the layout of a type of pages', () => {
    const { configuration } = read({
      'collections/blog.conf': '{"regionName": "wide"}',
      'pages/home.page.conf': '{"regionName": "full",}',
      'pages/other.page.conf': '{"regionName": 3}',
    });
    expect([...configuration.regionNames]).toEqual([
      ['blog', 'wide'],
      ['home', 'full'],
    ]);
  });
});

describe('scripts in a template folder', () => {
  const warningsOf = (files: Record<string, string>) =>
    read({ 'template.conf': '', ...files }).warnings.map(({ file, message }) => `${file}: ${message}`);

  it('are told what they ask for in vain', () => {
    expect(
      warningsOf({
        'scripts/a.js':
          "Y.use('node', function (Y) { Y.one('a').on('b'); Y.Squarespace.Gallery2(); Y.one('c'); });",
        'blocks/b.block': '<p>Y.one</p><script>window.Squarespace.Commerce.open()</script>',
      }),
    ).toEqual([
      'scripts/a.js: A script asks for what is not available here and does nothing at that point: Y.one, Y.Squarespace.Gallery2.',
      'blocks/b.block: A script asks for what is not available here and does nothing at that point: Squarespace.Commerce.',
    ]);
  });

  it('are left alone where they only have such names, or use what is there', () => {
    expect(
      warningsOf({
        'scripts/min.js': 'var Y={};Y.one=1;mySquarespace.x();a.Squarespace.y()',
        'site.region':
          '<script>Squarespace.onInitialize(Y, function () {}); Y.use("a", f); Y.on("b", f);</script>',
      }),
    ).toEqual([]);
  });

  it('do not run inside attributes', () => {
    expect(warningsOf({ 'site.region': '<body onload="x()"><p data-on="1" on>onclick="y"</p>' })).toEqual([
      'site.region: Scripts inside attributes do not run: onload. Put them into a script.',
    ]);
  });
});

describe('choices that a template leaves to the owner', () => {
  it('show as class names, as the author set them', () => {
    const { tweakClasses } = read({
      'styles/tweak.less': [
        '// tweak: { "title" : "tweak-site-width", "type" : "dropdown", "options" : ["Full", "Boxed & Wide"], "default" : "Boxed & Wide" }',
        '// tweak: { "title" : "Show Border", "type" : "checkbox", "active" : true }',
        '// tweak: { "title" : "tweak-hidden", "type" : "checkbox", "active" : false }',
        '// tweak: { "title" : "tweak-first", "type" : "dropdown", "options" : ["One", "Two"], }',
        '// tweak: { "title" : "tweak-size", "type" : "value" }',
        '@tweak-size: 10px;',
        '// tweak: { broken',
      ].join('\n'),
    });
    expect(tweakClasses).toEqual(['tweak-site-width-boxed-wide', 'show-border', 'tweak-first-one']);
  });
});

describe('texts of a template', () => {
  const { strings } = read({
    'strings/en-US.json': '{"a": "english a", "b": "english b", "c": "english c"}',
    'strings/template-de.json': '{"a": "deutsch a", "b": "deutsch b"}',
    'strings/tweaks-de.json': '{"a": "for a panel"}',
    'strings/de-AT.json': '{"a": "österreichisch a", "n": 1}',
  });

  it.each([
    ['de-AT', 'österreichisch a', 'deutsch b', 'english c'],
    ['de_AT', 'österreichisch a', 'deutsch b', 'english c'],
    ['de-CH', 'deutsch a', 'deutsch b', 'english c'],
    ['fr', 'english a', 'english b', 'english c'],
  ])('for %s fall back to the language, then to English', (language, a, b, c) => {
    expect(stringsFor(strings, language)).toEqual({ a, b, c });
  });
});
