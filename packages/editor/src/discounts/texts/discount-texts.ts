import type {
  DiscountReward,
  DiscountStatus,
  DiscountTarget,
  DiscountTerms,
  SubscriptionPayments,
} from '@sitewright/domain/discounts';
import { formatPrice, type PriceFormat } from '@sitewright/domain/money';

export const statusNames: Readonly<Record<DiscountStatus, string>> = {
  active: 'Active',
  scheduled: 'Scheduled',
  expired: 'Expired',
  disabled: 'Off',
};

/** A percentage without zeros that say nothing: `12.50` is `12.5 %`. */
export const percentText = (percent: string): string => `${Number(percent)} %`;

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** How much a discount gives: `10 % off`. */
export const valueText = (reward: DiscountReward, price: PriceFormat): string => {
  switch (reward.kind) {
    case 'percent':
      return `${percentText(reward.percent)} off`;
    case 'amount':
      return `${formatPrice(reward.cents, price)} off${reward.isPerItem ? ' each item' : ''}`;
    case 'free-shipping':
      return 'Free shipping';
    case 'buy-x-get-y': {
      const offer = `Buy ${reward.buyQuantity} get ${reward.getQuantity}`;
      return Number(reward.percent) === 100 ? offer : `${offer} at ${percentText(reward.percent)} off`;
    }
  }
};

const MAX_NAMES = 2;

export const targetText = (target: DiscountTarget, whole = 'Whole order'): string => {
  if (target.kind === 'order') return whole;
  if (target.kind === 'products') return countOf(target.productIds.length, 'product');
  return target.categories.length > MAX_NAMES
    ? countOf(target.categories.length, 'category', 'categories')
    : target.categories.join(', ');
};

/** What a discount applies to; for an offer of several pieces, what is bought and what is reduced. */
export const appliesToText = ({ reward, target }: Pick<DiscountTerms, 'reward' | 'target'>): string => {
  if (reward.kind !== 'buy-x-get-y') return targetText(target);
  const [bought, reduced] = [targetText(target, 'Any product'), targetText(reward.gets, 'Any product')];
  return bought === reduced ? bought : `${bought} → ${reduced}`;
};

/** What an order needs: `Minimum €50.00`. */
export const conditionTexts = (
  {
    minimumSubtotalCents,
    minimumQuantity,
    isFirstPurchaseOnly,
  }: Pick<DiscountTerms, 'minimumSubtotalCents' | 'minimumQuantity' | 'isFirstPurchaseOnly'>,
  price: PriceFormat,
): readonly string[] => [
  ...(minimumSubtotalCents === undefined ? [] : [`Minimum ${formatPrice(minimumSubtotalCents, price)}`]),
  ...(minimumQuantity === undefined ? [] : [`Minimum ${countOf(minimumQuantity, 'item')}`]),
  ...(isFirstPurchaseOnly ? ['First purchase'] : []),
];

/** Which payments of a subscription are reduced. */
export const subscriptionTexts: Readonly<Record<SubscriptionPayments, string>> = {
  LIMITED_PAYMENTS: 'First payment only',
  ALL_PAYMENTS: 'All payments',
  EXCLUDED: 'Not for subscriptions',
};

/** How often it can be used; empty without limits. */
export const limitTexts = ({
  maxUses,
  maxUsesPerCustomer,
}: Pick<DiscountTerms, 'maxUses' | 'maxUsesPerCustomer'>): readonly string[] => [
  ...(maxUses === undefined ? [] : [`${countOf(maxUses, 'use')} in total`]),
  ...(maxUsesPerCustomer === undefined
    ? []
    : [
        maxUsesPerCustomer === 1
          ? 'Once per customer'
          : `${maxUsesPerCustomer.toLocaleString('en')} per customer`,
      ]),
];

const shortTime = (moment: number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(
    moment,
  );

/** When it applies, in the site's time zone: `1 Dec 2026, 09:00 – 24 Dec 2026, 18:00`. */
export const datesText = (
  { startsOn, endsOn }: Pick<DiscountTerms, 'startsOn' | 'endsOn'>,
  zone: string,
): string => {
  if (startsOn === null) return endsOn === null ? 'No end date' : `Until ${shortTime(endsOn, zone)}`;
  if (endsOn === null) return `From ${shortTime(startsOn, zone)}`;
  return `${shortTime(startsOn, zone)} – ${shortTime(endsOn, zone)}`;
};
