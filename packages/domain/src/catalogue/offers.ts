import type { VisitorProduct, VisitorVariant } from './visitor-product.ts';
import { hasVariants } from './product-types.ts';

/** Something that can be put into a cart: a variant, or the whole of a product that has none. */
export interface SellableVariant {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: number;
  readonly salePrice: number | undefined;
  readonly onSale: boolean;
  readonly imageId: string | undefined;
  readonly allowBackorder?: boolean;
  /** GTIN: EAN, UPC, ISBN. */
  readonly barcode?: string | undefined;
  readonly unitMeasure?: VisitorVariant['unitMeasure'];
}

/** A product without variants is its own variant, under its own id. */
export const sellableVariantsOf = (itemId: string, product: VisitorProduct): SellableVariant[] => {
  if (!hasVariants(product.productType)) {
    const { sku = '', price = 0, salePrice, onSale = false } = product;
    const offer = { id: itemId, sku, attributes: {}, price, salePrice, onSale };
    return [{ ...offer, imageId: undefined }];
  }
  return (product.variants ?? []).map(
    ({
      id,
      sku,
      attributes,
      price,
      salePrice,
      onSale = false,
      imageId,
      allowBackorder = false,
      barcode,
      unitMeasure,
    }) => ({
      id,
      sku,
      attributes,
      price,
      salePrice,
      onSale,
      imageId,
      allowBackorder,
      barcode,
      unitMeasure,
    }),
  );
};

/** What a shopper pays for one. */
export const currentPrice = ({
  price,
  salePrice,
  onSale,
}: Pick<SellableVariant, 'price' | 'salePrice' | 'onSale'>): number =>
  onSale ? (salePrice ?? price) : price;

interface Choice {
  readonly attributes?: Readonly<Record<string, string>>;
}

/** The variant that has exactly the chosen values; undefined while there is none. */
export const findVariant = <Variant extends Choice>(
  variants: readonly Variant[],
  chosen: Readonly<Record<string, string>>,
): Variant | undefined =>
  variants.find(({ attributes = {} }) =>
    Object.entries(attributes).every(([name, value]) => chosen[name] === value),
  );

/** Values of a variant in the owner's order of options. */
export const optionValuesOf = (
  attributes: Readonly<Record<string, string>>,
  ordering: readonly string[] = [],
): { optionName: string; value: string }[] =>
  ordering.flatMap((optionName) => {
    const value = attributes[optionName];
    return value === undefined ? [] : [{ optionName, value }];
  });
