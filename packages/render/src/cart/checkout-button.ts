import type { ShoppingCart } from '@sitewright/domain/cart';
import { escapeText } from '@sitewright/template';
import { element } from '../blocks/index.ts';

const CLASS = 'sw-cart-checkout';

/** The way from the cart to the checkout; empty while the order is below the store's minimum, which the totals say. */
export const checkoutButton = (
  {
    shouldBlockPurchaseForMinimumOrderAmount: isBlocked,
  }: Pick<ShoppingCart, 'shouldBlockPurchaseForMinimumOrderAmount'>,
  { checkout }: { readonly checkout: string },
): string => {
  if (isBlocked) return '';
  const link = element('a', { class: 'sw-checkout-button', href: '/checkout' }, escapeText(checkout));
  return element('p', { class: CLASS }, link);
};

const isPrinted = (html: string): boolean => html.includes(CLASS) || html.includes('href="/checkout"');

/** Appended if the template does not print one; where the cart script shows its own, only without JavaScript. */
export const withCheckoutButton = (html: string, button: string): string => {
  if (button === '' || isPrinted(html)) return html;
  return html + (html.includes('data-island="shop"') ? `<noscript>${button}</noscript>` : button);
};
