import { checkoutTexts, hasCheckout } from '@sitewright/domain/cart';
import { inStoreLanguage, scriptContext } from '../page/index.ts';

export interface CheckoutNote {
  readonly text: string;
  /** Where to order instead. */
  readonly contact?: { readonly text: string; readonly email: string };
}

/** Explains that the store has no checkout; undefined once there is one. */
export const checkoutNote = (): CheckoutNote | undefined => {
  if (hasCheckout) return undefined;
  const textOf = inStoreLanguage(checkoutTexts);
  const email = scriptContext().websiteSettings?.contactEmail;
  const text = textOf('noCheckout');
  return email ? { text, contact: { text: textOf('orderByEmail'), email } } : { text };
};
