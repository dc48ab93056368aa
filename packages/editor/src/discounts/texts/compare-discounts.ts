import { subscriptionPaymentsOf, type DiscountTerms } from '@sitewright/domain/discounts';
import type { DiscountFormat } from '../discount-types.ts';
import {
  appliesToText,
  conditionTexts,
  datesText,
  limitTexts,
  subscriptionTexts,
  valueText,
} from './discount-texts.ts';

interface Part {
  readonly label: string;
  readonly text: string;
  /** What makes two equal texts different, such as other products. */
  readonly value: unknown;
}

const partOf = (label: string, text: string, value: unknown = text): Part => ({ label, text, value });

const partsOf = (terms: DiscountTerms, { price, zone }: DiscountFormat): Part[] => {
  const { name, code, reward, target, isCombinable, isEnabled } = terms;
  const gets = reward.kind === 'buy-x-get-y' ? reward.gets : undefined;
  return [
    partOf('Name', name),
    partOf('Code', code ?? 'Automatic'),
    partOf('Value', valueText(reward, price), { ...reward, gets: undefined }),
    partOf('Applies to', appliesToText(terms), [target, gets]),
    partOf('Requirements', conditionTexts(terms, price).join(', ') || 'None'),
    partOf('Limits', limitTexts(terms).join(', ') || 'None'),
    partOf('Dates', datesText(terms, zone)),
    partOf('Combines with other discounts', isCombinable ? 'Yes' : 'No'),
    partOf('Subscriptions', subscriptionTexts[subscriptionPaymentsOf(terms)]),
    partOf('Status', isEnabled ? 'On' : 'Off'),
  ];
};

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What two versions of a discount have different, in words. */
export const compareDiscounts = (
  mine: DiscountTerms,
  theirs: DiscountTerms,
  format: DiscountFormat,
): readonly Difference[] => {
  const others = partsOf(theirs, format);
  return partsOf(mine, format).flatMap(({ label, text, value }, index) => {
    const other = others[index];
    return other === undefined || JSON.stringify(other.value) === JSON.stringify(value)
      ? []
      : [{ label, mine: text, theirs: other.text }];
  });
};
