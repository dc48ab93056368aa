import { useState } from 'react';
import type { ListSearch } from '../model/list-search.ts';

export const columns = [
  { id: 'status', name: 'Status', width: 'minmax(104px, 0.8fr)' },
  { id: 'stock', name: 'Stock', width: 'minmax(112px, 0.9fr)', sort: 'stock' },
  { id: 'price', name: 'Price', width: 'minmax(128px, 1fr)', sort: 'price' },
  { id: 'category', name: 'Category', width: 'minmax(112px, 1fr)' },
  { id: 'type', name: 'Type', width: 'minmax(88px, 0.6fr)' },
  { id: 'vendor', name: 'Vendor', width: 'minmax(104px, 0.8fr)' },
  { id: 'sku', name: 'SKU', width: 'minmax(104px, 0.8fr)' },
  { id: 'updated', name: 'Updated', width: 'minmax(104px, 0.7fr)', sort: 'updated' },
] as const satisfies readonly Column[];

interface Column {
  readonly id: string;
  readonly name: string;
  readonly width: string;
  readonly sort?: NonNullable<ListSearch['sort']>;
}

export type ColumnId = (typeof columns)[number]['id'];

const STORED = 'sitewright.product-columns';
const usual: readonly ColumnId[] = ['status', 'stock', 'price', 'category', 'type', 'updated'];

const isColumnId = (id: unknown): id is ColumnId => columns.some((column) => column.id === id);

/** Columns chosen in this browser. Storage may be blocked or hold something else. */
const readChosen = (): readonly ColumnId[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    return Array.isArray(stored) ? stored.filter(isColumnId) : usual;
  } catch {
    return usual;
  }
};

const storeChosen = (ids: readonly ColumnId[]): void => {
  try {
    localStorage.setItem(STORED, JSON.stringify(ids));
  } catch {
    // The choice holds until the screen is left.
  }
};

export const useColumns = () => {
  const [chosen, setChosen] = useState(readChosen);
  return {
    chosen,
    shown: columns.filter(({ id }) => chosen.includes(id)),
    choose: (ids: Iterable<unknown>) => {
      const next = [...ids].filter(isColumnId);
      setChosen(next);
      storeChosen(next);
    },
  };
};

export type ShownColumn = (typeof columns)[number];

/** Checkbox, product, the chosen columns, menu. */
export const gridTemplate = (shown: readonly ShownColumn[]): string =>
  ['40px', 'minmax(220px, 2.4fr)', ...shown.map(({ width }) => width), '48px'].join(' ');
