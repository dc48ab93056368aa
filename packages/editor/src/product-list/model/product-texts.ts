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

export const stockText = ({ stock: { quantity, isUnlimited, isLow }, productType }: ProductRow): string => {
  if (productType === null) return '—';
  if (isUnlimited) return 'Unlimited';
  if (quantity <= 0) return '0 in stock';
  return isLow ? `${quantity} in stock, low` : `${quantity} in stock`;
};

export const countText = (count: number): string =>
  count === 1 ? '1 product' : `${count.toLocaleString()} products`;
