import { describe, expect, it } from 'vitest';
import {
  coreFormatters,
  corePredicates,
  createEngine,
  defineFragment,
  formatter,
  notImplementedFormatter,
  parseReference,
  scopedFormatter,
} from './index.ts';

const plugins = { formatters: coreFormatters, predicates: corePredicates };
const engine = createEngine(plugins);
const codes = (template: string, json: unknown = {}, partials = {}): string[] =>
  engine.render({ template, json, partials }).errors.map(({ code }) => code);

describe('[TPL-03] problems are collected while the rest renders', () => {
  it.each([
    ['formatter-unknown', 'a{x|sparkle}b'],
    ['predicate-unknown', 'a{.shiny?}b{.end}'],
    ['block-never-executes', '{.if x}{.or}{.or}{.end}'],
    ['end-of-file-in-block', 'a{.section x}'],
    ['not-allowed-at-root', '{.end}'],
    ['not-allowed-in-block', '{.section x}{.alternates with}{.end}'],
    ['partial-not-found', '{x|apply nope}'],
    ['partial-not-parsed', '{x|apply bad}'],
    ['partial-too-deep', '{x|apply loop}'],
    ['instruction-failed', '{bad|encode-uri}'],
    ['expression-not-parsed', '{.eval (}'],
    ['expression-failed', '{.eval 1 +}'],
  ])('%s in %s', (code, template) => {
    const partials = { bad: '{.end}', loop: '{@|apply loop}' };
    expect(codes(template, { bad: '\ud800' }, partials)).toEqual([code]);
  });

  it('gives each error its line, column and offset', () => {
    const { errors } = engine.render({ template: 'one\ntwo {x|sparkle}\n  {.end}', json: {} });
    expect(errors).toMatchObject([
      { code: 'formatter-unknown', line: 2, column: 5, offset: 8 },
      { code: 'not-allowed-at-root', line: 3, column: 3, offset: 22 },
    ]);
  });

  it('names the partial that an error stands in', () => {
    const partials = { card: 'a\n{x|apply nope}' };
    const { errors } = engine.render({ template: '{x|apply card}', json: {}, partials });
    expect(errors).toMatchObject([
      { code: 'partial-not-found', partial: 'card', line: 2, column: 1, offset: 2 },
    ]);
  });

  it('tells parse errors of a compiled template on every render', () => {
    const template = engine.compile('{.end}');
    expect(template.errors).toHaveLength(1);
    expect(engine.render({ template, json: {} }).errors).toHaveLength(1);
    expect(engine.render({ template, json: {} }).errors).toHaveLength(1);
  });
});

describe('[TPL-04] what is reserved but not made', () => {
  it('says so and lets the value pass', () => {
    const host = createEngine({ ...plugins, formatters: { unit: notImplementedFormatter('unit') } });
    expect(host.render({ template: '{x|unit}', json: { x: 5 } })).toMatchObject({
      output: '5',
      errors: [{ code: 'not-implemented', message: '"unit" formatter is not yet implemented' }],
    });
  });
});

describe('[TPL-07] partials inside partials', () => {
  const partials = Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`p${i}`, `${i}.{@|apply p${i + 1}}`]),
  );

  it('go sixteen deep and no deeper', () => {
    const { output, errors } = engine.render({ template: '{@|apply p0}', json: {}, partials });
    expect(output).toBe('0.1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.');
    expect(errors).toMatchObject([{ code: 'partial-too-deep' }]);
  });

  it('leave the whole depth to the next one after a failure', () => {
    const { output } = engine.render({ template: '{@|apply p0}|{@|apply p4}', json: {}, partials });
    expect(output.split('|')[1]).toBe('4.5.6.7.8.9.10.11.12.13.14.15.16.17.18.19.');
  });
});

describe('[F25] data that looks like a template', () => {
  const attack = '{.section x}{@|json}{.end}{{7*7}}{.eval 1+1}{secret}{.include p output}';

  it.each([
    '{name}',
    '{name|html}',
    '{.var @n name}{@n}',
    '{name|apply show}',
    '{.eval name}',
    '{@|lookup which}',
  ])('is never run by %s', (template) => {
    const json = { name: attack, secret: 'hidden', which: 'name', x: [1] };
    const { output } = engine.render({ template, json, partials: { show: '{@}', p: 'included' } });
    expect(output).toBe(attack);
  });
});

