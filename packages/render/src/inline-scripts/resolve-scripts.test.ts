import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRenderEngine } from '../formatters/index.ts';
import type { TagHost } from '../tags/index.ts';
import { createScriptMarkers, markScripts, resolveScripts } from './index.ts';

const engine = createRenderEngine();
const marks = createScriptMarkers('secret');
const host: TagHost = {
  locale: undefined,
  tags: { scopeOf: () => ({}), print: () => '', annotate: (html) => html, scriptMarks: marks },
};
const show = (template: string, json: object, partials: Record<string, string> = {}) => {
  const { source } = markScripts(template, engine.findTags(template));
  return resolveScripts(engine.render({ template: source, json, partials, host }).output, marks);
};
const inScript = (text: string, json: object) => show(`<script>${text}</script>`, json);

describe('a script in which a template prints data', () => {
  it('is allowed with its final text', () => {
    const page = inScript('go({ id: {id}, t: "{title}", all: {tags|json} }) /* {title} */', {
      id: 12,
      title: 'Tea',
      tags: ['a'],
    });
    expect(page.scriptTexts).toEqual(['go({ id: 12, t: "Tea", all: ["a"] }) /* Tea */']);
    expect(page.html).toBe(`<script>${page.scriptTexts[0]}</script>`);
    expect(page.refusedScripts).toBe(0);
  });

  it('goes through branches and lists as the template says', () => {
    const text =
      'var a = [{.repeated section tags}"{@}"{.alternates with}, {.end}], b = {.if no}{x}{.or}null{.end};';
    expect(inScript(text, { tags: ['x', 'y'] }).scriptTexts).toEqual(['var a = ["x", "y"], b = null;']);
  });

  it.each([`'{title}'`, `"{title}"`, '`{title}`', '`${"{title}"}`', '{title|json}'])(
    'keeps any text a text: %s',
    (place) => {
      fc.assert(
        fc.property(
          fc.string({
            unit: fc.constantFrom(
              '"',
              "'",
              '`',
              '\\',
              '$',
              '{',
              '}',
              '\n',
              '\r',
              '\u2028',
              '<',
              '>',
              '/',
              '*',
              '-',
              '!',
              'a',
              ' ',
              '</script>',
              '<!--',
              '<script>',
              ');evil(',
              '*/',
            ),
          }),
          (title) => {
            const { scriptTexts } = inScript(`told = ${place};`, { title });
            const told = runInNewContext(`${scriptTexts[0]}; told`, {
              evil: () => expect.fail('data ran as code'),
            });
            expect(told).toBe(title);
          },
        ),
      );
    },
  );

  it.each([
    ['as code', 'var a = {title};', 'evil()'],
    ['as code behind a division', 'var a = (1 + 2) / 3; var b = {title};', 'evil()'],
    ['in a pattern', 'var a = /{title}/;', 'a/;evil();/b'],
    ['where a pattern may hide quotes', "if (x) /'/.test(y); var a = {title};", 'evil()'],
    ['behind a text that never ends', `var a = 'b\n; var c = {title};`, 'evil()'],
    ['in code inside of a text', '`${{title}}`', 'evil()'],
  ])('does not run where a text stands %s', (_name, text, title) => {
    const page = inScript(text, { title });
    expect(page).toMatchObject({ scriptTexts: [], refusedScripts: 1 });
    expect(page.html).not.toContain('secret');
  });

  it('does not mind names and numbers there', () => {
    for (const title of ['12', '-3', 'abc_def', '', 'true'])
      expect(inScript('var a = {title};', { title }).scriptTexts).toEqual([`var a = ${title};`]);
  });

  it('stays in its comments', () => {
    const title = '*/ evil() /*\n evil() </script>';
    const [script = ''] = inScript('// {title}\n/* {title} */ told = 1;', { title }).scriptTexts;
    const evil = () => expect.fail('data ran as code');
    expect(runInNewContext(script, { evil })).toBe(1);
  });

  it('is one value with all that a partial prints', () => {
    const partials = { data: '{"a": {n}}', code: 'evil("{t}")' };
    expect(show('<script>go({@|apply data})</script>', { n: 1 }, partials).scriptTexts).toEqual([
      'go({"a": 1})',
    ]);
    expect(show('<script>{@|apply code}</script>', { t: 1 }, partials).refusedScripts).toBe(1);
  });

  it('is not made by data, in the template’s scripts or beside them', () => {
    const title = '</script><script>evil()</script>';
    const page = show('<p>{title}</p><script>go("{title}")</script><b>{title}</b>', { title });
    expect(page.scriptTexts).toHaveLength(1);
    expect(page.html.match(/<script>/g)).toHaveLength(3);
    expect(runInNewContext(page.scriptTexts[0] ?? '', { go: (text: string) => text })).toBe(title);
  });
});
