import { productTypeName } from '@sitewright/domain/catalogue';
import { formatPrice, type PriceFormat } from '@sitewright/domain/money';
import type { ProductRow } from './use-products.ts';

export const formatRange = (price: ProductRow['price'], format: PriceFormat): string => {
  if (!price) return '—';
  const { min, max } = price;
  return min === max ? formatPrice(min, format) : `${formatPrice(min, format)} – ${formatPrice(max, format)}`;
};

export const statusNames = {
  published: 'Published',
  changed: 'Changed',
  scheduled: 'Scheduled',
  hidden: 'Hidden',
  draft: 'Draft',
} as const satisfies Record<ProductRow['status'], string>;

export const stockNames = { in: 'In stock', low: 'Low stock', out: 'Out of stock' } as const;

export const typeNameOf = (type: number | null): string =>
  type === null ? '—' : (productTypeName(type) ?? '—');

/** How many of several variants run out; an unlimited one does not hide it. */
export const lowVariantsText = ({ stock, variantCount, productType }: ProductRow): string | undefined => {
  const isSold = stock.isUnlimited || stock.quantity > 0;
  return productType !== null && isSold && stock.lowCount > 0 && variantCount > 1
    ? `${stock.lowCount} of ${variantCount} variants low`
    : undefined;
};

export const stockText = (row: ProductRow): string => {
  const { quantity, isUnlimited, isLow } = row.stock;
  if (row.productType === null) return '—';
  if (isUnlimited) return 'Unlimited';
  if (quantity <= 0) return '0 in stock';
  return isLow && row.variantCount < 2 ? `${quantity} in stock, low` : `${quantity} in stock`;
};

export const countText = (count: number): string =>
  count === 1 ? '1 product' : `${count.toLocaleString()} products`;
