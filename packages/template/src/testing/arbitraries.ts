import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** Names that templates and data share, so that references often hit. */
const NAMES = ['a', 'b', 'c', 'items', 'title', 'on-sale'];

const scalar: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    '',
    'x',
    '<b>&"\'</b>',
    'two words',
    '12',
    '1.5',
    'true',
    'a.b',
    '{a}',
    '{.end}',
    'é\u{1f600}',
  ),
  fc.constantFrom(0, 1, 2, 3, -1, 2.5, 1e21, 1573241320123),
  fc.boolean(),
  fc.constant(null),
);

/** JSON values with the names above. */
export const data: Arbitrary<unknown> = fc.letrec<{ value: unknown; object: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 5 }),
})).object;

const name = fc.constantFrom(...NAMES);
const reference = fc.oneof(
  { weight: 5, arbitrary: name },
  {
    weight: 2,
    arbitrary: fc
      .tuple(name, fc.constantFrom('a', 'b', '0', '1'))
      .map(([first, second]) => `${first}.${second}`),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('@', '@index', '@index0', '@v', '@w.a', '@.a', '0', 'missing', '@args.k'),
  },
);

const formatter = fc.constantFrom(
  'html',
  'htmltag',
  'json',
  'raw',
  'count',
  'cycle odd even',
  'truncate 4',
  'truncate/3/ -',
  'pluralize',
  'pluralize thing things',
  'prop a',
  'prop a.b',
  'get b',
  'get a b',
  'lookup c',
  'mod 2',
  'round',
  'str',
  'slugify',
  'safe',
  'output x y',
  'key-by a',
  'iter',
  'encode-space',
  'encode-uri-component',
  'url-encode',
  'line-breaks',
  'find-first a',
  'find-last',
  'format a b',
  'apply p',
  'apply p private',
  'apply q k=v',
  'apply nowhere',
  'apply m',
);

const pipeline = fc
  .tuple(reference, fc.array(reference, { maxLength: 1 }), fc.array(formatter, { maxLength: 2 }))
  .map(([first, others, formatters]) => [[first, ...others].join(', '), ...formatters].join('|'));

const predicate = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('equal?', 'notEqual?', 'greaterThan?', 'lessThanOrEqual?', 'nth?'),
      reference,
      reference,
    )
    .map((parts) => parts.join(' ')),
  fc
    .tuple(fc.constantFrom('equal?', 'lessThan?', 'nth?'), fc.constantFrom('1', '"x"', '2', 'null'))
    .map((parts) => parts.join(' ')),
  fc.constantFrom('even?', 'odd?', 'plural?', 'singular?', 'even? a', 'debug?', 'unknown?'),
);

const operand = fc.oneof(reference, fc.constantFrom('1', '2.5', '"t"', "'u'", 'null', 'true', 'PI', '0x1f'));
const expression = fc
  .array(
    fc.tuple(
      operand,
      fc.constantFrom('+', '-', '*', '/', '%', '**', '==', '<', '&&', '||', '&', '<<', ',', ';'),
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((steps) => steps.flat().slice(0, -1).join(' '));

const leaf = fc.oneof(
  { weight: 6, arbitrary: pipeline.map((text) => `{${text}}`) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('text', ' ', '\n', '{ x }', '{}', '{', '}', '<i>', '{a |b}', '{# note}'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('{.space}', '{.meta-left}', '{## {a} ##}', '{.end}', '{.or}', '{.foo}'),
  },
  { weight: 2, arbitrary: pipeline.map((text) => `{.var @v ${text}}`) },
  { weight: 1, arbitrary: fc.tuple(reference, reference).map(([a, b]) => `{.ctx @w a=${a} b=${b}}`) },
  { weight: 1, arbitrary: fc.constantFrom('{.include p}', '{.include p output}', '{.inject @v ./x.json}') },
  { weight: 2, arbitrary: expression.map((text) => `{.eval ${text}}`) },
  { weight: 1, arbitrary: expression.map((text) => `{.eval @v = ${text}}`) },
);

/** Mostly meaningful templates. */
export const template: Arbitrary<string> = fc.letrec<{ block: string; body: string }>((tie) => {
  const or = fc.oneof(
    fc.constant(''),
    tie('body').map((body) => `{.or}${body}`),
    fc.tuple(predicate, tie('body')).map(([test, body]) => `{.or ${test}}${body}{.or}else`),
  );
  const alternates = fc.oneof(
    fc.constant(''),
    leaf.map((body) => `{.alternates with}${body}`),
  );
  const block = (open: Arbitrary<string>) =>
    fc.tuple(open, tie('body'), or).map(([start, body, end]) => `{.${start}}${body}${end}{.end}`);
  return {
    body: fc
      .array(fc.oneof({ depthSize: 'small' }, leaf, tie('block')), { maxLength: 4 })
      .map((parts) => parts.join('')),
    block: fc.oneof(
      block(reference.map((text) => `section ${text}`)),
      block(predicate),
      block(fc.array(reference, { minLength: 1, maxLength: 3 }).map((list) => `if ${list.join(' && ')}`)),
      block(fc.array(reference, { minLength: 1, maxLength: 3 }).map((list) => `if ${list.join(' || ')}`)),
      fc
        .tuple(reference, tie('body'), alternates, or)
        .map(([list, body, between, end]) => `{.repeated section ${list}}${body}${between}${end}{.end}`),
      tie('body').map((body) => `{.macro m}${body}{.end}`),
    ),
  };
}).body;

/** Templates with characters removed, duplicated or swapped. */
export const brokenTemplate: Arbitrary<string> = fc
  .tuple(
    template,
    fc.array(fc.tuple(fc.nat(400), fc.constantFrom('', '{', '}', '|', '.', '@', ' ', '##')), {
      maxLength: 6,
    }),
  )
  .map(([source, edits]) =>
    edits.reduce(
      (text, [at, insert]) => text.slice(0, at) + insert + text.slice(insert === '' ? at + 1 : at),
      source,
    ),
  );

export const PARTIALS = { p: '[{a}{@|json}{b|html}]', q: '<{@args.k}{title}{@index}>', bad: '{.end}' };
export const INJECTS = { './x.json': { a: 'injected' } };
