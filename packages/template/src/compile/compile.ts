import { locateAll } from '../errors.ts';
import { parse } from '../parse/parse.ts';
import type { Formatter, Predicate } from '../run/plugin.ts';
import { Program } from '../run/program.ts';
import type { Unit } from '../run/site.ts';
import type { Step } from '../run/step.ts';
import { compileIf, compilePredicate } from './choice.ts';
import { compileEval } from './eval.ts';
import { compileInclude, compileInject, compileMacro } from './partial.ts';
import type { BlockScope } from './scope.ts';
import { compileRepeated, compileSection } from './section.ts';
import { compileSequence } from './sequence.ts';
import type { OtherNode } from './sequence.ts';
import { compileBindObject, compileBindVariable } from './variable.ts';

/** The formatters and predicates of an engine, by name. */
export interface Plugins {
  readonly formatters: ReadonlyMap<string, Formatter>;
  readonly predicates: ReadonlyMap<string, Predicate>;
}

/** Turns source into closures. Names and literals of the template are data in them, never source text. */
export const compile = (unit: Unit, plugins: Plugins): Program => {
  const { body, nesting, problems } = parse(unit.source, {
    hasFormatter: (name) => plugins.formatters.has(name),
    hasPredicate: (name) => plugins.predicates.has(name),
  });
  const scope: NodeScope = {
    ...plugins,
    unit,
    nesting,
    compileBody: (nodes) => compileSequence(nodes, scope, (node) => compileNode(node, scope)),
  };
  return new Program({
    source: unit.source,
    errors: locateAll(problems, unit.source, unit.partial),
    nesting,
    run: scope.compileBody(body),
  });
};

type NodeScope = BlockScope & { readonly nesting: number };

const compileNode = (node: OtherNode, scope: NodeScope): Step => {
  switch (node.type) {
    case 'bind-variable':
      return compileBindVariable(node, scope);
    case 'bind-object':
      return compileBindObject(node);
    case 'section':
      return compileSection(node, scope);
    case 'repeated':
      return compileRepeated(node, scope);
    case 'predicate':
      return compilePredicate(node, scope);
    case 'if':
      return compileIf(node, scope);
    case 'macro':
      return compileMacro(node, scope);
    case 'include':
      return compileInclude(node, scope);
    case 'inject':
      return compileInject(node);
    case 'eval':
      return compileEval(node, scope);
  }
};
