import type { Product } from '../catalogue-schemas.ts';
import { hasVariants, productTypes } from '../product-types.ts';

/** Follows from the item's id: two contributors who begin the same product begin the same variant. */
export const firstVariantId = (itemId: string): string =>
  `${itemId.slice(0, -1)}${itemId.endsWith('0') ? '1' : '0'}`;

/** A product that was only begun is a physical thing with one variant. */
export const editableProduct = (itemId: string, product: Product | undefined): Product => {
  const begun: Product = product ?? { productType: productTypes.physical };
  if (!hasVariants(begun.productType)) return begun.price === undefined ? { ...begun, price: 0 } : begun;
  return (begun.variants ?? []).length > 0
    ? begun
    : { ...begun, variants: [{ id: firstVariantId(itemId), sku: '', attributes: {}, price: 0 }] };
};
