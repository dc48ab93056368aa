import { asNumber, formatter, property } from '@sitewright/template';
import { listField } from '../data/index.ts';
import { amountOfCents, nativeMoney } from '../money/index.ts';

/** The number of pieces in the cart; the page's script keeps it current. */
export const cartQuantity = formatter(() => (cart) => {
  const pieces = listField(cart, 'entries').reduce<number>(
    (sum, entry) => sum + (asNumber(property(entry, 'quantity')) || 0),
    0,
  );
  return `<span class="sqs-cart-quantity">${pieces}</span>`;
});

// The public engine prints a deprecation note here. Templates still use it, and shoppers want the amount.
export const cartSubtotal = formatter(
  () => (cart) =>
    `<span class="sqs-cart-subtotal">${nativeMoney(amountOfCents(property(cart, 'subtotalCents')))}</span>`,
);

export const cartUrl = formatter(() => () => '/cart');
