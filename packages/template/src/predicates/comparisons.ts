import type { RenderContext } from '../run/context.ts';
import type { Predicate, PredicateTable } from '../run/plugin.ts';
import { asBoolean, asNumber, asString } from '../values/convert.ts';
import { isEqual } from '../run/equal.ts';
import { operandPair } from './operand.ts';

type Compare = (left: unknown, right: unknown, context: RenderContext) => boolean;

/** Always false without arguments. A missing value compares as null. */
const comparing =
  (compare: Compare): Predicate =>
  (args) => {
    const pair = operandPair(args);
    if (pair === null) return () => false;
    const [left, right] = pair;
    return (_node, context) => compare(left(context) ?? null, right(context) ?? null, context);
  };

/** Negative, zero or positive; the right side is converted to the type of the left. */
const order: (...operands: Parameters<Compare>) => number = (left, right, context) => {
  switch (typeof left) {
    case 'number':
      return orderOf(left, asNumber(right));
    case 'string':
      return orderOf(left, asString(right));
    case 'boolean':
      return orderOf(Number(left), Number(asBoolean(right)));
    default:
      return isEqual(left, right, context) ? 0 : -1;
  }
};

// If `right` is NaN, `left` counts as greater.
const orderOf = <Value extends string | number>(left: Value, right: Value): number => {
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

export const comparisonPredicates = {
  'equal?': comparing(isEqual),
  'notEqual?': comparing((left, right, context) => !isEqual(left, right, context)),
  'greaterThan?': comparing((left, right, context) => order(left, right, context) > 0),
  'greaterThanOrEqual?': comparing((left, right, context) => order(left, right, context) >= 0),
  'lessThan?': comparing((left, right, context) => order(left, right, context) < 0),
  'lessThanOrEqual?': comparing((left, right, context) => order(left, right, context) <= 0),
} satisfies PredicateTable;
