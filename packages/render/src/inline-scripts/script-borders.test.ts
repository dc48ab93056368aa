import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRenderEngine } from '../formatters/index.ts';
import type { TagHost } from '../tags/index.ts';
import { createScriptMarkers, markScripts, resolveScripts } from './index.ts';
import { writeScript } from './write-script.ts';

const engine = createRenderEngine();
const marks = createScriptMarkers('secret');
const host: TagHost = {
  locale: undefined,
  tags: { scopeOf: () => ({}), print: () => '', annotate: (html) => html, scriptMarks: marks },
};
const write = (template: string, json: object): string | undefined => {
  const page = `<script>${template}</script>`;
  const { source } = markScripts(page, engine.findTags(page));
  return resolveScripts(engine.render({ template: source, json, partials: {}, host }).output, marks)
    .scriptTexts[0];
};

let hasRun = false;
const context = createContext({ evil: () => (hasRun = true), ok: (value: unknown) => value, x: 1 });

/** Runs a script if it parses. Templates never contain `evil`, so only data can call it. */
const runsData = (script: string): boolean => {
  hasRun = false;
  try {
    new Script(script).runInContext(context);
  } catch {
    // A syntax error means that nothing ran.
  }
  return hasRun;
};
const expectNoData = (template: string, json: object): void => {
  const script = write(template, json);
  expect(script !== undefined && runsData(script), script).toBe(false);
};

describe('where the text of a template and a value meet', () => {
  it.each([
    ['`Cost: ${title}`', '{evil()}'],
    ['`$${title}`', '{evil()}'],
    ['`${x}${title}`', '{evil()}'],
    ['/**{title}*/', '/evil()//'],
    ['/* *{title} */', '/evil()//'],
    ["ok('\\{title}')", "');evil()//"],
    ['ok("\\{title}")', '");evil()//'],
    ['ok(`\\{title}`)', '`);evil()//'],
    ["ok('{title}\\')", "';evil()//"],
    ['ok(x /{title}/ x)', '*/evil()/*'],
    ['/{title}/.test(x)', '/;evil()//'],
    ['/[{title}]/.test(x)', ']/;evil()//'],
    ['x = 1 <!-{title} + x\nok()', '-\nevil()//'],
    ["x\n--> it's\n ok('{title}')", ');evil()//'],
    ["if (x) /[/*]/.test(''); ok({title|json}); /* */", '*/evil()/*'],
    ["if (x) /'/.test(''); ok('{title}'); '", '+evil()+'],
    ['#! it\'s\nok("{title}")', '+evil()+'],
    ['ok{title}', '[evil()]'],
    ['// {title}\n', '\u2028evil()'],
    ['// {title}\n', '\revil()'],
    ["'<{title}'", '/script><script>evil()'],
    ["'</{title}>'", 'script'],
    ["'<!--{title}'", '<script>'],
  ])('%s takes %j as no more than a text', (template, title) => {
    const script = write(template, { title });
    expect(script !== undefined && runsData(script), script).toBe(false);
    expect(script ?? '').not.toMatch(/<\/script/i);
  });

  it('a value that is empty joins the signs around it', () => {
    expectNoData("ok('\\{none}', '{title}')", { none: '', title: ',evil())//' });
    expectNoData('`${none}{x}`', { none: '', x: 'evil()' });
    expectNoData("ok(x /{none}/ '\n{title}')", { none: '', title: "'+evil()+'" });
  });

  it('a word of the language does not make a pattern of a division', () => {
    for (const word of ['typeof', 'void', 'return', 'in', 'await', 'delete'])
      expectNoData("ok({word} / x, 'x{title}')", { word, title: '/,evil())//' });
    expectNoData("ok(type{word} / x, 'x{title}')", { word: 'of', title: '/,evil())//' });
  });

  it('JSON does not reach into what stands before it', () => {
    for (const title of [['constructor'], { a: 1 }, 'constructor'])
      expect(write('ok{title|json}("x")', { title })).toBeUndefined();
    expect(write('return {title|json}', { title: ['a-b'] })).toBe('return ["a\\u002db"]');
  });

  it('numbers keep their sign beside another', () => {
    expect(write('ok(x -{n} / {m}, -{n})', { n: -3, m: 4.5 })).toBe('ok(x - -3 / 4.5, - -3)');
  });

  const places = [
    ["ok('", "')"],
    ['ok("', '")'],
    ['ok(`', '`)'],
    ['ok(`${x}', '`)'],
    ['ok(`${', '}`)'],
    ['ok(`${"', '"}`)'],
    ['ok(', ')'],
    ['ok(x', ')'],
    ['ok(/', '/)'],
    ['ok(/[', ']/)'],
    ['/*', '*/'],
    ['//', '\n'],
    ['<!--', '\n'],
    ['-->', '\n'],
    ['', ''],
  ] as const;
  const borders = [
    '',
    ' ',
    '\n',
    '\\',
    '$',
    '{',
    '}',
    '/',
    '*',
    '<',
    '<!-',
    '-',
    '--',
    '>',
    "'",
    '"',
    '`',
    '(',
    ')',
    ';',
    '+',
    ',',
    '[',
    ']',
    '(x) /',
    'x /',
    'typeof ',
    'type',
    '#',
    '${',
    '/*',
    '//',
    '</',
  ];
  /** Values that turn into code in one of these contexts, on their own or after one of these borders. */
  const attacks = [
    "');evil()//",
    "'+evil()+'",
    '");evil()//',
    '"+evil()+"',
    '`);evil()//',
    '`+evil()+`',
    ');evil()//',

    'evil()',
    '{evil()}',
    '${evil()}',
    '}`);evil()//',
    '/);evil()//',
    ']/);evil()//',
    '*/evil()/*',
    '*/evil()//',

    '/evil()//',
    '/evil()/*',
    '\nevil()\n',
    '\revil()//',
    '\u2028evil()//',
    '-\nevil()//',
    '!--\nevil()//',

    'of /evil()/',
    "\\');evil()//",
    '\\");evil()//',
    '\\`);evil()//',
    '[evil()]',
    '(evil())',
    '`${evil()}`',
  ];
  const values = attacks.flatMap((text) => [text, JSON.stringify({ [text]: [text] })]);

  it.each(places)('no border behind %j makes code of data before %j', (open, close) => {
    const ran: string[] = [];
    for (const before of borders)
      for (const value of values)
        for (const after of ['', '\\']) {
          const written = writeScript([
            { text: open + before, isValue: false },
            { text: value, isValue: true },
            { text: after + close, isValue: false },
          ]);
          if (written !== undefined && runsData(written)) ran.push(written);
        }
    expect(ran).toEqual([]);
  });

  const part = fc
    .tuple(
      fc.constantFrom(...places),
      fc.constantFrom(...borders),
      fc.constantFrom(...values, '', '-1', 'of'),
    )
    .map(([[open, close], before, text]) => [
      { text: open + before, isValue: false },
      { text, isValue: true },
      { text: `${close};`, isValue: false },
    ]);

  it('no value changes what becomes of the next', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 3 }), (parts) => {
        const written = writeScript(parts.flat());
        expect(written !== undefined && runsData(written), written).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });
});
