import type { BindObjectNode, BindVariableNode, VariableNode } from '../parse/tree.ts';
import type { RenderContext } from '../run/context.ts';
import type { Site } from '../run/site.ts';
import type { Step } from '../run/step.ts';
import { printValue } from '../values/convert.ts';
import { collectFailure } from './failure.ts';
import { compilePipeline } from './pipeline.ts';
import { compileReference } from './reference.ts';
import { siteOf } from './scope.ts';
import type { CompileScope } from './scope.ts';

export const compileVariable = (node: VariableNode, scope: CompileScope): Step => {
  const [first] = node.references;
  if (node.formatters.length === 0 && first !== undefined) return compilePlain(node, scope);
  const site = siteOf(scope, node.offset, 'VARIABLE');
  const pipeline = compilePipeline({ ...node, site, pushesValue: true }, scope);
  return (context) => {
    const { frame } = context;
    try {
      writeValue(context, pipeline(context));
    } catch (thrown) {
      context.frame = frame;
      collectFailure(context, site, thrown);
    }
  };
};

const compilePlain = (node: VariableNode, scope: CompileScope): Step => {
  const resolve = compileReference(node.references[0] ?? []);
  const site = siteOf(scope, node.offset, 'VARIABLE');
  return (context) => {
    const value = resolve(context.frame);
    if (typeof value === 'string') context.write(value);
    else if (typeof value === 'object') writeObject(context, site, value);
    else writeValue(context, value);
  };
};

// Printing a deeply nested array can overflow the stack.
const writeObject = (context: RenderContext, site: Site, value: object | null): void => {
  try {
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
      context.setLocal(node.name, pipeline(context));
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
    const object = Object.fromEntries(parts.map(([key, resolve]) => [key, resolve(frame) ?? null]));
    context.hasSharedParts = true;
    context.setLocal(name, object);
  };
};
