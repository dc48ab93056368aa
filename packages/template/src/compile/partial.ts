import type { IncludeNode, InjectNode } from '../parse/tree.ts';
import type { RenderContext } from '../run/context.ts';
import { property } from '../values/property.ts';
import { siteOf } from './scope.ts';
import type { CompileScope } from './scope.ts';

export const compileInclude = (
  { name, prints, offset }: IncludeNode,
  scope: CompileScope,
): ((context: RenderContext) => string) => {
  const site = siteOf(scope, offset, 'INCLUDE');
  return (context) => {
    if (context.input.includes === false) return '';
    context.site = site;
    context.outside = context.frame;
    const text = context.renderPartial(name);
    return prints ? text : '';
  };
};

export const compileInject =
  ({ name, path }: InjectNode): ((context: RenderContext) => void) =>
  (context) =>
    context.setLocal(name, property(context.input.injects, path));
