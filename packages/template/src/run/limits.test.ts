import { describe, expect, it } from 'vitest';
import { coreFormatters, corePredicates, createEngine } from '../index.ts';
import type { Limits } from '../index.ts';

const engineWith = (limits: Partial<Limits>) =>
  createEngine({ formatters: coreFormatters, predicates: corePredicates, limits });

const numbers = Array.from({ length: 100 }, (_, i) => i);
const nested = '{.repeated section a}{.repeated section b}{.repeated section c}{@}{.end}{.end}{.end}';
const deepLists = { a: numbers.map(() => ({ b: numbers.map(() => ({ c: numbers })) })) };

describe('an owner’s template cannot exceed', () => {
  it('the number of instructions', () => {
    const { output, errors } = engineWith({ instructions: 5_000 }).render({
      template: nested,
      json: deepLists,
    });
    expect(errors).toMatchObject([{ code: 'limit-reached' }]);
    expect(errors[0]?.message).toContain('more than 5000 instructions');
    expect(output.length).toBeLessThan(20_000);
  });

  it('and tells so even after a thousand other errors', () => {
    const { errors } = engineWith({ instructions: 50_000 }).render({
      template: '{@|apply again}',
      partials: { again: '{@|apply again}{@|apply again}' },
      json: {},
    });
    expect(errors).toHaveLength(1000);
    expect(errors.at(-1)).toMatchObject({ code: 'limit-reached' });
  });

  it('the number of tags', () => {
    const template = `${'{a}'.repeat(25_000)}more{.if a}{a|sparkle}`;
    const { output, errors } = engineWith({ milliseconds: 60_000 }).render({ template, json: { a: 1 } });
    expect(output === `${'1'.repeat(25_000)}more`).toBe(true);
    expect(errors).toMatchObject([{ code: 'template-too-long', offset: 75_004 }]);
  });

  it('the length of the output', () => {
    const engine = engineWith({ outputLength: 1_000 });
    const { output, errors } = engine.render({ template: nested, json: deepLists });
    expect(output.length).toBeLessThanOrEqual(1_000);
    expect(errors[0]?.message).toContain('longer than 1000 characters');
  });

  it('the time', () => {
    const engine = engineWith({ milliseconds: 20, instructions: 1e12 });
    const template =
      '{.repeated section a}{.repeated section b}{.repeated section c}{big|slugify}{.end}{.end}{.end}';
    const { errors } = engine.render({ template, json: { ...deepLists, big: 'word '.repeat(20_000) } });
    expect(errors[0]?.message).toContain('longer than 20 ms');
  });

  it('the time or the instructions by one long pattern of a date', () => {
    const template = (code: string): string => `before {t|date ${code.repeat(100_000)}}`;
    const late = engineWith({ milliseconds: 20 }).render({ template: template('%c'), json: { t: 0 } });
    expect(late.errors[0]?.message).toContain('longer than 20 ms');
    const long = engineWith({ instructions: 99_000 }).render({ template: template('%Z'), json: { t: 0 } });
    expect(long.errors[0]?.message).toContain('more than 99000 instructions');
  });

  it('the time by testing an object of very many keys', () => {
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`key${i}`, i]));
    const template = '{.repeated section a}{.repeated section b}{.if many}{.end}{.end}{.end}';
    const { errors } = engineWith({ milliseconds: 20 }).render({ template, json: { ...deepLists, many } });
    expect(errors[0]?.message).toContain('longer than 20 ms');
  });

  it('the work by comparing long lists', () => {
    const long = (): number[] => Array.from({ length: 200_000 }, (_, i) => i);
    const template = '{.repeated section a}{.equal? left right}{.end}{.end}';
    const json = { ...deepLists, left: long(), right: long() };
    expect(engineWith({}).render({ template, json }).errors).toMatchObject([{ code: 'limit-reached' }]);
  });

  it('the depth of partials', () => {
    const engine = engineWith({ partialDepth: 2 });
    const partials = { p: '.{@|apply p}' };
    expect(engine.render({ template: '{@|apply p}', json: {}, partials }).output).toBe('..');
  });

  it('the output by texts that double in a row of formatters', () => {
    const template = `{q|${Array.from({ length: 60 }, () => 'json').join('|')}}`;
    const { output, errors } = engineWith({}).render({ template, json: { q: '"' } });
    expect(output).toBe('');
    expect(errors).toMatchObject([{ code: 'limit-reached' }]);
  });

  it('the output by a text that doubles in expressions', () => {
    const template = `{.eval @a = "ab"}${'{.eval @a = @a + @a}'.repeat(60)}{@a}`;
    const { output, errors } = engineWith({ outputLength: 100 }).render({ template, json: {} });
    expect(output.length).toBeLessThanOrEqual(100);
    expect(errors[0]?.message).toContain('maximum string length 100');
  });

  it('the work by objects that hold each other many times over', () => {
    const template = `{.ctx @a x=n y=n}${'{.ctx @a x=@a y=@a}'.repeat(60)}{@a|json}`;
    const { errors } = engineWith({}).render({ template, json: { n: 1 } });
    expect(errors).toMatchObject([{ code: 'limit-reached' }]);
  });

  it('the stack by blocks in blocks', () => {
    const template = `${'{.section @}'.repeat(12_000)}x${'{.end}'.repeat(12_000)}`;
    const { output, errors } = engineWith({}).render({ template, json: { a: 1 } });
    expect(output).toBe('');
    expect(errors).toMatchObject([{ code: 'nesting-too-deep' }]);
  });

  it('the stack by blocks in partials in partials', () => {
    const partials = { p: `${'{.section @}'.repeat(150)}{@|apply p}${'{.end}'.repeat(150)}` };
    const { errors } = engineWith({}).render({ template: '{@|apply p}', json: { a: 1 }, partials });
    expect(errors).toMatchObject([{ code: 'nesting-too-deep' }]);
  });

  it('the stack by data of great depth', () => {
    const json: unknown = JSON.parse(`{"a": ${'['.repeat(50_000)}${']'.repeat(50_000)}, "b": 1}`);
    const { output, errors } = engineWith({}).render({ template: '{a}{a|json}{.equal? a a}{b}{.end}', json });
    expect(output).toBe('1');
    expect(errors.map(({ code }) => code)).toEqual(['instruction-failed', 'instruction-failed']);
  });
});

