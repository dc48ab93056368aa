import { catalogueCalls } from '@sitewright/api/catalogue';
import type { Refusal } from '@sitewright/api/client';
import { changeStock, readStockEntry, type StockChange } from '@sitewright/domain/catalogue';
import { useState } from 'react';
import { useToast } from '../../controls/index.ts';
import { send, useRefresh } from '../../data-fetching/index.ts';
import { describeRow, describeStock } from '../describe-row.ts';
import { staleLevels } from '../stale-levels.ts';
import { useShowLevels, type InventoryRow } from '../use-inventory.ts';

/** The stock field that is open. */
export interface StockEdit {
  readonly variantId: string;
  readonly text: string;
  /** Whether a key began it: what follows is typed after that. */
  readonly isTyped: boolean;
  /** The stock as it was shown when the field was opened. */
  readonly expected: number | null;
  readonly message: string | undefined;
}

/** What was typed and could not be saved: shown in the cell until it is edited again. */
export interface FailedEdit {
  readonly text: string;
  readonly message: string;
}

const UNLIMITED_ADJUSTED = 'This stock is unlimited. Enter a number to count it.';

/** The change that a text stands for, or what is wrong with it. */
export const readEdit = (
  text: string,
  stock: number | null,
): { readonly change: StockChange; readonly result: number | null } | { readonly fault: string } => {
  const entry = readStockEntry(text);
  if ('fault' in entry) return entry;
  const { change } = entry;
  if (change.kind === 'adjust' && stock === null) return { fault: UNLIMITED_ADJUSTED };
  const after = changeStock({ isUnlimited: stock === null, quantity: stock ?? 0 }, change);
  if (!after) return { fault: `There are only ${describeStock(stock)}. Stock cannot fall below 0.` };
  return { change, result: after.isUnlimited ? null : after.quantity };
};

const messageOf = (refusal: Refusal): string => {
  const [stale] = staleLevels(refusal);
  return stale === undefined
    ? refusal.message
    : `Somebody changed it to ${describeStock(stale.stock)} in the meantime. Edit it again.`;
};

const without = <Value>(map: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([key]) => key !== id));

/** Editing stock in place. Every edit is sent by itself; the next field can be opened before the response. */
export const useStockEdits = () => {
  const toast = useToast();
  const refresh = useRefresh();
  const showLevels = useShowLevels();
  const [edit, setEdit] = useState<StockEdit>();
  const [failed, setFailed] = useState<ReadonlyMap<string, FailedEdit>>(new Map());

  const save = async (row: InventoryRow, { text, expected }: StockEdit, change: StockChange) => {
    const { variantId } = row;
    const guarded = change.kind === 'adjust' ? change : { ...change, expected };
    const outcome = await send(catalogueCalls.adjustInventory, {
      body: { changes: [{ variantId, ...guarded }], reason: 'correction' },
    });
    if (outcome.ok) {
      showLevels(outcome.answer.levels);
      await refresh(catalogueCalls.readLedger);
      return;
    }
    const [stale] = staleLevels(outcome.refusal);
    showLevels([stale ?? { variantId, stock: row.stock }]);
    const message = messageOf(outcome.refusal);
    setFailed((before) => new Map(before).set(variantId, { text, message }));
    toast(`${describeRow(row)}: ${message}`, 'bad');
  };

  return {
    edit,
    failed,
    /** Opens the field, with a first character if one was typed. */
    begin: ({ variantId, stock }: InventoryRow, typed?: string) => {
      const text = typed ?? failed.get(variantId)?.text ?? (stock === null ? '' : String(stock));
      setFailed((before) => without(before, variantId));
      setEdit({ variantId, text, isTyped: typed !== undefined, expected: stock, message: undefined });
    },
    type: (text: string) => setEdit((before) => before && { ...before, text, message: undefined }),
    cancel: () => setEdit(undefined),
    /** False if the text is refused: the field stays open with a message. */
    commit: (row: InventoryRow): boolean => {
      if (edit?.variantId !== row.variantId) return true;
      const isUnchanged = edit.text.trim() === (row.stock === null ? '' : String(row.stock));
      if (isUnchanged) {
        setEdit(undefined);
        return true;
      }
      const read = readEdit(edit.text, row.stock);
      if ('fault' in read) {
        setEdit({ ...edit, message: read.fault });
        return false;
      }
      setEdit(undefined);
      showLevels([{ variantId: row.variantId, stock: read.result }]);
      void save(row, edit, read.change);
      return true;
    },
  };
};

export type StockEdits = ReturnType<typeof useStockEdits>;
