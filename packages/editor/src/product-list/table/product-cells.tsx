import { formatPrice, type PriceFormat } from '@sitewright/domain/money';
import { Image } from 'lucide-react';
import { Badge, formatDateTime, RelativeTime } from '../../controls/index.ts';
import { formatRange, lowVariantsText, statusNames, stockText, typeNameOf } from '../model/product-texts.ts';
import type { ProductRow } from '../model/use-products.ts';
import type { ColumnId } from './columns.ts';

export const Picture = ({ row: { pictureUrl } }: { readonly row: ProductRow }) =>
  pictureUrl === undefined ? (
    <span className="product-list-picture">
      <Image size={16} aria-hidden />
    </span>
  ) : (
    <img
      className="product-list-picture"
      src={`${pictureUrl}?format=100w`}
      alt=""
      loading="lazy"
      draggable={false}
    />
  );

const tones = {
  published: 'good',
  changed: 'accent',
  scheduled: 'accent',
  hidden: 'neutral',
  draft: 'neutral',
} as const;

export const StatusBadge = ({ row: { status, appearsOn } }: { readonly row: ProductRow }) => (
  <span title={appearsOn === undefined ? undefined : formatDateTime(new Date(appearsOn))}>
    <Badge tone={tones[status]}>{statusNames[status]}</Badge>
  </span>
);

const stockTone = ({ stock, productType, variantCount }: ProductRow): string => {
  if (stock.isUnlimited || productType === null) return '';
  if (stock.quantity <= 0) return 'product-list-stock-out';
  return stock.isLow && variantCount < 2 ? 'product-list-stock-low' : '';
};

export const StockText = ({ row }: { readonly row: ProductRow }) => {
  const low = lowVariantsText(row);
  return (
    <span className="product-list-stock">
      <span className={stockTone(row)}>{stockText(row)}</span>
      {low === undefined ? null : <span className="product-list-stock-low">{low}</span>}
    </span>
  );
};

const regularRangeText = ({ regularPrice }: ProductRow, format: PriceFormat): string =>
  regularPrice ? formatPrice(regularPrice.min, format) : '';

export const PriceText = ({ row, format }: { readonly row: ProductRow; readonly format: PriceFormat }) => (
  <span className="product-list-price">
    <span>{formatRange(row.price, format)}</span>
    {row.isOnSale ? (
      <span className="product-list-sale" title={`Regular price ${regularRangeText(row, format)}`}>
        Sale
      </span>
    ) : null}
  </span>
);

export const detailOf = ({ variantCount, sku, productType }: ProductRow): string => {
  if (productType === null) return 'Not set up yet';
  return variantCount > 1 ? `${variantCount} variants` : (sku ?? '');
};

interface CellProps {
  readonly column: ColumnId;
  readonly row: ProductRow;
  readonly format: PriceFormat;
}

export const CellContent = ({ column, row, format }: CellProps) => {
  switch (column) {
    case 'status':
      return <StatusBadge row={row} />;
    case 'stock':
      return <StockText row={row} />;
    case 'price':
      return <PriceText {...{ row, format }} />;
    case 'category':
      return <span className="truncate">{row.categories.join(', ') || '—'}</span>;
    case 'type':
      return <span className="truncate">{typeNameOf(row.productType)}</span>;
    case 'vendor':
      return <span className="truncate">{row.vendor ?? '—'}</span>;
    case 'sku':
      return <span className="truncate">{row.sku ?? '—'}</span>;
    case 'updated':
      return <RelativeTime on={row.updatedOn} />;
  }
};
