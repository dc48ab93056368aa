import { toBoolean, toNumber, toText } from './scalar.ts';
import type { Scalar } from './scalar.ts';

/** Called with at least one argument. */
export type ExpressionFunction = (first: Scalar, others: readonly Scalar[]) => Scalar;

// Not `Math.max`: NaN counts only as the last argument.
const largest: ExpressionFunction = (first, others) =>
  others.map(toNumber).reduce((best, value) => (best > value ? best : value), toNumber(first));

const smallest: ExpressionFunction = (first, others) =>
  others.map(toNumber).reduce((best, value) => (best < value ? best : value), toNumber(first));

export const FUNCTIONS: ReadonlyMap<string, ExpressionFunction> = new Map<string, ExpressionFunction>([
  ['max', largest],
  ['min', smallest],
  ['abs', (value) => Math.abs(toNumber(value))],
  ['num', (value) => toNumber(value)],
  ['str', (value) => toText(value)],
  ['bool', (value) => toBoolean(value)],
]);
