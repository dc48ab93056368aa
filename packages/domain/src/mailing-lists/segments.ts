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

/** What is known of a member, for a rule that is applied without a database. */
export interface SegmentFacts {
  readonly tags: readonly string[];
  readonly formIds: readonly string[];
  readonly boughtItemIds: readonly string[];
  readonly spentCents: number;
  readonly countries: readonly string[];
  readonly lastOrderAt: Date | null;
}

const DAY_MS = 86_400_000;

const meets = (condition: SegmentCondition, facts: SegmentFacts, now: Date): boolean => {
  switch (condition.kind) {
    case 'tag':
      return facts.tags.includes(condition.tag) === condition.isSet;
    case 'form':
      return facts.formIds.includes(condition.formId);
    case 'bought':
      return facts.boughtItemIds.includes(condition.itemId) === condition.isBought;
    case 'spent':
      return facts.spentCents >= condition.cents === condition.isAtLeast;
    case 'country':
      return facts.countries.includes(condition.country);
    case 'last-order': {
      const since = now.getTime() - condition.days * DAY_MS;
      const isRecent = facts.lastOrderAt !== null && facts.lastOrderAt.getTime() >= since;
      // Who never ordered has no last order to be old.
      return condition.isWithin ? isRecent : facts.lastOrderAt !== null && !isRecent;
    }
  }
};

/** A segment without conditions has everybody. */
export const isInSegment = ({ match, conditions }: SegmentRule, facts: SegmentFacts, now: Date): boolean => {
  if (conditions.length === 0) return true;
  const met = (condition: SegmentCondition): boolean => meets(condition, facts, now);
  return match === 'all' ? conditions.every(met) : conditions.some(met);
};
