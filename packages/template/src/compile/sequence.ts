import type { Node, TextNode, VariableNode } from '../parse/tree.ts';
import type { Step } from '../run/step.ts';
import { compileVariable, printVariable } from './variable.ts';
import type { Variable } from './variable.ts';
import type { CompileScope } from './scope.ts';

/** An instruction and the text before it. */
interface Part {
  readonly text: string;
  /** Set for variables, which are most of a template: they are spared the call of a closure. */
  readonly variable: Variable | null;
  readonly step: Step;
}

export type OtherNode = Exclude<Node, TextNode | VariableNode>;

/** Compiles a list of instructions. Their work is counted at once, on entering the block. */
export const compileSequence = (
  nodes: readonly Node[],
  scope: CompileScope,
  compileOther: (node: OtherNode) => Step,
): Step => {
  const cost = nodes.reduce((sum, node) => sum + costOf(node), 0);
  const parts: Part[] = [];
  let text = '';
  for (const node of nodes) {
    if (node.type === 'text') text += node.text;
    else {
      parts.push(
        node.type === 'variable'
          ? { text, variable: compileVariable(node, scope), step: doNothing }
          : { text, variable: null, step: compileOther(node) },
      );
      text = '';
    }
  }
  return parts.length === 0 ? textStep(text, cost) : partsStep(parts, text, cost);
};

const doNothing: Step = () => {};

const textStep =
  (text: string, cost: number): Step =>
  (context) => {
    context.charge(cost);
    if (text !== '') context.write(text);
  };

const partsStep =
  (parts: readonly Part[], tail: string, cost: number): Step =>
  (context) => {
    context.charge(cost);
    // By index: walking with an iterator costs a good part of a small page.
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i];
      if (part === undefined) break;
      const { text, variable } = part;
      if (text !== '') context.write(text);
      if (variable === null) part.step(context);
      else printVariable(context, variable);
    }
    if (tail !== '') context.write(tail);
  };

const costOf = (node: Node): number => ('formatters' in node ? 1 + node.formatters.length : 1);
