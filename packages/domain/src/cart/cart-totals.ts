import { totalOrder, type OrderTotals } from '../totals/index.ts';
import type { CartLineItem } from './cart-schemas.ts';
import type { CartContext, CartState } from './cart-context.ts';

/** Totals of what is available; the rest is shown and not counted. */
export const totalsOf = (
  entries: readonly CartLineItem[],
  { shippingLocation: location, shippingKey, codes }: CartState,
  { currency, settings, discounts, variants, now, buyer }: CartContext,
): OrderTotals =>
  totalOrder({
    lines: entries
      .filter(({ isAvailable }) => isAvailable)
      .map((entry) => {
        const { itemId, quantity, purchasePriceCents: priceCents, productType } = entry;
        const {
          taxClass = '',
          categories = [],
          grams = 0,
          isUntaxed = false,
        } = variants.get(entry.chosenVariant.id) ?? {};
        const isSubscription = entry.subscription !== undefined;
        return {
          itemId,
          quantity,
          priceCents,
          productType,
          isSubscription,
          taxClass,
          categories,
          grams,
          isUntaxed,
        };
      }),
    currency,
    discounts,
    codes,
    now,
    location,
    ...(buyer ? { billing: buyer.billing, usesOf: buyer.usesOf } : {}),
    ...(buyer?.customer ? { customer: buyer.customer } : {}),
    shippingKey,
    shipping: settings.shipping,
    taxRules: settings.taxRules,
    pricesIncludeTax: settings.pricesIncludeTax,
    minimumSubtotalCents: settings.minimumOrder.isEnabled ? settings.minimumOrder.subtotalCents : 0,
  });
