import type { IncludeNode, InjectNode, MacroNode } from '../parse/tree.ts';
import type { Step } from '../run/step.ts';
import { property } from '../values/property.ts';
import { siteOf } from './scope.ts';
import type { BlockScope, CompileScope } from './scope.ts';

export const compileMacro = (node: MacroNode, scope: BlockScope & { readonly nesting: number }): Step => {
  const macro = { run: scope.compileBody(node.body), nesting: scope.nesting };
  return ({ frame }) => {
    frame.macros ??= new Map();
    frame.macros.set(node.name, macro);
  };
};

export const compileInclude = ({ name, prints, offset }: IncludeNode, scope: CompileScope): Step => {
  const site = siteOf(scope, offset, 'INCLUDE');
  return (context) => {
    if (context.input.includes === false) return;
    context.site = site;
    context.outside = context.frame;
    const text = context.renderPartial(name);
    if (prints) context.write(text);
  };
};

export const compileInject =
  ({ name, path }: InjectNode): Step =>
  (context) =>
    context.setLocal(name, property(context.input.injects, path));
