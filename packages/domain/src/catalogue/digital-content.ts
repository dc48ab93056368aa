import { isDonation } from './donation-type.ts';
import type { productTypes } from './product-types.ts';

// Written out: the checkout would load all product types for a few numbers.
const DIGITAL: (typeof productTypes)['digital'] = 2;
const GIFT_CARD: (typeof productTypes)['giftCard'] = 4;
const PAYWALL: (typeof productTypes)['paywall'] = 5;

/** What reaches the buyer with the payment: consumers can waive their right of withdrawal for it. */
export const isDigitalContent = (type: number): boolean => type === DIGITAL || type === PAYWALL;

/** What is never sent: downloads, gift cards, paid content and donations. */
export const isDigital = (type: number): boolean =>
  isDigitalContent(type) || type === GIFT_CARD || isDonation(type);
