import { describe, expect, it } from 'vitest';
import { createRenderEngine } from '../formatters/index.ts';
import { createScriptMarkers } from '../inline-scripts/index.ts';
import { compileTags, type TagHost } from './index.ts';

const engine = createRenderEngine();

const host: TagHost = {
  locale: undefined,
  tags: {
    scopeOf: (kind, attributes) => ({ kind, attributes, items: [{ title: 'one' }, { title: 'two' }] }),
    print: (kind, attributes) => `[${kind} ${JSON.stringify(attributes)}]`,
    annotate: (html) => html,
    scriptMarks: createScriptMarkers('secret'),
  },
};

const render = (template: string, json: unknown = {}, partials: Record<string, string> = {}) => {
  const compiledText = Object.entries(partials).map(([name, text]) => [name, compileTags(text).source]);
  return engine.render({
    template: compileTags(template).source,
    json,
    partials: Object.fromEntries(compiledText),
    host,
  });
};

describe('a tag in a template', () => {
  it('renders its body with its items in scope, and with everything around it', () => {
    const { output, errors } = render(
      '<squarespace:query collection="news" limit="2">{.repeated section items}{title}/{site} {.end}</squarespace:query>',
      { site: 'S', title: 'outer' },
    );
    expect(errors).toEqual([]);
    expect(output).toBe('one/S two/S ');
  });

  it('may stand in sections, in partials and in the body of another', () => {
    const query =
      '<squarespace:query collection="a">{.repeated section items}{title}{.end}</squarespace:query>';
    const { output, errors } = render(
      `{.section x}${query}{.end}{@|apply p}<squarespace:query collection="b">(${query})</squarespace:query>`,
      { x: { y: 1 } },
      { p: `<i>${query}</i>` },
    );
    expect(errors).toEqual([]);
    expect(output).toBe('onetwo<i>onetwo</i>(onetwo)');
  });

  it('that is a navigation may hold its template itself', () => {
    const { output, errors } = render(
      '<b class="a<squarespace:navigation navigationId="main">{.if items.0} has-nav{.end}</squarespace:navigation>">',
    );
    expect(errors).toEqual([]);
    expect(output).toBe('<b class="a has-nav">');
  });

  it.each(['{.repeated section @}{title} {.end}', '{.repeated section items}{title} {.end}'])(
    'that is a folder’s navigation gives its template a list: %s',
    (partial) => {
      const { output } = render('<squarespace:folder-navigation template="n" />', {}, { n: partial });
      expect(output).toBe('one two ');
    },
  );

  it('takes instructions in its attributes', () => {
    const { output } = render('{.section item}<squarespace:block-field id="side-{id}" columns="4" />{.end}', {
      item: { id: 'a>b' },
    });
    expect(output).toBe('[block-field {"id":"side-a>b","columns":"4"}]');
  });

  it.each([
    ['self-closed', '<squarespace:block-field id="a"/>'],
    ['with an end tag', '<squarespace:block-field id="a"></squarespace:block-field>'],
    ['over several lines', "<squarespace:block-field\n  id='a'\n/>"],
    ['in capitals', '<SQUARESPACE:BLOCK-FIELD ID="a" />'],
    ['without quotes', '<squarespace:block-field id=a />'],
  ])('is understood %s', (_name, template) => {
    expect(render(template).output).toBe('[block-field {"id":"a"}]');
  });

  it('is left alone in comments', () => {
    for (const template of ['<!-- <squarespace:query collection="x"> -->', '{# <squarespace:query> #}'])
      expect(compileTags(template).tags).toEqual([]);
    expect(render('a{## <squarespace:script src="x"> ##}b').output).toBe('ab');
  });

  it('keeps the lines of what follows, so that errors name the right one', () => {
    const template =
      '<squarespace:query\n collection="a"\n limit="3">\n{.repeated section items}{.end}\n</squarespace:query>\n{x|nowhere}';
    const { errors } = engine.compile(compileTags(template).source);
    expect(errors).toMatchObject([{ code: 'formatter-unknown', line: 6 }]);
  });
});

describe('[TPL-08] text that comes from data', () => {
  it('is never taken for a tag', () => {
    const title =
      '<squarespace:query collection="news">{.repeated section items}{title}{.end}</squarespace:query>';
    expect(render('<p>{title}</p>', { title }).output).toBe(`<p>${title}</p>`);
  });

  it('cannot reach the instructions that tags become', () => {
    const title = '{@|page-tag block-field %7B%22id%22%3A%22a%22%7D}';
    expect(render('{title}', { title }).output).toBe(title);
  });
});

describe('a tag that cannot be honoured is a problem with its line, and the page goes on', () => {
  it.each([
    ['unknown', 'a\n<squarespace:dance />b', 2, /not known/, 'a\nb'],
    ['never closed', '<squarespace:query collection="a">x', 1, /never closed/, 'x'],
    ['without a body', '\n\n<squarespace:query collection="a" />y', 3, /no body/, '\n\ny'],
    ['without a collection', '<squarespace:query>z</squarespace:query>', 1, /collection/, 'z'],
    [
      'asking for too much',
      '<squarespace:query collection="a" limit="500">z</squarespace:query>',
      1,
      /100/,
      'z',
    ],
    ['closed only', 'a</squarespace:query>b', undefined, undefined, 'ab'],
  ])('%s', (_name, template, line, message, output) => {
    const { problems } = compileTags(template);
    if (message) expect(problems).toMatchObject([{ line, message: expect.stringMatching(message) }]);
    expect(render(template).output).toBe(output);
  });

  it('leaves a tag that never ends as text', () => {
    const template = 'a <squarespace:query collection="';
    expect(render(template).output).toBe(template);
  });
});
