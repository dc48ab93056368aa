import type { BindObjectNode, BindVariableNode, VariableNode } from '../parse/tree.ts';
import type { RenderContext } from '../run/context.ts';
import type { Site } from '../run/site.ts';
import type { Step } from '../run/step.ts';
import { printValue } from '../values/convert.ts';
import { collectFailure } from './failure.ts';
import { compilePipeline, runPipeline } from './pipeline.ts';
import type { Pipeline } from './pipeline.ts';
import { compileReference, resolvePath } from './reference.ts';
import type { Path } from './reference.ts';
import { siteOf } from './scope.ts';
import type { CompileScope } from './scope.ts';

/** A variable made ready to print. Data and one function: a closure for each would cost a call for each. */
export interface Variable {
  readonly path: Path;
  /** Null without formatters. */
  readonly pipeline: Pipeline | null;
  readonly site: Site;
}

export const compileVariable = (node: VariableNode, scope: CompileScope): Variable => {
  const site = siteOf(scope, node.offset, 'VARIABLE');
  const pipeline = compilePipeline({ ...node, site, pushesValue: true }, scope);
  return { path: pipeline.first, pipeline: node.formatters.length === 0 ? null : pipeline, site };
};

export const printVariable = (context: RenderContext, variable: Variable): void => {
  if (variable.pipeline !== null) printFormatted(context, variable.pipeline);
  else printPlain(context, variable);
};

const printFormatted = (context: RenderContext, pipeline: Pipeline): void => {
  const { frame } = context;
  try {
    writeValue(context, runPipeline(context, pipeline));
  } catch (thrown) {
    context.frame = frame;
    collectFailure(context, pipeline.site, thrown);
  }
};

// Without formatters nothing can fail but the printing of an array.
const printPlain = (context: RenderContext, { path, site }: Variable): void => {
  const value = resolvePath(context.frame, path);
  if (typeof value === 'string') context.write(value);
  else if (Array.isArray(value)) writeArray(context, site, value);
  else writeValue(context, value);
};

const writeArray = (context: RenderContext, site: Site, value: readonly unknown[]): void => {
  try {
    context.charge(value.length);
    writeValue(context, value);
  } catch (thrown) {
    collectFailure(context, site, thrown);
  }
};

const writeValue = (context: RenderContext, value: unknown): void => {
  if (typeof value === 'string') context.write(value);
  else if (value !== undefined && value !== null) context.write(printValue(value));
};

export const compileBindVariable = (node: BindVariableNode, scope: CompileScope): Step => {
  const site = siteOf(scope, node.offset, 'BINDVAR');
  const pipeline = compilePipeline({ ...node, site, pushesValue: false }, scope);
  return (context) => {
    const { frame } = context;
    try {
      const value =
        node.formatters.length === 0 ? resolvePath(frame, pipeline.first) : runPipeline(context, pipeline);
      context.setLocal(node.name, value);
    } catch (thrown) {
      context.frame = frame;
      collectFailure(context, site, thrown);
    }
  };
};

export const compileBindObject = ({ name, entries }: BindObjectNode): Step => {
  const parts = entries.map(([key, reference]) => [key, compileReference(reference)] as const);
  return (context) => {
    const { frame } = context;
    // Missing becomes null: the object has the name, so looking it up ends here.
    const object = Object.fromEntries(parts.map(([key, path]) => [key, resolvePath(frame, path) ?? null]));
    context.hasSharedParts = true;
    context.setLocal(name, object);
  };
};
