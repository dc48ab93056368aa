import { asNumber, formatter, property } from '@sitewright/template';
import { pricePrinter } from '../catalogue/index.ts';
import { listField } from '../data/index.ts';
import type { RenderHost } from '../languages/index.ts';
import { amountOfCents, nativeMoney } from '../money/index.ts';

/** The number of available pieces in the cart; the page's script updates it. */
export const cartQuantity = formatter(() => (cart) => {
  const pieces = listField(cart, 'entries')
    .filter((entry) => property(entry, 'isAvailable') !== false)
    .reduce<number>((sum, entry) => sum + (asNumber(property(entry, 'quantity')) || 0), 0);
  return `<span class="sqs-cart-quantity">${pieces}</span>`;
});

// The reference implementation prints a deprecation note here. Templates still use it, and shoppers need the
// amount.
export const cartSubtotal = formatter<RenderHost>(() => {
  const print = pricePrinter([]);
  return (cart, context) => {
    const { host } = context;
    const amount = amountOfCents(property(cart, 'subtotalCents'), host);
    const text = host.currency
      ? print({ amount, currency: host.currency }, context)
      : nativeMoney(amount, host);
    return `<span class="sqs-cart-subtotal">${text}</span>`;
  };
});

export const cartUrl = formatter(() => () => '/cart');
