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

/** An unlimited variant does not hide that others run out. */
const lowVariantsText = ({ stock: { lowCount }, variantCount }: ProductRow): string | undefined =>
  lowCount > 0 && variantCount > 1 ? `${lowCount} of ${variantCount} variants low` : undefined;

export const stockText = (row: ProductRow): string => {
  const { quantity, isUnlimited, isLow } = row.stock;
  if (row.productType === null) return '—';
  if (isUnlimited || quantity > 0) {
    const low = lowVariantsText(row);
    if (low !== undefined) return isUnlimited ? low : `${quantity} in stock, ${low}`;
  }
  if (isUnlimited) return 'Unlimited';
  if (quantity <= 0) return '0 in stock';
  return isLow ? `${quantity} in stock, low` : `${quantity} in stock`;
};

export const countText = (count: number): string =>
  count === 1 ? '1 product' : `${count.toLocaleString()} products`;
