import { describe, expect, it } from 'vitest';
import { coreFormatters, corePredicates, createEngine } from '../index.ts';
import { parseExpression } from './parse.ts';

const engine = createEngine({ formatters: coreFormatters, predicates: corePredicates });

describe('[TPL-05] limits of expressions', () => {
  const render = (template: string, expressionLimits: { maxTokens?: number; maxStringLen?: number }) =>
    engine.render({ template, json: { long: 'x'.repeat(20) }, expressionLimits });

  it('refuse an expression with more tokens than allowed', () => {
    expect(render('{.eval 1 + 2}', { maxTokens: 3 })).toEqual({ output: '3', errors: [] });
    const { output, errors } = render('{.eval 1 + 2 + 3}', { maxTokens: 3 });
    expect(output).toBe('');
    expect(errors[0]?.message).toContain('maximum number of allowed tokens: 3');
  });

  it('refuse a text that would grow longer than allowed', () => {
    expect(render('{.eval long + "ab"}', { maxStringLen: 22 }).output).toHaveLength(22);
    const { output, errors } = render('{.eval long + "abc"}', { maxStringLen: 22 });
    expect(output).toBe('');
    expect(errors[0]?.message).toContain('maximum string length 22');
  });

  it('are off when zero or absent', () => {
    expect(render('{.eval 1 + 2 + 3 + 4}', { maxTokens: 0, maxStringLen: 0 }).output).toBe('10');
    expect(render('{.eval long + long}', {}).output).toHaveLength(40);
  });

  it.each(['"abc', "'abc", '"abc\\', '"abc\\"', "'"])('report %s, a text without its end', (source) => {
    expect(() => parseExpression(source)).toThrow('Unterminated string');
  });
});

describe('expressions', () => {
  it('take any number of arguments and parentheses', () => {
    const many = `max(${Array.from({ length: 50_000 }, (_, i) => i).join(', ')})`;
    const deep = `${'('.repeat(50_000)}7${')'.repeat(50_000)}`;
    expect(engine.render({ template: `{.eval ${many}} {.eval ${deep}}`, json: {} }).output).toBe('49999 7');
  });

  it('resolve names as the current frame does', () => {
    const json = { list: [{ n: 1 }, { n: 2 }], add: 10 };
    expect(
      engine.render({ template: '{.repeated section list}{.eval n + add + @index};{.end}', json }).output,
    ).toBe('12;14;');
  });

  it('keep what they assign for the section they stand in', () => {
    const template = '{.section s}{.eval @x = 1}{@x}{.end}[{@x}]';
    expect(engine.render({ template, json: { s: { a: 1 } } }).output).toBe('1[]');
  });
});