describe('what formatters of a host can do', () => {
  interface Host {
    readonly currency: string;
  }

  it('read the host, the clock and the scope', () => {
    const formatters = {
      show: scopedFormatter<Host>(
        ([name = '']) =>
          (value, context) =>
            [value, context.host.currency, context.now, context.resolveName(name)].join(' '),
      ),
    };
    const host = createEngine<Host>({ formatters, predicates: {} });
    const request = { json: { price: 5, shop: 'Gull' }, host: { currency: 'EUR' }, now: 7 };
    expect(host.render({ template: '{price|show shop}', ...request }).output).toBe('5 EUR 7 Gull');
  });

  it('take their arguments once, however often they run', () => {
    let bound = 0;
    const counting = formatter(() => {
      bound++;
      return (value) => value;
    });
    const host = createEngine({ formatters: { counting }, predicates: {} });
    const template = host.compile('{.repeated section a}{@|counting}{.end}');
    host.render({ template, json: { a: [1, 2, 3] } });
    host.render({ template, json: { a: [1, 2, 3] } });
    expect(bound).toBe(1);
  });

  it('get the values of further variables', () => {
    const range = formatter(() => (value, _context, others) => `${String(value)} to ${others.join(' and ')}`);
    const host = createEngine({ formatters: { range }, predicates: {} });
    expect(host.render({ template: '{a, b, c|range}', json: { a: 1, b: 2, c: 3 } }).output).toBe(
      '1 to 2 and 3',
    );
  });

  it('render templates of their own in a frame of their own', () => {
    const fragment = defineFragment('<{name|html}{town}>');
    const card = scopedFormatter(() => (value, context) => {
      context.pushPrivateFrame(value);
      const text = context.renderFragment(fragment);
      context.popFrame();
      return text;
    });
    const host = createEngine({ formatters: { ...coreFormatters, card }, predicates: {} });
    const json = { shop: { name: 'G&T' }, town: 'Riga' };
    expect(host.render({ template: '{shop|card}', json }).output).toBe('<G&amp;T>');
  });

  it('resolve names around their value', () => {
    const reference = parseReference('n') ?? [];
    const around = scopedFormatter(() => (_value, context) => context.resolveOutside(reference));
    const host = createEngine({ formatters: { around }, predicates: {} });
    expect(host.render({ template: '{s|around}', json: { n: 1, s: { n: 2 } } }).output).toBe('1');
  });

  it('collect errors at the place of their tag', () => {
    const warn = formatter(() => (_value, context) => context.error('too old'));
    const host = createEngine({ formatters: { warn }, predicates: {} });
    const { errors } = host.render({ template: 'a\n{b|warn}', json: {} });
    expect(errors).toMatchObject([{ code: 'formatter-reported', message: 'too old', line: 2, column: 1 }]);
  });

  it('fail where they run when they refuse their arguments', () => {
    const strict = formatter(() => {
      throw new RangeError('needs a number');
    });
    const host = createEngine({ formatters: { strict }, predicates: {} });
    const { output, errors } = host.render({ template: 'a{b|strict}c', json: {} });
    expect(output).toBe('ac');
    expect(errors[0]?.message).toContain(
      'Unexpected RangeError error when executing VARIABLE: needs a number',
    );
  });

  it('leave no frame behind when they throw', () => {
    const careless = scopedFormatter(() => (_value, context) => {
      context.pushFrame({ title: 'wrong' });
      throw new Error('oops');
    });
    const host = createEngine({ formatters: { careless }, predicates: {} });
    expect(host.render({ template: '{title|careless}{title}', json: { title: 'right' } }).output).toBe(
      'right',
    );
  });
});

it('tells where the tags of a source stand, and which print values', () => {
  const host = createEngine({ formatters: { twice: formatter(() => (value) => value) }, predicates: {} });
  const source =
    '{a|twice}{.section b}{ c }{# d }{.eval 1 + 1}{.end}{.include e}{.include f output}{.space}{##{g}##}';
  const spans = host.findTags(source).map(({ start, end, prints }) => [source.slice(start, end), prints]);
  expect(spans).toEqual([
    ['{a|twice}', true],
    ['{.section b}', false],
    ['{# d }', false],
    ['{.eval 1 + 1}', true],
    ['{.end}', false],
    ['{.include e}', false],
    ['{.include f output}', true],
    ['{.space}', false],
    ['{##{g}##}', false],
  ]);
});
