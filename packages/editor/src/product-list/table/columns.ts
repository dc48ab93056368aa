import { useState } from 'react';
import type { ListSearch } from '../model/list-search.ts';

export const columns = [
  { id: 'status', name: 'Status', min: 96, share: 0.8 },
  { id: 'stock', name: 'Stock', min: 136, share: 0.9, sort: 'stock' },
  { id: 'price', name: 'Price', min: 148, share: 1.4, sort: 'price' },
  { id: 'category', name: 'Category', min: 112, share: 1 },
  { id: 'type', name: 'Type', min: 88, share: 0.6 },
  { id: 'vendor', name: 'Vendor', min: 104, share: 0.8 },
  { id: 'sku', name: 'SKU', min: 104, share: 0.8 },
  { id: 'updated', name: 'Updated', min: 168, share: 0.8, sort: 'updated' },
] as const satisfies readonly Column[];

interface Column {
  readonly id: string;
  readonly name: string;
  /** Pixels. */
  readonly min: number;
  /** Of the width that is left. */
  readonly share: number;
  readonly sort?: NonNullable<ListSearch['sort']>;
}

export type ColumnId = (typeof columns)[number]['id'];

const STORED = 'sitewright.product-columns';

/** As many as fit without scrolling. */
const usual = (): readonly ColumnId[] =>
  window.innerWidth < 1100
    ? ['status', 'stock', 'price']
    : ['status', 'stock', 'price', 'category', 'type', 'updated'];

const isColumnId = (id: unknown): id is ColumnId => columns.some((column) => column.id === id);

/** Columns chosen in this browser. Storage may be blocked or hold something else. */
const readChosen = (): readonly ColumnId[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    return Array.isArray(stored) ? stored.filter(isColumnId) : usual();
  } catch {
    return usual();
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

const CHECKBOX = 40;
const PRODUCT = 180;
const MENU = 48;

/** Checkbox, product, the chosen columns, menu. */
export const gridTemplate = (shown: readonly ShownColumn[]): string =>
  [
    `${CHECKBOX}px`,
    `minmax(${PRODUCT}px, 2.4fr)`,
    ...shown.map(({ min, share }) => `minmax(${min}px, ${share}fr)`),
    `${MENU}px`,
  ].join(' ');

/** Below this width the table scrolls sideways. */
export const gridMinWidth = (shown: readonly ShownColumn[]): number =>
  shown.reduce((sum, { min }) => sum + min, CHECKBOX + PRODUCT + MENU);
