/** One condition of a segment. Orders are those of the customer with the address, without test orders. */
export type SegmentCondition =
  | { readonly kind: 'tag'; readonly tag: string; readonly isSet: boolean }
  | { readonly kind: 'form'; readonly formId: string }
  | { readonly kind: 'bought'; readonly itemId: string; readonly isBought: boolean }
  /** Paid and not refunded, in the currency of the site. */
  | { readonly kind: 'spent'; readonly cents: number; readonly isAtLeast: boolean }
  /** Of the customer's orders. */
  | { readonly kind: 'country'; readonly country: string }
  | { readonly kind: 'last-order'; readonly days: number; readonly isWithin: boolean };

/** Which members of lists belong to a segment. */
export interface SegmentRule {
  readonly match: 'all' | 'any';
  readonly conditions: readonly SegmentCondition[];
}

export const segmentLimits = {
  MAX_SEGMENTS: 100,
  MAX_CONDITIONS: 10,
  MAX_DAYS: 3650,
  MAX_CENTS: 100_000_000_00,
} as const;
