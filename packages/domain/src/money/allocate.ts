import { money, type Money } from './money.ts';

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/**
 * Splits an amount by weights so that the parts always add up to the whole. Rounding each part on its own
 * loses or invents a cent on an order discount or an instalment plan.
 */
export const allocateMoney = (amount: Money, weights: readonly bigint[]): Money[] => {
  if (weights.some((weight) => weight < 0n)) throw new RangeError('A weight cannot be negative.');
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return allocateEvenly(amount, weights.length);
  const parts = weights.map((weight) => (amount.minor * weight) / total);
  const remainders = weights.map((weight) => magnitude((amount.minor * weight) % total));
  return spread(amount, parts, largestFirst(remainders));
};

const allocateEvenly = (amount: Money, count: number): Money[] =>
  count === 0
    ? []
    : allocateMoney(
        amount,
        Array.from({ length: count }, () => 1n),
      );

const largestFirst = (remainders: readonly bigint[]): number[] =>
  remainders
    .map((remainder, index) => ({ remainder, index }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
    .map(({ index }) => index);

const spread = (amount: Money, parts: readonly bigint[], order: readonly number[]): Money[] => {
  const unit = amount.minor < 0n ? -1n : 1n;
  const missing = magnitude(amount.minor - parts.reduce((sum, part) => sum + part, 0n));
  const receivers = new Set(order.slice(0, Number(missing)));
  return parts.map((part, index) => money(receivers.has(index) ? part + unit : part, amount.currency));
};
