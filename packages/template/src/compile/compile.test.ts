import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreFormatters, corePredicates } from '../index.ts';
import { parse } from '../parse/parse.ts';
import { brokenTemplate, template } from '../testing/arbitraries.ts';
import { generate } from './compile.ts';
import { runtime } from './runtime.ts';

const formatters = new Map(Object.entries(coreFormatters));
const predicates = new Map(Object.entries(corePredicates));

const codeOf = (source: string): string =>
  generate(
    parse(source, {
      hasFormatter: (name) => formatters.has(name),
      hasPredicate: (name) => predicates.has(name),
    }),
    { unit: { source }, formatters, predicates },
  ).source;

/** Tokens of the generated code. */
const WORDS = /'[^']*'|[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}]/gu;

const OWN_WORDS = new Set([
  ...`const let if else for try catch break return new typeof null Array isArray 'string' 'function'
      c o f n q v t a h e i k r frame node out meter left check length outputLimit refuseLength charge
      site thrown outside index locals macros run nesting`.split(/\s+/),
  ...Object.keys(runtime),
  ...'(){}[]=,;.:?!<>+-|&',
  "'use strict'",
]);

const isOwn = (word: string): boolean => OWN_WORDS.has(word) || /^[kbx]?\d+$/.test(word);

const strangersIn = (source: string): string[] =>
  (codeOf(source).match(WORDS) ?? []).filter((word) => !isOwn(word));

describe('[TPL-08] the code of a template', () => {
  it.each([
    "text with 'quotes', `ticks`, \\ and ${process.exit()}",
    '{constructor.prototype|json}{@evil}{.var @evil constructor}{@evil}',
    "{.equal? a 'process.exit()'}x{.or nth? 0}y{.end}",
    '{.section globalThis}{.repeated section process.mainModule}{@index}{.alternates with}require{.end}{.or}z{.end}',
    "{.macro a/b.html}process{.end}{.include 'x' output}{.eval process.exit()}{.ctx @o process=global}",
    '{.inject @i ./process.json}{.if process && !global || require}x{.end}{title|truncate 5 process|date %Y}',
  ])('has no word of %s', (source) => expect(strangersIn(source)).toEqual([]));

  it('has none of any template', () => {
    fc.assert(
      fc.property(fc.oneof(template, brokenTemplate, fc.string()), (source) => {
        expect(strangersIn(source)).toEqual([]);
      }),
    );
  });

  it('is the same for templates that differ in names and texts alone', () => {
    const write = (name: string, text: string): string =>
      `${text}{${name}|html}{.section ${name}}${text}{.end}{.repeated section ${name}}{@}{.end}{.if ${name}}${text}{.end}`;
    expect(codeOf(write('title', 'a'))).toBe(codeOf(write('constructor', "');process.exit();('")));
  });
});
