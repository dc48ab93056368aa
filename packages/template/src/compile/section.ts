import type { RepeatedNode, SectionNode } from '../parse/tree.ts';
import type { RenderContext } from '../run/context.ts';
import { Frame } from '../run/frame.ts';
import type { Step } from '../run/step.ts';
import { compileAlternative } from './choice.ts';
import { isTruthyCounted } from './condition.ts';
import { compileReference, resolveOwnPath } from './reference.ts';
import type { BlockScope } from './scope.ts';

export const compileSection = (node: SectionNode, scope: BlockScope): Step => {
  const path = compileReference(node.reference);
  const body = scope.compileBody(node.body);
  const alternative = compileAlternative(node.alternative, scope);
  return (context) => {
    const { frame } = context;
    const value = resolveOwnPath(frame, path);
    const step = isTruthyCounted(context, value) ? body : alternative;
    // The alternative too runs with the value as its node, falsy as it is.
    context.frame = new Frame(value, frame);
    step(context);
    context.frame = frame;
  };
};

interface RepeatedSteps {
  readonly body: Step;
  readonly between: Step;
}

export const compileRepeated = (node: RepeatedNode, scope: BlockScope): Step => {
  const path = compileReference(node.reference);
  const steps = { body: scope.compileBody(node.body), between: scope.compileBody(node.between) };
  const alternative = compileAlternative(node.alternative, scope);
  return (context) => {
    const list = resolveOwnPath(context.frame, path);
    if (Array.isArray(list) && list.length > 0) repeat(context, list, steps);
    else alternative(context);
  };
};

// Both frames serve all elements: a frame for each would be the largest cost of a long list.
const repeat = (context: RenderContext, list: readonly unknown[], { body, between }: RepeatedSteps): void => {
  const { frame } = context;
  const holder = new Frame(list, frame);
  const item = new Frame(undefined, holder);
  const last = list.length - 1;
  context.charge(list.length);
  context.frame = item;
  for (let i = 0; i <= last; i++) {
    holder.index = i;
    item.node = list[i];
    item.locals = null;
    item.macros = null;
    body(context);
    if (i < last) between(context);
  }
  context.frame = frame;
};
