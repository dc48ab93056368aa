import { allocateMoney, money, parseDecimal, percentOf, ZERO, type CurrencyCode } from '../money/index.ts';
import { buyXGetYAmounts } from './buy-x-get-y.ts';
import { linesFor, matchesTarget, type DiscountedLine } from './check-discount.ts';
import type { Discount } from './discount.ts';

/** What discounts leave of lines, in minor units. */
export interface Reduction {
  readonly discount: Discount;
  /** By line. */
  readonly amounts: readonly bigint[];
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

interface Remaining {
  readonly lines: readonly DiscountedLine[];
  /** By line, after the discounts before. */
  readonly left: readonly bigint[];
  readonly currency: CurrencyCode;
}

/** Spread over the lines of the target by what is left of them. */
const spread = (wanted: bigint, eligible: readonly bigint[], currency: CurrencyCode): readonly bigint[] =>
  allocateMoney(money(smaller(wanted, sum(eligible)), currency), eligible).map(({ minor }) => minor);

/** What a discount takes off each line; never more than is left of it. */
const amountsOf = (discount: Discount, { lines: all, left, currency }: Remaining): readonly bigint[] => {
  const { reward, target } = discount;
  const lines = linesFor(discount, all);
  const eligible = left.map((minor, index) => {
    const line = lines[index];
    return line && matchesTarget(target, line) ? minor : 0n;
  });
  const none = left.map(() => 0n);
  // Spreading over nothing would spread evenly, also over what is excluded.
  if (reward.kind === 'free-shipping') return none;
  if (reward.kind === 'buy-x-get-y')
    return buyXGetYAmounts(discount, reward, lines).map((amount, index) =>
      smaller(amount, left[index] ?? 0n),
    );
  if (sum(eligible) === 0n) return none;
  if (reward.kind === 'percent') {
    const { minor } = percentOf(money(sum(eligible), currency), parseDecimal(reward.percent) ?? ZERO);
    return spread(minor, eligible, currency);
  }
  return reward.isPerItem
    ? eligible.map((minor, index) =>
        smaller(BigInt(reward.cents) * BigInt(lines[index]?.quantity ?? 0), minor),
      )
    : spread(BigInt(reward.cents), eligible, currency);
};

const kindOrder = { 'buy-x-get-y': 0, percent: 1, amount: 2, 'free-shipping': 3 } as const;

/** Single products first, then the order; percents before amounts, which is better for the shopper. */
const stageOf = ({ reward, target }: Discount): number =>
  reward.kind === 'buy-x-get-y' || target.kind !== 'order' ? 0 : 1;

const inOrder = (discounts: readonly Discount[]): Discount[] =>
  discounts.toSorted(
    (a, b) =>
      stageOf(a) - stageOf(b) ||
      kindOrder[a.reward.kind] - kindOrder[b.reward.kind] ||
      (a.id < b.id ? -1 : 1),
  );

/** All discounts one after the other, each on what the ones before leave. */
export const reduceLines = (
  discounts: readonly Discount[],
  lines: readonly DiscountedLine[],
  currency: CurrencyCode,
): readonly Reduction[] => {
  let left = lines.map(({ unitMinor, quantity }) => unitMinor * BigInt(quantity));
  return inOrder(discounts).map((discount) => {
    const amounts = amountsOf(discount, { lines, left, currency });
    left = left.map((minor, index) => minor - (amounts[index] ?? 0n));
    return { discount, amounts };
  });
};
