import type { InventoryRow } from './use-inventory.ts';

export const describeVariant = ({ options }: Pick<InventoryRow, 'options'>): string => options.join(' / ');

export const describeStock = (stock: number | null): string =>
  stock === null ? 'Unlimited' : stock.toLocaleString();

/** Product and variant in one name: `Late Sun, Large / Matte`. */
export const describeRow = (row: Pick<InventoryRow, 'title' | 'options'>): string =>
  [row.title, ...(row.options.length === 0 ? [] : [describeVariant(row)])].join(', ');
