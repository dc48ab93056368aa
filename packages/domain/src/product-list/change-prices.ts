import { catalogueLimits, hasVariants, isPriceMissing, type Product } from '../catalogue/index.ts';
import type { Discount, PriceChange } from './product-list-schemas.ts';
import type { BulkFault } from './product-list-messages.ts';

const HUNDREDTHS = 10_000;

/** Of integers, so that 8.5 % of 1000 is exactly 85; halves are rounded up. */
const percentOf = (price: number, percent: number): number =>
  Math.floor((price * Math.round(percent * 100) * 2 + HUNDREDTHS) / (HUNDREDTHS * 2));

/** A price after a change, in whole minor units; it may be out of range. */
export const changedPrice = (price: number, { unit, value }: PriceChange): number =>
  unit === 'amount' ? price + value : price + percentOf(price, value);

/** A sale price, in whole minor units; it may be below zero. */
export const discountedPrice = (price: number, { unit, value }: Discount): number =>
  unit === 'amount' ? price - value : price - percentOf(price, value);

interface Priced {
  readonly price?: number;
  readonly salePrice?: number;
  readonly onSale?: boolean;
}

/** Changes one price with its sale price. */
export type EditPrice = <Price extends Priced>(
  priced: Price & { readonly price: number },
) => Price | BulkFault;

const isFault = (edited: unknown): edited is BulkFault => typeof edited === 'string';

const editVariants = (product: Product, edit: EditPrice): Product | BulkFault => {
  const edited = (product.variants ?? []).map((variant) =>
    isPriceMissing(variant) ? 'no-price' : edit(variant),
  );
  const fault = edited.find(isFault);
  if (fault !== undefined) return fault;
  return edited.length === 0
    ? 'no-price'
    : { ...product, variants: edited.flatMap((variant) => (isFault(variant) ? [] : [variant])) };
};

/** Changes every price of a product, or none. */
export const editPrices = (product: Product, edit: EditPrice): Product | BulkFault => {
  if (hasVariants(product.productType)) return editVariants(product, edit);
  const { price } = product;
  return price === undefined || isPriceMissing(product) ? 'no-price' : edit({ ...product, price });
};

interface PriceEdit {
  readonly by: PriceChange;
  readonly withSalePrices?: boolean;
}

/** The sale price after a change of the price; one above the new price follows it down: it would be refused. */
export const salePriceAfter = (
  { price, salePrice }: { readonly price: number; readonly salePrice: number },
  { by, withSalePrices = false }: PriceEdit,
): number => Math.min(price, withSalePrices ? changedPrice(salePrice, by) : salePrice);

export const priceEdit =
  (edit: PriceEdit): EditPrice =>
  (priced) => {
    const price = changedPrice(priced.price, edit.by);
    if (price < 0) return 'price-too-low';
    if (price > catalogueLimits.MAX_PRICE) return 'price-too-high';
    if (priced.salePrice === undefined) return { ...priced, price };
    const salePrice = salePriceAfter({ price, salePrice: priced.salePrice }, edit);
    return salePrice < 0 ? 'sale-too-low' : { ...priced, price, salePrice };
  };

export const saleEdit =
  (off: Discount): EditPrice =>
  (priced) => {
    const salePrice = discountedPrice(priced.price, off);
    return salePrice < 0 ? 'sale-too-low' : { ...priced, salePrice, onSale: true };
  };

/** The sale price stays in the product, so that the next sale can begin with it. */
export const endOfSale: EditPrice = (priced) => (priced.onSale ? { ...priced, onSale: false } : priced);
