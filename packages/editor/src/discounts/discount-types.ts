import type { CallAnswer } from '@sitewright/api/call';
import type { discountsCalls } from '@sitewright/api/discounts';
import type { PriceFormat } from '@sitewright/domain/money';

export type StoredDiscount = CallAnswer<typeof discountsCalls.read>;

/** How amounts and times of the site are printed and typed. */
export interface DiscountFormat {
  readonly price: PriceFormat;
  readonly zone: string;
}
