import { catalogueLimits } from '@sitewright/domain/catalogue';
import { useState } from 'react';
import { useToast } from '../../controls/index.ts';
import type { InventoryQuery } from '../inventory-params.ts';
import { fetchInventory, type InventoryRow } from '../use-inventory.ts';

const { STOCK_CHANGES } = catalogueLimits;
const PART = 500;
export const TOO_MANY_SELECTED = `Up to ${STOCK_CHANGES.toLocaleString()} variants can be selected at once. Filter the list first.`;

/** All rows that match, or the message of a failed request. */
const fetchAll = async (query: InventoryQuery, total: number): Promise<InventoryRow[] | string> => {
  const rows: InventoryRow[] = [];
  for (let offset = 0; offset < total; offset += PART) {
    const outcome = await fetchInventory(query, { offset, limit: PART });
    if (!outcome.ok) return outcome.refusal.message;
    rows.push(...outcome.answer.rows);
  }
  return rows;
};

/** The rows that are changed together. They stay selected while the list is filtered. */
export const useSelection = () => {
  const toast = useToast();
  const [rows, setRows] = useState<ReadonlyMap<string, InventoryRow>>(new Map());
  const add = (added: readonly InventoryRow[]): void => {
    const next = new Map([...rows, ...added.map((row) => [row.variantId, row] as const)]);
    if (next.size > STOCK_CHANGES) toast(TOO_MANY_SELECTED, 'bad');
    else setRows(next);
  };
  return {
    rows: [...rows.values()],
    has: (variantId: string): boolean => rows.has(variantId),
    toggle: (row: InventoryRow): void => {
      if (rows.has(row.variantId)) setRows(new Map([...rows].filter(([id]) => id !== row.variantId)));
      else add([row]);
    },
    clear: () => setRows(new Map()),
    selectAll: async (query: InventoryQuery, total: number): Promise<void> => {
      if (total > STOCK_CHANGES) return toast(TOO_MANY_SELECTED, 'bad');
      const found = await fetchAll(query, total);
      return typeof found === 'string' ? toast(found, 'bad') : add(found);
    },
  };
};

export type Selection = ReturnType<typeof useSelection>;
