import type { InventorySort } from '../inventory-params.ts';

export type ColumnId = 'select' | 'product' | 'variant' | 'sku' | 'stock' | 'status' | 'updated';

export interface Column {
  readonly id: ColumnId;
  readonly name: string;
  readonly sort?: InventorySort;
}

const columns: readonly Column[] = [
  { id: 'select', name: 'Select' },
  { id: 'product', name: 'Product', sort: 'title' },
  { id: 'variant', name: 'Variant' },
  { id: 'sku', name: 'SKU', sort: 'sku' },
  { id: 'stock', name: 'Stock', sort: 'stock' },
  { id: 'status', name: 'Status' },
  { id: 'updated', name: 'Updated', sort: 'updated' },
];

/** Rows are selected to be changed: whoever may not change stock has no selection. */
export const columnsFor = (canChange: boolean): readonly Column[] =>
  canChange ? columns : columns.filter(({ id }) => id !== 'select');
