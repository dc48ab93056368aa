import {
  subscriptionPaymentsOf,
  type DiscountReward,
  type DiscountTarget,
  type DiscountTerms,
} from '@sitewright/domain/discounts';
import { formatPrice, type PriceFormat } from '@sitewright/domain/money';
import type { DiscountFormat } from '../discount-types.ts';
import { describeTime } from '../../time-zones/index.ts';
import { countOf, percentText } from './discount-texts.ts';

const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** Products of a target within a sentence; what is not chosen yet is named in general. */
const targetPhrase = (target: DiscountTarget, whole: string): string => {
  if (target.kind === 'order') return whole;
  if (target.kind === 'products')
    return target.productIds.length === 0
      ? 'chosen products'
      : countOf(target.productIds.length, 'chosen product');
  return target.categories.length === 0
    ? 'products in chosen categories'
    : `products in ${names.format(target.categories)}`;
};

const percentPhrase = (percent: string): string =>
  Number(percent) > 0 ? `${percentText(percent)} off` : 'a percentage off';

type BuyXGetY = Extract<DiscountReward, { kind: 'buy-x-get-y' }>;

const piecesPhrase = (count: number, target: DiscountTarget): string => {
  if (target.kind === 'order') return countOf(count, 'item');
  if (target.kind === 'categories') return `${count} ${targetPhrase(target, '')}`;
  return target.productIds.length === 1
    ? `${count} of the chosen product`
    : `${count} of ${targetPhrase(target, '')}`;
};

const buyPhrase = (reward: BuyXGetY, target: DiscountTarget): string => {
  const reduced = piecesPhrase(reward.getQuantity, reward.gets);
  const price = Number(reward.percent) === 100 ? 'free' : `at ${percentPhrase(reward.percent)}`;
  return `Shoppers who buy ${piecesPhrase(reward.buyQuantity, target)} get ${reduced} ${price}`;
};

const amountPhrase = (
  { cents, isPerItem }: Extract<DiscountReward, { kind: 'amount' }>,
  target: DiscountTarget,
  price: PriceFormat,
): string => {
  const amount = cents > 0 ? `${formatPrice(cents, price)} off` : 'an amount off';
  if (!isPerItem) return `Shoppers get ${amount} ${targetPhrase(target, 'the whole order')}`;
  return `Shoppers get ${amount} each item${target.kind === 'order' ? '' : ` of ${targetPhrase(target, '')}`}`;
};

const offerPhrase = ({ reward, target }: DiscountTerms, price: PriceFormat): string => {
  switch (reward.kind) {
    case 'percent':
      return `Shoppers get ${percentPhrase(reward.percent)} ${targetPhrase(target, 'the whole order')}`;
    case 'amount':
      return amountPhrase(reward, target, price);
    case 'free-shipping':
      return `Shoppers get free shipping${target.kind === 'order' ? '' : ` when they buy ${targetPhrase(target, '')}`}`;
    case 'buy-x-get-y':
      return buyPhrase(reward, target);
  }
};

const triggerPhrase = (code: string | null): string => {
  if (code === null) return 'automatically';
  return code === '' ? 'with a code' : `with the code ${code}`;
};

const conditionSentences = (terms: DiscountTerms, price: PriceFormat): string[] => {
  const { minimumSubtotalCents, minimumQuantity, isFirstPurchaseOnly, target } = terms;
  const demands = [
    ...(minimumSubtotalCents === undefined
      ? []
      : [`spend at least ${formatPrice(minimumSubtotalCents, price)}`]),
    ...(minimumQuantity === undefined ? [] : [`buy at least ${countOf(minimumQuantity, 'item')}`]),
  ];
  const counted = target.kind === 'order' ? '' : `, counting only ${targetPhrase(target, '')}`;
  return [
    ...(demands.length === 0 ? [] : [`They must ${names.format(demands)}${counted}.`]),
    ...(isFirstPurchaseOnly ? ['Only for their first purchase.'] : []),
  ];
};

const timesOf = (count: number): string => (count === 1 ? 'once' : `${count.toLocaleString('en')} times`);

const limitSentences = ({ reward, maxUses, maxUsesPerCustomer }: DiscountTerms): string[] => {
  const limits = [
    ...(maxUses === undefined ? [] : [`${timesOf(maxUses)} in total`]),
    ...(maxUsesPerCustomer === undefined ? [] : [`${timesOf(maxUsesPerCustomer)} per customer`]),
    ...(reward.kind === 'buy-x-get-y' && reward.maxPerOrder !== undefined
      ? [`${timesOf(reward.maxPerOrder)} per order`]
      : []),
  ];
  return limits.length === 0 ? [] : [`It can be used up to ${names.format(limits)}.`];
};

const dateSentence = ({ startsOn, endsOn }: DiscountTerms, zone: string): string => {
  const on = (moment: number): string => describeTime(new Date(moment), zone);
  if (startsOn === null) return endsOn === null ? 'It has no end date.' : `It ends on ${on(endsOn)}.`;
  return endsOn === null
    ? `It starts on ${on(startsOn)} and has no end date.`
    : `It starts on ${on(startsOn)} and ends on ${on(endsOn)}.`;
};

/** Of subscriptions the first payment is reduced, where nothing else is said. */
const subscriptionSentence = (terms: DiscountTerms): string[] => {
  switch (subscriptionPaymentsOf(terms)) {
    case 'ALL_PAYMENTS':
      return ['It stays off all payments of a subscription.'];
    case 'EXCLUDED':
      return ['It does not apply to subscriptions.'];
    case 'LIMITED_PAYMENTS':
      return [];
  }
};

/** A discount in plain English, also while parts of it are missing. */
export const summarizeDiscount = (terms: DiscountTerms, { price, zone }: DiscountFormat): string =>
  [
    ...(terms.isEnabled ? [] : ['Switched off.']),
    `${offerPhrase(terms, price)} ${triggerPhrase(terms.code)}.`,
    ...conditionSentences(terms, price),
    ...limitSentences(terms),
    dateSentence(terms, zone),
    ...subscriptionSentence(terms),
    terms.isCombinable ? 'It combines with other discounts.' : 'It does not combine with other discounts.',
  ].join(' ');
