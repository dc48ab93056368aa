import type { CallAnswer } from '@sitewright/api/call';
import { catalogueCalls } from '@sitewright/api/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { send, useFetchedRanges, type FetchedRanges } from '../data-fetching/index.ts';
import type { InventoryQuery } from './inventory-params.ts';

type InventoryPart = CallAnswer<typeof catalogueCalls.listInventory>;
export type InventoryRow = InventoryPart['rows'][number];
export type StockLevel = Pick<InventoryRow, 'variantId' | 'stock'> & Partial<Pick<InventoryRow, 'updatedOn'>>;

const PART_SIZE = 100;

export const fetchInventory = (
  query: InventoryQuery,
  range: { readonly offset: number; readonly limit: number },
  signal?: AbortSignal,
) =>
  send(
    catalogueCalls.listInventory,
    { query: { ...query, offset: String(range.offset), limit: String(range.limit) } },
    signal,
  );

/** The visible rows of the inventory. */
export const useInventory = (
  query: InventoryQuery,
  visible: { readonly first: number; readonly end: number },
) =>
  useFetchedRanges(catalogueCalls.listInventory.path, {
    filter: { ...query },
    partSize: PART_SIZE,
    visible,
    fetchPart: (offset, signal) => fetchInventory(query, { offset, limit: PART_SIZE }, signal),
  });

export const rowAt = ({ parts }: FetchedRanges<InventoryPart>, index: number): InventoryRow | undefined => {
  const offset = Math.floor(index / PART_SIZE) * PART_SIZE;
  return parts.get(offset)?.rows[index - offset];
};

export const lowThresholdOf = ({ parts }: FetchedRanges<InventoryPart>): number => {
  const [part] = parts.values();
  return part?.lowThreshold ?? 0;
};

const withLevels = (part: InventoryPart, levels: ReadonlyMap<string, StockLevel>): InventoryPart => ({
  ...part,
  rows: part.rows.map((row) => ({ ...row, ...levels.get(row.variantId) })),
});

/** Shows changed levels in place. A row stays until the list is loaded again, even if it no longer fits the filter. */
export const useShowLevels = () => {
  const queries = useQueryClient();
  return (levels: readonly StockLevel[]): void => {
    const byId = new Map(levels.map((level) => [level.variantId, level]));
    queries.setQueriesData<InventoryPart>(
      { queryKey: [catalogueCalls.listInventory.path, 'ranges'] },
      (part) => part && withLevels(part, byId),
    );
  };
};
