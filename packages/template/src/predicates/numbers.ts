import type { Predicate, PredicateTable } from '../run/plugin.ts';
import { asNumber } from '../values/convert.ts';
import { operand, referenceOperand } from './operand.ts';
import type { Operand } from './operand.ts';

const theNode: Operand = ({ node }) => node;

/** Integers only: strings and fractions are neither even nor odd. */
const remainderOfTwo =
  (wanted: number): Predicate =>
  ([name]) => {
    const value = name === undefined ? theNode : referenceOperand(name);
    return (_node, context) => {
      const number = value(context);
      return typeof number === 'number' && Math.abs(number) % 2 === wanted;
    };
  };

/** `nth? M` tests the node, `nth? A M` tests A. */
const nth: Predicate = (args) => {
  const [first, second] = args;
  if (first === undefined) return () => false;
  const value = second === undefined ? theNode : operand(first);
  const modulus = operand(second ?? first);
  return (_node, context) => {
    const number = value(context);
    const by = modulus(context);
    return isInteger(number) && isInteger(by) && number % by === 0;
  };
};

const isInteger = (value: unknown): value is number => Number.isInteger(value);

export const numberPredicates = {
  'even?': remainderOfTwo(0),
  'odd?': remainderOfTwo(1),
  'nth?': nth,
  'plural?': () => (node) => asNumber(node) > 1,
  'singular?': () => (node) => asNumber(node) === 1,
} satisfies PredicateTable;
