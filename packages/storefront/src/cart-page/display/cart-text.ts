import { cartMessages, cartPageTexts, checkoutTexts, totalsTexts } from '@sitewright/domain/cart';
import { inStoreLanguage } from '../../page/index.ts';

/** Texts of the cart page in the store's language. */
export const cartText = inStoreLanguage({
  ...cartPageTexts,
  ...checkoutTexts,
  ...totalsTexts,
  ...cartMessages,
});
