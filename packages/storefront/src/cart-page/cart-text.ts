import { cartMessages, cartPageTexts } from '@sitewright/domain/cart';
import { inStoreLanguage } from '../page/index.ts';

/** What the cart page says, in the store's language. */
export const cartText = inStoreLanguage({ ...cartPageTexts, ...cartMessages });
