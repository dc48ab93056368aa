import type { Node, TextNode } from '../parse/tree.ts';
import type { Step } from '../run/step.ts';

/** An instruction and the text before it. */
interface Part {
  readonly text: string;
  readonly step: Step;
}

/** Compiles a list of instructions. Their work is counted at once, on entering the block. */
export const compileSequence = (
  nodes: readonly Node[],
  compileNode: (node: Exclude<Node, TextNode>) => Step,
): Step => {
  const cost = nodes.reduce((sum, node) => sum + costOf(node), 0);
  const parts: Part[] = [];
  let text = '';
  for (const node of nodes) {
    if (node.type === 'text') text += node.text;
    else {
      parts.push({ text, step: compileNode(node) });
      text = '';
    }
  }
  return parts.length === 0 ? textStep(text, cost) : partsStep(parts, text, cost);
};

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
    for (const { text, step } of parts) {
      if (text !== '') context.write(text);
      step(context);
    }
    if (tail !== '') context.write(tail);
  };

const costOf = (node: Node): number => ('formatters' in node ? 1 + node.formatters.length : 1);
