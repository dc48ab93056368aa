import { bindPredicate, compileIfCondition } from '../compile/condition.ts';
import { compileEval } from '../compile/eval.ts';
import { collectFailure } from '../compile/failure.ts';
import { siteOf } from '../compile/scope.ts';
import type { CompileScope } from '../compile/scope.ts';
import { locateAll } from '../locate.ts';
import { parse } from '../parse/parse.ts';
import type { BlockNode, Node, OrNode, PredicateUse, VariableNode } from '../parse/tree.ts';
import { RenderContext } from '../run/context.ts';
import { Frame, lookUp, resolveReference } from '../run/frame.ts';
import { DEFAULT_LIMITS } from '../run/limits.ts';
import type { Limits } from '../run/limits.ts';
import { toProgram } from '../run/partial-store.ts';
import type { FormatterTable, PredicateTable } from '../run/plugin.ts';
import { Program, type Run } from '../run/program.ts';
import type { Library, RenderInput } from '../run/request.ts';
import type { RenderResult } from '../engine.ts';
import { isTruthy, printValue } from '../values/convert.ts';
import { property, propertyPath } from '../values/property.ts';

interface Plugins {
  readonly formatters: FormatterTable;
  readonly predicates: PredicateTable;
  readonly limits?: Partial<Limits>;
}

/**
 * Renders by walking the tree, without any optimization of the compiler: the reference for compiled
 * templates.
 */
export const interpret = (template: string, input: RenderInput, plugins: Plugins): RenderResult => {
  const library = createLibrary(plugins);
  const program = toProgram(template, library);
  const context = new RenderContext<unknown>(library, { ...input, host: undefined }, program);
  const output = program.run(context, '');
  return { output, errors: [...program.errors, ...context.errors] };
};

const createLibrary = ({ formatters, predicates, limits }: Plugins): Library => {
  const tables = {
    formatters: new Map(Object.entries(formatters)),
    predicates: new Map(Object.entries(predicates)),
  };
  const compile: Library['compile'] = (source, partial) => {
    const scope: CompileScope = { unit: partial === undefined ? { source } : { source, partial }, ...tables };
    const { body, nesting, problems } = parse(source, {
      hasFormatter: (name) => tables.formatters.has(name),
      hasPredicate: (name) => tables.predicates.has(name),
    });
    const errors = locateAll(problems, scope.unit);
    return new Program({
      source,
      errors,
      nesting,
      run: runOf(body, scope),
    });
  };
  return { limits: { ...DEFAULT_LIMITS, ...limits }, compile, fragment: ({ source }) => compile(source) };
};

const runOf = (body: readonly Node[], scope: CompileScope): Run =>
  ((context: RenderContext, out: string) => runAside(context, out, () => walk(body, context, scope))) as Run;

/** Instructions of the interpreter append to the context's output. */
const runAside = (context: RenderContext, out: string, run: () => void): string => {
  const before = context.out;
  context.out = out;
  run();
  const after = context.out;
  context.out = before;
  return after;
};

const walk = (nodes: readonly Node[], context: RenderContext, scope: CompileScope): void => {
  for (const node of nodes) {
    const { frame } = context;
    try {
      runNode(node, context, scope);
    } catch (thrown) {
      context.frame = frame;
      collectFailure(context, siteOf(scope, 'offset' in node ? node.offset : 0, opcodeOf(node)), thrown);
    }
  }
};

const opcodeOf = ({ type }: Node): string => {
  if (type === 'variable') return 'VARIABLE';
  return type === 'bind-variable' ? 'BINDVAR' : 'PREDICATE';
};

const write = (context: RenderContext, text: string): void => {
  context.out += text;
  if (context.out.length > context.outputLimit) context.refuseLength();
};

const runNode = (node: Node, context: RenderContext, scope: CompileScope): void => {
  switch (node.type) {
    case 'text':
      return write(context, node.text);
    case 'variable':
      return write(context, printValue(runFormatters(node, context, scope)));
    case 'bind-variable':
      return context.setLocal(node.name, runFormatters(node, context, scope));
    case 'bind-object': {
      const values = node.entries.map(([key, reference]) => [
        key,
        resolveReference(context.frame, reference) ?? null,
      ]);
      return context.setLocal(node.name, Object.fromEntries(values));
    }
    case 'inject':
      return context.setLocal(node.name, property(context.input.injects, node.path));
    case 'include': {
      context.site = siteOf(scope, node.offset, 'INCLUDE');
      const text = context.input.includes === false ? '' : context.renderPartial(node.name);
      return write(context, node.prints ? text : '');
    }
    case 'eval':
      return write(context, compileEval(node, scope)(context));
    default:
      return runBlock(node, context, scope);
  }
};

const runFormatters = (
  node: Pick<VariableNode, 'references' | 'formatters' | 'offset'> & { readonly type: string },
  context: RenderContext,
  scope: CompileScope,
): unknown => {
  const { frame } = context;
  const [first, ...others] = node.references.map((reference) => resolveReference(frame, reference));
  if (node.type === 'variable') context.frame = new Frame(first, frame);
  const opcode = node.type === 'variable' ? 'VARIABLE' : 'BINDVAR';
  let value = first;
  for (const { name, args } of node.formatters) {
    context.site = siteOf(scope, node.offset, opcode);
    context.outside = frame;
    value = scope.formatters.get(name)?.bind(args)(value, context, others);
  }
  context.frame = frame;
  return value;
};

const runBlock = (node: BlockNode, context: RenderContext, scope: CompileScope): void => {
  const { frame } = context;
  switch (node.type) {
    case 'macro': {
      frame.macros ??= new Map();
      const { nesting } = parse(scope.unit.source, { hasFormatter: () => true, hasPredicate: () => true });
      frame.macros.set(node.name, {
        run: runOf(node.body, scope),
        nesting,
      });
      return;
    }
    case 'if':
      return compileIfCondition(node)(context)
        ? walk(node.body, context, scope)
        : runAlternative(node.alternative, context, scope);
    case 'predicate':
      return holds(node.predicate, context, scope)
        ? walk(node.body, context, scope)
        : runAlternative(node.alternative, context, scope);
    case 'section': {
      const [first = '@', ...rest] = node.reference;
      const value = propertyPath(lookUp(frame, first), rest);
      context.frame = new Frame(value, frame);
      if (isTruthy(value)) walk(node.body, context, scope);
      else runAlternative(node.alternative, context, scope);
      context.frame = frame;
      return;
    }
    case 'repeated': {
      const [first = '@', ...rest] = node.reference;
      const list = propertyPath(lookUp(frame, first), rest);
      if (!Array.isArray(list) || list.length === 0) return runAlternative(node.alternative, context, scope);
      list.forEach((element: unknown, i) => {
        const holder = new Frame(list, frame);
        holder.index = i;
        context.frame = new Frame(element, holder);
        walk(node.body, context, scope);
        if (i < list.length - 1) walk(node.between, context, scope);
      });
      context.frame = frame;
    }
  }
};

const holds = (use: PredicateUse, context: RenderContext, scope: CompileScope): boolean =>
  bindPredicate(use, scope)(context.node, context);

const runAlternative = (or: OrNode | null, context: RenderContext, scope: CompileScope): void => {
  if (or === null) return;
  if (or.predicate === null || holds(or.predicate, context, scope)) walk(or.body, context, scope);
  else runAlternative(or.alternative, context, scope);
};
