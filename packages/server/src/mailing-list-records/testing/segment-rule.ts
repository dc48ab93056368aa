import type { SegmentCondition, SegmentRule } from '@sitewright/domain/mailing-lists';

/** What is known of a member. */
interface SegmentFacts {
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

/** What statements find, decided without a database. A segment without conditions has everybody. */
export const isInSegment = ({ match, conditions }: SegmentRule, facts: SegmentFacts, now: Date): boolean => {
  if (conditions.length === 0) return true;
  const met = (condition: SegmentCondition): boolean => meets(condition, facts, now);
  return match === 'all' ? conditions.every(met) : conditions.some(met);
};
