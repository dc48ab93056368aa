import type { Node } from '../parse/tree.ts';
import type { Step } from '../run/step.ts';

/** Runs instructions in order. Their work is counted at once, on entering the block. */
export const compileSequence = (nodes: readonly Node[], compileNode: (node: Node) => Step): Step => {
  const steps = nodes.map(compileNode);
  const cost = nodes.reduce((sum, node) => sum + costOf(node), 0);
  const [first, second] = steps;
  if (first === undefined) return () => {};
  if (second === undefined) return single(first, cost);
  return (context) => {
    const { meter } = context;
    meter.left -= cost;
    if (meter.left < 0) meter.check();
    for (let i = 0; i < steps.length; i++) steps[i]?.(context);
  };
};

const single =
  (step: Step, cost: number): Step =>
  (context) => {
    const { meter } = context;
    meter.left -= cost;
    if (meter.left < 0) meter.check();
    step(context);
  };

const costOf = (node: Node): number => ('formatters' in node ? 1 + node.formatters.length : 1);
