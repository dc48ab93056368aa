import { compareDecimals, parseDecimal, ZERO } from '../money/index.ts';
import { discountFieldTexts as texts } from './discount-messages.ts';
import {
  foldDiscountCode,
  isDiscountCode,
  type DiscountReward,
  type DiscountTarget,
  type DiscountTerms,
} from './discount.ts';

type Faults = Readonly<Record<string, string>>;

const targetFaults = (target: DiscountTarget, field: string): Faults => {
  if (target.kind === 'products' && target.productIds.length === 0)
    return { [`${field}.productIds`]: texts.products };
  if (target.kind === 'categories' && target.categories.length === 0)
    return { [`${field}.categories`]: texts.categories };
  return {};
};

const isPositive = (percent: string): boolean => compareDecimals(parseDecimal(percent) ?? ZERO, ZERO) > 0;

const rewardFaults = (reward: DiscountReward): Faults => {
  switch (reward.kind) {
    case 'percent':
      return isPositive(reward.percent) ? {} : { 'reward.percent': texts.percent };
    case 'amount':
      return reward.cents > 0 ? {} : { 'reward.cents': texts.amount };
    case 'free-shipping':
      return {};
    case 'buy-x-get-y':
      return {
        ...(isPositive(reward.percent) ? {} : { 'reward.percent': texts.percent }),
        ...targetFaults(reward.gets, 'reward.gets'),
      };
  }
};

/** As it is stored: name without spaces around it, code in capitals. */
export const tidyDiscount = (terms: DiscountTerms): DiscountTerms => ({
  ...terms,
  name: terms.name.trim(),
  code: terms.code === null ? null : foldDiscountCode(terms.code),
});

/** Messages by field. */
export const findDiscountFaults = ({
  name,
  code,
  reward,
  target,
  startsOn,
  endsOn,
}: DiscountTerms): Faults => ({
  ...(name === '' ? { name: texts.name } : {}),
  ...(code !== null && !isDiscountCode(code) ? { code: texts.code } : {}),
  ...rewardFaults(reward),
  ...targetFaults(target, 'target'),
  ...(startsOn !== null && endsOn !== null && endsOn <= startsOn ? { endsOn: texts.endsOn } : {}),
});
