import type { Product } from './catalogue-schemas.ts';

const DIGITS = 7;

/** Follows from the variant's id, so that saving the same product again changes nothing. */
const skuFrom = (variantId: string): string =>
  `SQ${String(Number.parseInt(variantId.slice(-12), 16) % 10 ** DIGITS).padStart(DIGITS, '0')}`;

/** Carts name variants by their SKU: a variant without one gets one. */
export const withSkus = (product: Product): Product =>
  product.variants
    ? {
        ...product,
        variants: product.variants.map((variant) =>
          variant.sku.trim() === '' ? { ...variant, sku: skuFrom(variant.id) } : variant,
        ),
      }
    : product;

/** A copy of a product is another product: its variants are others too. */
export const withNewVariants = (product: Product, newId: () => string): Product =>
  product.variants
    ? {
        ...product,
        variants: product.variants.map((variant) => {
          const id = newId();
          return { ...variant, id, sku: skuFrom(id) };
        }),
      }
    : product;
