import { isLess, isLessOrEqual, looselyEqual, toBoolean, toNumber, toText } from './scalar.ts';
import type { Scalar } from './scalar.ts';

interface OperatorBase {
  /** In debug output and errors. */
  readonly name: string;
  readonly precedence: number;
}

export interface UnaryOperator extends OperatorBase {
  readonly kind: 'unary';
  readonly apply: (operand: Scalar) => Scalar;
}

export interface BinaryOperator extends OperatorBase {
  readonly kind: 'binary';
  readonly isRightAssociative: boolean;
  readonly apply: (left: Scalar, right: Scalar) => Scalar;
}

export interface AssignOperator extends OperatorBase {
  readonly kind: 'assign';
}

export type Operator = UnaryOperator | BinaryOperator | AssignOperator;

const unary = (name: string, apply: UnaryOperator['apply']): UnaryOperator => ({
  kind: 'unary',
  name,
  precedence: 17,
  apply,
});

const binary = (name: string, precedence: number, apply: BinaryOperator['apply']): BinaryOperator => ({
  kind: 'binary',
  name,
  precedence,
  isRightAssociative: false,
  apply,
});

const numeric = (
  name: string,
  precedence: number,
  apply: (left: number, right: number) => number,
): BinaryOperator => binary(name, precedence, (left, right) => apply(toNumber(left), toNumber(right)));

export const UNARY_PLUS = unary('unary plus', toNumber);
export const UNARY_MINUS = unary('unary minus', (operand) => -toNumber(operand));

export const ADD = binary('add', 14, (left, right) =>
  typeof left === 'string' || typeof right === 'string'
    ? toText(left) + toText(right)
    : toNumber(left) + toNumber(right),
);

/** By symbol, longest first. `+` and `-` are the binary operators. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['===', binary('strict equality', 11, (left, right) => left === right)],
  ['!==', binary('strict inequality', 11, (left, right) => left !== right)],
  ['**', { ...numeric('exponent', 16, (left, right) => left ** right), isRightAssociative: true }],
  ['<<', numeric('left shift', 13, (left, right) => left << right)],
  ['>>', numeric('right shift', 13, (left, right) => left >> right)],
  ['<=', binary('less than or equal', 12, isLessOrEqual)],
  ['>=', binary('greater than or equal', 12, (left, right) => isLessOrEqual(right, left))],
  ['==', binary('equality', 11, looselyEqual)],
  ['!=', binary('inequality', 11, (left, right) => !looselyEqual(left, right))],
  ['&&', binary('logical and', 7, (left, right) => toBoolean(left) && toBoolean(right))],
  ['||', binary('logical or', 6, (left, right) => toBoolean(left) || toBoolean(right))],
  ['*', numeric('multiply', 15, (left, right) => left * right)],
  ['/', numeric('divide', 15, (left, right) => left / right)],
  ['%', numeric('modulus', 15, (left, right) => left % right)],
  ['+', ADD],
  ['-', numeric('subtract', 14, (left, right) => left - right)],
  ['<', binary('less than', 12, isLess)],
  ['>', binary('greater than', 12, (left, right) => isLess(right, left))],
  ['&', numeric('bitwise and', 10, (left, right) => left & right)],
  ['^', numeric('bitwise xor', 9, (left, right) => left ^ right)],
  ['|', numeric('bitwise or', 8, (left, right) => left | right)],
  ['!', unary('logical not', (operand) => !toBoolean(operand))],
  ['~', unary('bitwise not', (operand) => ~toNumber(operand))],
  ['=', { kind: 'assign', name: 'assign', precedence: 3 }],
]);
