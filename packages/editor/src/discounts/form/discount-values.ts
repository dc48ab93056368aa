import {
  subscriptionPaymentsOf,
  type DiscountReward,
  type DiscountTarget,
  type DiscountTerms,
  type SubscriptionPayments,
} from '@sitewright/domain/discounts';
import { formatPriceInput, type PriceFormat } from '@sitewright/domain/money';
import { localTime } from '../../time-zones/index.ts';
import type { DiscountFormat } from '../discount-types.ts';

/** A discount as its form shows it: numbers, amounts and times as they are typed. */
export interface DiscountValues {
  name: string;
  isEnabled: boolean;
  trigger: 'code' | 'automatic';
  code: string;
  kind: DiscountReward['kind'];
  percent: string;
  amount: string;
  isPerItem: boolean;
  buyQuantity: string;
  getQuantity: string;
  getsPercent: string;
  maxPerOrder: string;
  getsKind: DiscountTarget['kind'];
  getsProductIds: string[];
  getsCategories: string[];
  targetKind: DiscountTarget['kind'];
  targetProductIds: string[];
  targetCategories: string[];
  minimumAmount: string;
  minimumQuantity: string;
  isFirstPurchaseOnly: boolean;
  maxUses: string;
  maxUsesPerCustomer: string;
  isCombinable: boolean;
  subscriptionPayments: SubscriptionPayments;
  startsOn: string;
  endsOn: string;
}

export type DiscountField = keyof DiscountValues;

const numberText = (value: number | undefined): string => (value === undefined ? '' : String(value));

const amountText = (cents: number | undefined, price: PriceFormat): string =>
  cents === undefined ? '' : formatPriceInput(cents, price);

export const percentInput = (percent: string): string => String(Number(percent));

export const timeInput = (moment: number | null, zone: string): string =>
  moment === null ? '' : localTime(moment, zone);

const targetLists = (target: DiscountTarget) => ({
  productIds: target.kind === 'products' ? [...target.productIds] : [],
  categories: target.kind === 'categories' ? [...target.categories] : [],
});

/** Values of the other kinds of discounts are what they begin with. */
const rewardValues = (reward: DiscountReward, price: PriceFormat) => {
  const offer = reward.kind === 'buy-x-get-y' ? reward : undefined;
  const gets = offer?.gets ?? { kind: 'order' as const };
  const lists = targetLists(gets);
  return {
    kind: reward.kind,
    percent: reward.kind === 'percent' ? percentInput(reward.percent) : '10',
    amount: reward.kind === 'amount' ? amountText(reward.cents, price) : '',
    isPerItem: reward.kind === 'amount' && reward.isPerItem,
    buyQuantity: numberText(offer?.buyQuantity ?? 2),
    getQuantity: numberText(offer?.getQuantity ?? 1),
    getsPercent: percentInput(offer?.percent ?? '100'),
    maxPerOrder: numberText(offer?.maxPerOrder),
    getsKind: gets.kind,
    getsProductIds: lists.productIds,
    getsCategories: lists.categories,
  };
};

export const valuesOf = (terms: DiscountTerms, { price, zone }: DiscountFormat): DiscountValues => {
  const lists = targetLists(terms.target);
  return {
    name: terms.name,
    isEnabled: terms.isEnabled,
    trigger: terms.code === null ? 'automatic' : 'code',
    code: terms.code ?? '',
    ...rewardValues(terms.reward, price),
    targetKind: terms.target.kind,
    targetProductIds: lists.productIds,
    targetCategories: lists.categories,
    minimumAmount: amountText(terms.minimumSubtotalCents, price),
    minimumQuantity: numberText(terms.minimumQuantity),
    isFirstPurchaseOnly: terms.isFirstPurchaseOnly,
    maxUses: numberText(terms.maxUses),
    maxUsesPerCustomer: numberText(terms.maxUsesPerCustomer),
    isCombinable: terms.isCombinable,
    subscriptionPayments: subscriptionPaymentsOf(terms),
    startsOn: timeInput(terms.startsOn, zone),
    endsOn: timeInput(terms.endsOn, zone),
  };
};
