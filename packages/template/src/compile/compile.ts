import { locateAll } from '../locate.ts';
import type { Tree } from '../parse/assemble.ts';
import { parse } from '../parse/parse.ts';
import type { Vocabulary } from '../parse/tag-site.ts';
import type { Formatter, Predicate } from '../run/plugin.ts';
import { Program } from '../run/program.ts';
import type { Run } from '../run/program.ts';
import type { Unit } from '../source-site.ts';
import { defineBody } from './body-code.ts';
import { Code } from './code.ts';
import { runtime } from './runtime.ts';
import type { CompileScope } from './scope.ts';

/** The formatters and predicates of an engine, by name. */
export interface Plugins {
  readonly formatters: ReadonlyMap<string, Formatter>;
  readonly predicates: ReadonlyMap<string, Predicate>;
}

/** Source of a function of the data `k` and the runtime `r` that returns the template's main function. */
export interface GeneratedCode {
  readonly source: string;
  readonly data: readonly unknown[];
}

export const vocabularyOf = ({ formatters, predicates }: Plugins): Vocabulary => ({
  hasFormatter: (name) => formatters.has(name),
  hasPredicate: (name) => predicates.has(name),
});

export const compile = (unit: Unit, plugins: Plugins): Program => {
  const tree = parse(unit.source, vocabularyOf(plugins));
  return new Program({
    source: unit.source,
    errors: locateAll(tree.problems, unit),
    nesting: tree.nesting,
    run: load(generate(tree, { unit, ...plugins })),
  });
};

export const generate = ({ body, nesting }: Tree, scope: CompileScope): GeneratedCode => {
  const code = new Code(scope);
  const main = defineBody(code, body, nesting);
  return { source: code.finish(main, RUNTIME_NAMES), data: code.data };
};

const RUNTIME_NAMES = Object.keys(runtime);

// The source consists of the compiler's own tokens only: a test proves that no template text gets in.
// oxlint-disable-next-line no-new-func
const load = ({ source, data }: GeneratedCode): Run => new Function('k', 'r', source)(data, runtime) as Run;
