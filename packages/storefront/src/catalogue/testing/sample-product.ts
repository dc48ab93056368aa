import { Product, type ProductData } from '../choosing/product.ts';
import type { Variant } from '../variant.ts';

export const sampleVariant = (size: string, frame: string, rest: Partial<Variant> = {}): Variant => ({
  id: `${size}-${frame}`,
  sku: `SKU-${size}-${frame}`,
  attributes: { Size: size, Frame: frame },
  price: 4500,
  salePrice: 0,
  priceText: '€45.00',
  salePriceText: '€0.00',
  onSale: false,
  unlimited: false,
  qtyInStock: 3,
  ...rest,
});

/** A print in two sizes; the small one is sold without a frame only, the large one is gone with its frame. */
export const sampleProduct = (rest: Partial<ProductData> = {}): Product =>
  new Product({
    id: 'island-no-5',
    type: 1,
    isSubscription: false,
    optionNames: ['Size', 'Frame'],
    variants: [
      sampleVariant('30 × 40', 'None'),
      sampleVariant('50 × 70', 'None', { unlimited: true, qtyInStock: 0 }),
      sampleVariant('50 × 70', 'Oak', { qtyInStock: 0 }),
    ],
    ...rest,
  });
