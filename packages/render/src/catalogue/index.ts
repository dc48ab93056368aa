import type { FormatterTable, PredicateTable } from '@sitewright/template';
import type { RenderHost } from '../languages/index.ts';
import { fromPriceInCents, normalPriceInCents, salePriceInCents } from './prices/legacy-prices.ts';
import { hasVariedPrices, isOnSale } from './prices/prices.ts';
import { productPrice } from './prices/product-price.ts';
import { productPriceNotes } from './prices/product-price-notes.ts';
import { productQuickView } from './product-quick-view.ts';
import { productScarcity } from './product-scarcity.ts';
import { productStatus } from './product-status.ts';
import { hasVariants, isSoldOut } from './stock.ts';
import { subscriptionPrice } from './prices/subscription-price.ts';
import { variantDescriptor } from './variants/variant-descriptor.ts';
import { variantsSelect } from './variants/variants-select.ts';

export { merchandisingOf } from './merchandising.ts';
export { priceNote } from './prices/price-note.ts';
export { pricePrinter } from './prices/price-text.ts';
export { buttonName } from './button-name.ts';
export { priceStyles } from './prices/price-styles.ts';
export { isOnSale } from './prices/prices.ts';
export { FROM_TEXT } from './prices/product-price.ts';
export {
  installmentsOfAll,
  merchandisingOfAll,
  merchandisingRequest,
  productContext,
  scriptProduct,
  shownProduct,
  visitorItem,
  type Shop,
  type ShownProduct,
} from './product-context.ts';
export { isSubscribable, kindOf, selectedVariant, type ProductKind } from './product.ts';
export { isSoldOut, totalStock, variantsLeft } from './stock.ts';
export { variantOptions, type VariantOption } from './variants/variant-options.ts';
export { variantsSelectHtml, wantsPills } from './variants/variants-select.ts';

export const formatters: FormatterTable<RenderHost> = {
  'from-price': fromPriceInCents,
  'normal-price': normalPriceInCents,
  'product-price': productPrice,
  'product-price-notes': productPriceNotes,
  'product-quick-view': productQuickView,
  'product-scarcity': productScarcity,
  'product-status': productStatus,
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
