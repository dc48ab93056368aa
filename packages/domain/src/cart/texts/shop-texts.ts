import { buttonTexts } from './button-texts.ts';
import { buttonNameTexts } from './button-name-texts.ts';
import { buyingTexts } from './buying-texts.ts';
import { callTexts } from './call-texts.ts';
import { cartStrings } from './cart-count-texts.ts';
import { shopMessages } from '../shop-messages.ts';
import { cartPageTexts } from './cart-page-texts.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { priceNoteTexts } from './price-note-texts.ts';
import { priceTexts } from './price-texts.ts';
import { quickViewTexts } from './quick-view-texts.ts';
import { totalsTexts } from './totals-texts.ts';
import { zoomTexts } from './zoom-texts.ts';

/** Everything that a shop says to its visitors. */
export const englishShopTexts = {
  ...shopMessages,
  ...buttonTexts,
  ...buttonNameTexts,
  ...buyingTexts,
  ...callTexts,
  ...cartStrings,
  ...cartPageTexts,
  ...checkoutTexts,
  ...quickViewTexts,
  ...priceNoteTexts,
  ...priceTexts,
  ...totalsTexts,
  ...zoomTexts,
} as const;

export type ShopText = keyof typeof englishShopTexts;
export type ShopTexts = Readonly<Record<ShopText, string>>;
