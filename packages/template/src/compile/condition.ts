import type { IfNode, PredicateUse } from '../parse/tree.ts';
import type { RenderContext } from '../run/context.ts';
import type { BoundPredicate } from '../run/plugin.ts';
import { isTruthy } from '../values/convert.ts';
import { compileReference, resolvePath } from './reference.ts';
import type { CompileScope } from './scope.ts';

/** May throw what its predicate throws. */
export type Condition = (context: RenderContext) => boolean;

/** Testing an object for keys can cost far more than an instruction, and the cost is not known beforehand. */
const OBJECT_COST = 16;

export const isTruthyCounted = (context: RenderContext, value: unknown): boolean => {
  if (typeof value === 'object' && value !== null) context.charge(OBJECT_COST);
  return isTruthy(value);
};

/** An unknown predicate is false. */
export const bindPredicate = (use: PredicateUse, scope: CompileScope): BoundPredicate => {
  const found = scope.predicates.get(use.name);
  if (found === undefined) return () => false;
  try {
    return found(use.args);
  } catch (thrown) {
    return () => {
      throw thrown;
    };
  }
};

/**
 * Strictly left to right, without precedence. A step that decides its operator (false for `&&`, true for
 * `||`) ends the evaluation: `a && b || c` is false once `a && b` is.
 */
export const compileIfCondition = ({ references, operators }: IfNode): Condition => {
  const [first, ...others] = references.map(compileReference);
  if (first === undefined) return () => false;
  const steps = others.map((path, i) => ({ path, isOr: operators[i] === '||' }));
  return (context) => {
    const { frame } = context;
    let result = isTruthyCounted(context, resolvePath(frame, first));
    for (const { path, isOr } of steps) {
      if (result !== isOr) result = isTruthyCounted(context, resolvePath(frame, path));
      if (result === isOr) return result;
    }
    return result;
  };
};