describe('errors without end', () => {
  it('are collected up to a thousand', () => {
    const template = `${'{.end}'.repeat(2_000)}{.repeated section a}{.repeated section b}{@|apply no}{.end}{.end}`;
    const { errors } = engineWith({}).render({ template, json: deepLists });
    expect(errors).toHaveLength(2_000);
    expect(errors.filter(({ code }) => code === 'partial-not-found')).toHaveLength(1_000);
  });

  it('of partials too', () => {
    const names = Array.from({ length: 20 }, (_, i) => `p${i}`);
    const partials = Object.fromEntries(names.map((name) => [name, '{.end}'.repeat(100)]));
    const template = names.map((name) => `{@|apply ${name}}`).join('');
    expect(engineWith({}).render({ template, json: {}, partials }).errors).toHaveLength(1_000);
  });

  it('quote no more than a thousand characters of an expression', () => {
    const { errors } = engineWith({}).render({ template: `{.eval ${'1 + '.repeat(5_000)}}`, json: {} });
    expect(errors[0]?.message.length).toBeLessThan(2_200);
  });
});

describe('a template within the limits', () => {
  it('may nest two hundred blocks', () => {
    const template = `${'{.section @}'.repeat(200)}x${'{.end}'.repeat(200)}`;
    expect(engineWith({}).render({ template, json: { a: 1 } })).toEqual({ output: 'x', errors: [] });
  });

  it('may have a long chain of alternatives', () => {
    const template = `{.if x}${'{.or equal? n 0}no'.repeat(5_000)}{.or}last{.end}`;
    expect(engineWith({}).render({ template, json: { n: 1 } }).output).toBe('last');
  });
});

// Quadratic time would exceed the test's timeout.
describe('odd sources are read in linear time', () => {
  it.each([
    ['opening braces', '{'.repeat(400_000), '{'.repeat(400_000)],
    ['empty tags', '{}'.repeat(200_000), '{}'.repeat(200_000)],
    ['open comments', '{## '.repeat(200_000), ''],
    ['tags in tags', '{a'.repeat(200_000) + '}'.repeat(200_000), '{a'.repeat(199_999) + '}'.repeat(199_999)],
    ['misplaced ends', `{.end}${'\n'.repeat(100)}`.repeat(20_000), '\n'.repeat(2_000_000)],
    ['a path of many steps', `{a${'.b'.repeat(200_000)}}`, ''],
    ['a path that no pattern can read', `{a${'.b'.repeat(4_500_000)}}`, `{a${'.b'.repeat(4_500_000)}}`],
    ['commas', `{a${' ,'.repeat(200_000)}}`, `{a${' ,'.repeat(200_000)}}`],
  ])('%s', (_name, template, expected) => {
    expect(engineWith({}).render({ template, json: {} }).output === expected).toBe(true);
  });

  it('as are the places of errors in a long template', () => {
    const template = `${'\n'.repeat(1_000_000)}{.repeated section l}{@|apply no}{.end}`;
    const { errors } = engineWith({}).render({ template, json: { l: [...numbers, ...numbers] } });
    expect(errors).toHaveLength(200);
    expect(errors.at(-1)).toMatchObject({ line: 1_000_001, column: 22 });
  });

  it('as are long runs of digits in expressions', () => {
    const json = { digits: `${'1'.repeat(300_000)}x` };
    expect(engineWith({}).render({ template: '{.eval digits * 1}', json }).output).toBe('NaN');
  });

  it('as is a pattern of many dates', () => {
    const template = `{t|date ${'%Z'.repeat(100_000)}|count}`;
    expect(engineWith({}).render({ template, json: { t: 0 } }).output).toBe('300000');
  });

  it('as is data full of open tags', () => {
    const json = { t: '<'.repeat(500_000) };
    expect(engineWith({}).render({ template: '{t|safe|count}', json }).output).toBe('500000');
  });
});
