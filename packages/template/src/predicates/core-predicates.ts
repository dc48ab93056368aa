import type { PredicateTable } from '../run/plugin.ts';
import { isTruthy } from '../values/convert.ts';
import { comparisonPredicates } from './comparisons.ts';
import { numberPredicates } from './numbers.ts';

/** Predicates that need nothing but data. */
export const corePredicates = {
  ...comparisonPredicates,
  ...numberPredicates,
  'debug?': () => (_node, context) => isTruthy(context.resolveName('debug')),
} satisfies PredicateTable;
