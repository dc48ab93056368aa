import { buttonTexts, buyingTexts, cartMessages } from '@sitewright/domain/cart';
import { inStoreLanguage } from '../../page/index.ts';

/** What is said around a press, in the store's language. */
export const buyingText = inStoreLanguage({ ...buttonTexts, ...buyingTexts, ...cartMessages });
