import type { MacroNode, Node } from '../parse/tree.ts';
import { compileBindObject, compileBindVariable } from './binding.ts';
import { ifCode, predicateCode, repeatedCode, sectionCode } from './block-code.ts';
import type { BodyWriter } from './block-code.ts';
import type { Code } from './code.ts';
import { compileEval } from './eval.ts';
import { compileInclude, compileInject } from './partial.ts';
import { variableCode } from './variable-code.ts';

/** V8 does not optimize longer functions. */
const MAX_BODY = 40;
/** Shorter content is inlined, which saves a call. */
const MAX_INLINE = 8;

/**
 * Defines a function for a list of instructions and returns its name. `nesting` is that of the whole
 * template.
 */
export const defineBody = (code: Code, nodes: readonly Node[], nesting: number): string => {
  if (nodes.length > MAX_BODY) return code.define(callParts(code, nodes, nesting));
  return code.define(`c.out=o;${contentCode(code, nodes, nesting)}`);
};

const callParts = (code: Code, nodes: readonly Node[], nesting: number): string => {
  let calls = '';
  for (let start = 0; start < nodes.length; start += MAX_BODY) {
    calls += `o=${defineBody(code, nodes.slice(start, start + MAX_BODY), nesting)}(c,o);`;
  }
  return calls;
};

/**
 * The work of a list is charged on entry and its output on exit: V8 concatenates strings lazily, so output
 * beyond the limit has cost nothing yet.
 */
const contentCode = (code: Code, nodes: readonly Node[], nesting: number): string => {
  let cost = 0;
  let steps = '';
  for (const node of nodes) {
    cost += costOf(node);
    steps += nodeCode(code, node, nesting);
  }
  return `if((c.meter.left-=${cost})<0)c.meter.check();${steps}if(o.length>c.outputLimit)c.refuseLength();`;
};

const costOf = (node: Node): number => ('formatters' in node ? 1 + node.formatters.length : 1);

const isShort = (nodes: readonly Node[]): boolean =>
  nodes.length <= MAX_INLINE && nodes.every(({ type }) => type === 'text' || type === 'variable');

const nodeCode = (code: Code, node: Node, nesting: number): string => {
  const write: BodyWriter = {
    define: (nodes) => defineBody(code, nodes, nesting),
    inline: (nodes) =>
      isShort(nodes) ? contentCode(code, nodes, nesting) : `o=${defineBody(code, nodes, nesting)}(c,o);`,
  };
  switch (node.type) {
    case 'text':
      return `o+=${code.hold(node.text)};`;
    case 'variable':
      return variableCode(code, node);
    case 'section':
      return sectionCode(code, node, write);
    case 'repeated':
      return repeatedCode(code, node, write);
    case 'predicate':
      return predicateCode(code, node, write);
    case 'if':
      return ifCode(code, node, write);
    case 'macro':
      return macroCode(code, node, nesting);
    case 'bind-variable':
      return `${code.hold(compileBindVariable(node, code.scope))}(c);`;
    case 'bind-object':
      return `${code.hold(compileBindObject(node))}(c);`;
    case 'inject':
      return `${code.hold(compileInject(node))}(c);`;
    case 'include':
      return `o+=${code.hold(compileInclude(node, code.scope))}(c);`;
    case 'eval':
      return `o+=${code.hold(compileEval(node, code.scope))}(c);`;
  }
};

const macroCode = (code: Code, { name, body }: MacroNode, nesting: number): string =>
  `D(f,${code.hold(name)},{run:${defineBody(code, body, nesting)},nesting:${nesting}});`;
