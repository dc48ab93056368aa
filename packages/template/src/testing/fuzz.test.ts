import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreFormatters, corePredicates, createEngine } from '../index.ts';
import { brokenTemplate, data, INJECTS, PARTIALS, template } from './arbitraries.ts';
import { interpret } from './interpreter.ts';

const plugins = { formatters: coreFormatters, predicates: corePredicates };
const engine = createEngine(plugins);
const given = { partials: PARTIALS, injects: INJECTS, now: 0 };
const budget = (seconds: number) => ({ numRuns: 100_000, interruptAfterTimeLimit: seconds * 1000 });

describe('any template and any data', () => {
  it('[TPL-01] renders without throwing and prints its errors at places that exist', () => {
    const sources = fc.oneof(
      template,
      brokenTemplate,
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'{}.|@#a? &;') }),
    );
    fc.assert(
      fc.property(sources, data, (source, json) => {
        const { errors } = engine.render({ template: source, json, ...given });
        for (const { offset, line, column, partial } of errors) {
          if (partial !== undefined) continue;
          const lines = source.split('\n');
          const before = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
          expect(before + column - 1).toBe(offset);
        }
      }),
      budget(0.8),
    );
  });

  it('[TPL-01] prints and reports the same compiled as interpreted', () => {
    fc.assert(
      fc.property(fc.oneof(template, brokenTemplate), data, (source, json) => {
        expect(engine.render({ template: source, json, ...given })).toEqual(
          interpret(source, { json, ...given }, plugins),
        );
      }),
      budget(1.2),
    );
  });

  it('renders the same when a compiled template is used again', () => {
    fc.assert(
      fc.property(template, data, (source, json) => {
        const compiled = engine.compile(source);
        const first = engine.render({ template: compiled, json, ...given });
        expect(engine.render({ template: compiled, json, ...given })).toEqual(first);
      }),
      budget(0.5),
    );
  });

  it('leaves the data as it was', () => {
    fc.assert(
      fc.property(template, data, (source, json) => {
        const before = JSON.stringify(json);
        engine.render({ template: source, json, ...given });
        expect(JSON.stringify(json)).toBe(before);
      }),
      budget(0.5),
    );
  });

  it('never exceeds its limits', () => {
    const limits = { instructions: 300, outputLength: 120, milliseconds: 5_000, partialDepth: 3 };
    const strict = createEngine({ ...plugins, limits });
    const recursive = {
      ...PARTIALS,
      p: '{a}{@|apply p}{items|apply q}',
      q: '{.repeated section @}{@|apply p}{.end}xx',
    };
    fc.assert(
      fc.property(template, data, (source, json) => {
        const { output } = strict.render({ template: source, json, ...given, partials: recursive });
        expect(output.length).toBeLessThanOrEqual(limits.outputLength);
      }),
      budget(0.5),
    );
  });

  it('[TPL-08] never reads a prototype', () => {
    const secret = 'inherited secret';
    const inherited = { a: secret, b: { a: secret }, items: [secret], 'on-sale': true };
    Object.defineProperty(inherited, 'title', { get: () => secret, enumerable: true });
    const seal = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(seal);
      if (typeof value !== 'object' || value === null) return value;
      const own = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, seal(part)]));
      return Object.create(inherited, Object.getOwnPropertyDescriptors(own));
    };
    fc.assert(
      fc.property(template, data, (source, json) => {
        expect(engine.render({ template: source, json: seal(json), ...given }).output).not.toContain(secret);
      }),
      budget(0.8),
    );
  });
});
