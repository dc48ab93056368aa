import type { Product, ProductVariant } from './catalogue-schemas.ts';
import type { ProductFaults } from './faults-by-place.ts';
import { hasVariants, productTypes } from './product-types.ts';

type Priced = Partial<Pick<ProductVariant, 'price' | 'isPriceMissing'>>;

/** Whether a price has to be entered before the product is published. */
export const isPriceMissing = ({ price = 0, isPriceMissing: isMarked = false }: Priced): boolean =>
  isMarked && price === 0;

const MISSING = 'Enter a price. Enter 0 if it is free.';
const WORTHLESS = 'Enter what the gift card is worth, more than 0.';

/** Prices that are needed for publishing, by place; a draft can do without. */
export const findMissingPrices = (product: Product): ProductFaults => {
  if (!hasVariants(product.productType))
    return isPriceMissing(product) ? { 'structuredContent.price': MISSING } : {};
  const isGiftCard = product.productType === productTypes.giftCard;
  const index = (product.variants ?? []).findIndex((variant) =>
    isGiftCard ? variant.price === 0 : isPriceMissing(variant),
  );
  return index < 0 ? {} : { [`structuredContent.variants.${index}.price`]: isGiftCard ? WORTHLESS : MISSING };
};
