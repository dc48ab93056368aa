import type { RateRange, ShippingRate } from './shipping.ts';

/** Amounts between the limits have no price; an open gap has no end. */
export interface RangeGap {
  readonly from: number;
  readonly to?: number;
}

type RangedKind = Exclude<ShippingRate['kind'], 'flat'>;

/** The smallest amount of an order, and by how much amounts differ. Weights have no steps: ranges must meet. */
const amounts = {
  'by-weight': { first: 0, step: 0 },
  'by-quantity': { first: 1, step: 1 },
  'by-subtotal': { first: 0, step: 1 },
} as const satisfies Record<RangedKind, { readonly first: number; readonly step: number }>;

/** Amounts that no range has a price for, in ascending order: orders there do not see the rate. */
export const findRangeGaps = (kind: RangedKind, ranges: readonly RateRange[]): readonly RangeGap[] => {
  const { first, step } = amounts[kind];
  const gaps: RangeGap[] = [];
  let next: number | undefined = first;
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (next === undefined) break;
    if (from > next) gaps.push({ from: next, to: from });
    next = to === undefined ? undefined : Math.max(next, to + step);
  }
  return next === undefined ? gaps : [...gaps, { from: next }];
};
