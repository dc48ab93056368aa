import type { Product, ProductVariant } from '../catalogue-schemas.ts';
import { hasVariants, productTypes } from '../product-types.ts';

/** Follows from the item's id: two contributors who begin the same product begin the same variant. */
export const firstVariantId = (itemId: string): string =>
  `${itemId.slice(0, -1)}${itemId.endsWith('0') ? '1' : '0'}`;

/** The variant that a product begins with. */
export const firstVariant = (id: string): ProductVariant => ({
  id,
  sku: '',
  attributes: {},
  price: 0,
  isPriceMissing: true,
});

/** A product that was only begun is a physical thing with one variant. */
export const editableProduct = (itemId: string, product: Product | undefined): Product => {
  const begun: Product = product ?? { productType: productTypes.physical };
  if (!hasVariants(begun.productType))
    return begun.price === undefined ? { ...begun, price: 0, isPriceMissing: true } : begun;
  return (begun.variants ?? []).length > 0
    ? begun
    : { ...begun, variants: [firstVariant(firstVariantId(itemId))] };
};
