import type { FormatterTable, PredicateTable } from '@sitewright/template';
import type { RenderHost } from '../languages/index.ts';
import { addToCartButton } from './add-to-cart-button.ts';
import { fromPriceInCents, normalPriceInCents, salePriceInCents } from './legacy-prices.ts';
import { hasVariedPrices, isOnSale } from './prices.ts';
import { productCheckout } from './product-checkout.ts';
import { productPrice } from './product-price.ts';
import { productQuickView } from './product-quick-view.ts';
import { productScarcity } from './product-scarcity.ts';
import { productStatus } from './product-status.ts';
import { quantityInput } from './quantity-input.ts';
import { hasVariants, isSoldOut } from './stock.ts';
import { subscriptionPrice } from './subscription-price.ts';
import { variantDescriptor } from './variant-descriptor.ts';
import { variantsSelect } from './variants-select.ts';

export { merchandisingOf } from './merchandising.ts';
export { isOnSale } from './prices.ts';
export { isSoldOut, totalStock } from './stock.ts';
export { variantOptions, type VariantOption } from './variant-options.ts';

export const formatters: FormatterTable<RenderHost> = {
  'add-to-cart-btn': addToCartButton,
  'from-price': fromPriceInCents,
  'normal-price': normalPriceInCents,
  'product-checkout': productCheckout,
  'product-price': productPrice,
  'product-quick-view': productQuickView,
  'product-scarcity': productScarcity,
  'product-status': productStatus,
  'quantity-input': quantityInput,
  'sale-price': salePriceInCents,
  'subscription-price': subscriptionPrice,
  'variant-descriptor': variantDescriptor,
  'variants-select': variantsSelect,
};

export const predicates: PredicateTable = {
  'has-variants?': () => hasVariants,
  'on-sale?': () => isOnSale,
  'sold-out?': () => isSoldOut,
  'varied-prices?': () => hasVariedPrices,
};
