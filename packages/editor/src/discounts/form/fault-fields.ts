import type { DiscountField, DiscountValues } from './discount-values.ts';

const fields: Readonly<Record<string, DiscountField>> = {
  name: 'name',
  code: 'code',
  'reward.cents': 'amount',
  'reward.gets.productIds': 'getsProductIds',
  'reward.gets.categories': 'getsCategories',
  'target.productIds': 'targetProductIds',
  'target.categories': 'targetCategories',
  endsOn: 'endsOn',
};

/** The field of the form that shows a fault of the terms. */
export const fieldOfFault = (
  place: string,
  { kind }: Pick<DiscountValues, 'kind'>,
): DiscountField | undefined =>
  place === 'reward.percent' ? (kind === 'percent' ? 'percent' : 'getsPercent') : fields[place];
