import { writeCells, type CellInput } from '@sitewright/domain/catalogue';
import { useCallback, useRef, useState } from 'react';
import { useLatest } from '../../controls/index.ts';
import { useInvalidField, usePendingField } from '../../documents/index.ts';
import { useProduct } from '../state/product-context.ts';
import { cellColumns, columnNames, type CellColumn } from './columns.ts';
import { useSkuWarning } from './use-sku-warning.ts';
import type { StockState } from './use-stock.ts';

/** Typed text that is not stored yet, with its fault. */
export interface CellDraft {
  readonly text: string;
  readonly fault?: string;
}

export type RowDrafts = Readonly<Partial<Record<CellColumn, CellDraft>>>;
type Drafts = ReadonlyMap<string, RowDrafts>;

export interface CellText {
  readonly variantId: string;
  readonly column: CellColumn;
  readonly text: string;
}

interface FaultyCell extends CellText {
  readonly fault?: string;
}

const withDrafts = (drafts: Drafts, cells: readonly FaultyCell[]): Drafts => {
  const next = new Map(drafts);
  for (const { variantId, column, text, fault } of cells)
    next.set(variantId, {
      ...next.get(variantId),
      [column]: { text, ...(fault !== undefined && { fault }) },
    });
  return next;
};

const listDrafts = (drafts: Drafts): FaultyCell[] =>
  [...drafts].flatMap(([variantId, row]) =>
    cellColumns.flatMap((column) => {
      const draft = row[column];
      return draft ? [{ variantId, column, ...draft }] : [];
    }),
  );

const isOfDocument = (cell: CellText): cell is CellText & CellInput => cell.column !== 'stock';

const labelOf = (cells: readonly CellText[]): string => {
  const columns = new Set(cells.map(({ column }) => column));
  const [only] = columns;
  return columns.size === 1 && only !== undefined
    ? `Change ${columnNames[only].replace(/ \(.*/, '').toLowerCase()}`
    : 'Change variants';
};

/** Texts typed into the table. They are stored when their cell is left; wrong ones stay with their message. */
export const useCells = (stock: StockState) => {
  const { productNow, changeProduct, format } = useProduct();
  const warnOfSkus = useSkuWarning();
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const current = useRef(drafts);
  const set = (next: Drafts): void => {
    current.current = next;
    setDrafts(next);
  };
  /** Stores cells as one command; returns what was refused. */
  const storeCells = (cells: readonly (CellText & CellInput)[]): readonly FaultyCell[] => {
    if (cells.length === 0) return [];
    const { product, faults } = writeCells(productNow(), cells, format);
    changeProduct(labelOf(cells), () => product);
    return faults;
  };
  const storeStock = async (cells: readonly CellText[]): Promise<void> => {
    const refused = await stock.change(cells);
    if (refused.length > 0)
      set(
        withDrafts(
          current.current,
          refused.map((cell) => ({ ...cell, column: 'stock' as const })),
        ),
      );
  };
  const apply = (cells: readonly CellText[]): void => {
    const faults = storeCells(cells.filter(isOfDocument));
    const counts = cells.filter((cell) => !isOfDocument(cell));
    set(withDrafts(current.current, faults));
    if (counts.length > 0) void storeStock(counts);
    void warnOfSkus(cells.filter(({ column }) => column === 'sku').map(({ text }) => text.trim()));
  };
  const commit = (): void => {
    const typed = listDrafts(current.current).filter(({ fault }) => fault === undefined);
    if (typed.length === 0) return;
    const kept = listDrafts(current.current).filter(({ fault }) => fault !== undefined);
    set(withDrafts(new Map(), kept));
    apply(typed);
  };
  usePendingField(commit);
  useInvalidField(listDrafts(drafts).some(({ fault }) => fault !== undefined));
  const latest = useLatest({
    commit,
    apply,
    type: (cell: CellText): void => set(withDrafts(current.current, [cell])),
    forget: ({ variantId, column }: Omit<CellText, 'text'>): void => {
      const { [column]: _gone, ...rest } = current.current.get(variantId) ?? {};
      set(new Map(current.current).set(variantId, rest));
    },
  });
  return {
    drafts,
    commit: useCallback(() => latest.current.commit(), [latest]),
    apply: useCallback((cells: readonly CellText[]) => latest.current.apply(cells), [latest]),
    type: useCallback((cell: CellText) => latest.current.type(cell), [latest]),
    forget: useCallback((cell: Omit<CellText, 'text'>) => latest.current.forget(cell), [latest]),
  };
};

export type CellsState = ReturnType<typeof useCells>;
