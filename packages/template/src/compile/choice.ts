import type { IfNode, OrNode, PredicateNode, PredicateUse } from '../parse/tree.ts';
import type { RenderContext } from '../run/context.ts';
import type { Site } from '../run/site.ts';
import type { Step } from '../run/step.ts';
import { bindPredicate, compileIfCondition } from './condition.ts';
import type { Condition } from './condition.ts';
import { collectFailure } from './failure.ts';
import { siteOf } from './scope.ts';
import type { BlockScope } from './scope.ts';

/** One branch of a block: runs when its condition holds and none before it did. */
interface Arm {
  readonly condition: Condition;
  readonly body: Step;
  readonly site: Site;
}

export const compilePredicate = (node: PredicateNode, scope: BlockScope): Step => {
  const site = siteOf(scope, node.offset, 'PREDICATE');
  const arm = {
    condition: predicateCondition(node.predicate, scope),
    body: scope.compileBody(node.body),
    site,
  };
  return runFirst([arm, ...compileArms(node.alternative, scope)]);
};

export const compileIf = (node: IfNode, scope: BlockScope): Step => {
  const condition = compileIfCondition(node);
  const body = scope.compileBody(node.body);
  const alternative = compileAlternative(node.alternative, scope);
  return (context) => (condition(context) ? body(context) : alternative(context));
};

/** The `.or` branches of a section or repeated section. */
export const compileAlternative = (or: OrNode | null, scope: BlockScope): Step => {
  const arms = compileArms(or, scope);
  const [only] = arms;
  if (only === undefined) return () => {};
  return or?.predicate === null ? only.body : runFirst(arms);
};

const compileArms = (first: OrNode | null, scope: BlockScope): Arm[] => {
  const arms: Arm[] = [];
  for (let or = first; or !== null; or = or.alternative) {
    const condition: Condition = or.predicate ? predicateCondition(or.predicate, scope) : () => true;
    arms.push({
      condition,
      body: scope.compileBody(or.body),
      site: siteOf(scope, or.offset, 'OR_PREDICATE'),
    });
  }
  return arms;
};

const predicateCondition = (use: PredicateUse, scope: BlockScope): Condition => {
  const test = bindPredicate(use, scope);
  return (context) => test(context.frame.node, context);
};

const runFirst =
  (arms: readonly Arm[]): Step =>
  (context) => {
    for (const arm of arms) {
      const holds = tryCondition(context, arm);
      if (holds === null) return;
      if (holds) return arm.body(context);
    }
  };

/** Null when the predicate failed: the whole block then prints nothing. */
const tryCondition = (context: RenderContext, { condition, site }: Arm): boolean | null => {
  const { frame } = context;
  context.site = site;
  context.outside = frame;
  try {
    return condition(context);
  } catch (thrown) {
    context.frame = frame;
    collectFailure(context, site, thrown);
    return null;
  }
};
