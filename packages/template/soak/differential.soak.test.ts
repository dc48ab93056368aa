import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreFormatters, corePredicates, createEngine } from '../src/index.ts';
import { brokenTemplate, data, INJECTS, PARTIALS, template } from '../src/testing/arbitraries.ts';
import { isKnownDifference, withoutHalves } from './known-differences.ts';

/** The part of the public engine that is used here. */
interface PublicCompiler {
  execute(request: Record<string, unknown>): { ctx: { render(): string } };
}

// The benchmarks alone depend on the public engine, so it is found from there.
const loadCompiler = (): PublicCompiler => {
  const load = createRequire(new URL('../../../benchmarks/package.json', import.meta.url));
  const loaded: { Compiler: new () => PublicCompiler } = load('@squarespace/template-engine');
  return new loaded.Compiler();
};

const engine = createEngine({ formatters: coreFormatters, predicates: corePredicates });
const runs = { numRuns: Number(process.env['SOAK_RUNS'] ?? 20_000) };

describe('templates print what the public engine prints', () => {
  const compiler = loadCompiler();
  const theirs = (code: string, json: unknown): string => {
    const partials = { ...PARTIALS };
    return compiler
      .execute({ code, json, partials, injects: INJECTS, now: 0, enableExpr: true, enableInclude: true })
      .ctx.render();
  };
  const ours = (source: string, json: unknown): string =>
    engine.render({ template: source, json, partials: PARTIALS, injects: INJECTS, now: 0 }).output;

  const agree = (source: string, json: unknown): void => {
    const copy: unknown = JSON.parse(JSON.stringify(json));
    if (isKnownDifference(source, copy)) return;
    expect(ours(source, copy)).toBe(withoutHalves(theirs(source, copy)));
  };

  it('for templates that make sense', () => {
    fc.assert(fc.property(template, data, agree), runs);
  }, 600_000);

  it('for templates with broken tags', () => {
    fc.assert(fc.property(brokenTemplate, data, agree), runs);
  }, 600_000);
});
