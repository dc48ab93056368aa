import type { BindObjectNode, BindVariableNode } from '../parse/tree.ts';
import type { RenderContext } from '../run/context.ts';
import { collectFailure } from './failure.ts';
import { compilePipeline, runPipeline } from './pipeline.ts';
import { compileReference, resolvePath } from './reference.ts';
import { siteOf } from './scope.ts';
import type { CompileScope } from './scope.ts';

/** Defines a name in the current frame and prints nothing. */
type Binding = (context: RenderContext) => void;

export const compileBindVariable = (node: BindVariableNode, scope: CompileScope): Binding => {
  const site = siteOf(scope, node.offset, 'BINDVAR');
  const { name, references, formatters } = node;
  const pipeline = compilePipeline({ references, formatters, pushesValue: false }, scope);
  return (context) => {
    const { frame } = context;
    context.site = site;
    try {
      context.setLocal(name, runPipeline(context, pipeline));
    } catch (thrown) {
      context.frame = frame;
      collectFailure(context, site, thrown);
    }
  };
};

export const compileBindObject = ({ name, entries }: BindObjectNode): Binding => {
  const parts = entries.map(([key, reference]) => [key, compileReference(reference)] as const);
  return (context) => {
    const { frame } = context;
    // Null for missing values: the object has the key, so that the lookup ends here.
    const object = Object.fromEntries(parts.map(([key, path]) => [key, resolvePath(frame, path) ?? null]));
    context.hasSharedParts = true;
    context.setLocal(name, object);
  };
};
