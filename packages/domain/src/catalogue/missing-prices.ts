import type { Product, ProductVariant } from './catalogue-schemas.ts';
import type { ProductFaults } from './faults-by-place.ts';
import { hasVariants } from './product-types.ts';

type Priced = Partial<Pick<ProductVariant, 'price' | 'isPriceMissing'>>;

/** Whether a price has to be entered before the product is published. */
export const isPriceMissing = ({ price = 0, isPriceMissing: isMarked = false }: Priced): boolean =>
  isMarked && price === 0;

const MISSING = 'Enter a price. Enter 0 if it is free.';

/** Prices that are needed for publishing, by place; a draft can do without. */
export const findMissingPrices = (product: Product): ProductFaults => {
  if (!hasVariants(product.productType))
    return isPriceMissing(product) ? { 'structuredContent.price': MISSING } : {};
  const index = (product.variants ?? []).findIndex(isPriceMissing);
  return index < 0 ? {} : { [`structuredContent.variants.${index}.price`]: MISSING };
};
