/** The part of a variant that the page needs; the formatters print all of it beside the choices. */
export interface Variant {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: number;
  readonly salePrice: number;
  readonly priceText: string;
  readonly salePriceText: string;
  readonly onSale: boolean;
  /** What a certain amount of it costs: "€4.80", "per 100 g". */
  readonly unitPrice?: { readonly text: string; readonly reference: string };
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly mainImageId?: string;
}

export const hasStock = ({ unlimited, qtyInStock }: Variant, quantity = 1): boolean =>
  unlimited || qtyInStock >= quantity;
