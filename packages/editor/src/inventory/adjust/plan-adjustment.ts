import type { CallInput } from '@sitewright/api/call';
import type { catalogueCalls } from '@sitewright/api/catalogue';
import { changeStock, readStockEntry, type StockChange } from '@sitewright/domain/catalogue';
import { describeRow, describeStock } from '../describe-row.ts';
import type { InventoryRow } from '../use-inventory.ts';

export type AdjustMode = 'adjust' | 'set' | 'unlimited';

type PlannedChange = CallInput<typeof catalogueCalls.adjustInventory>['body']['changes'][number];

type Row = Pick<InventoryRow, 'variantId' | 'title' | 'options' | 'stock'>;

interface AdjustmentPlan {
  readonly changes: PlannedChange[];
  /** The stock of each row afterwards; null is unlimited. */
  readonly results: (number | null)[];
}

const AMOUNT = 'Enter a whole number such as 5, or -3 to remove.';
const LEVEL = 'Enter a whole number from 0 up.';

const readChange = (mode: AdjustMode, text: string): StockChange | string => {
  if (mode === 'unlimited') return { kind: 'unlimited' };
  const entry = readStockEntry(text);
  if ('fault' in entry || entry.change.kind === 'unlimited') return mode === 'set' ? LEVEL : AMOUNT;
  const { change } = entry;
  if (mode === 'set') return change.kind === 'set' ? change : LEVEL;
  const by = change.kind === 'set' ? change.quantity : change.by;
  return by === 0 ? AMOUNT : { kind: 'adjust', by };
};

const resultOf = ({ stock }: Row, change: StockChange) =>
  changeStock({ isUnlimited: stock === null, quantity: stock ?? 0 }, change);

/** An adjustment of what is unlimited would not be seen. */
const faultOf = (row: Row, change: StockChange): string | undefined => {
  if (change.kind === 'adjust' && row.stock === null)
    return `${describeRow(row)} is unlimited. Set its stock to a number first.`;
  return resultOf(row, change)
    ? undefined
    : `${describeRow(row)}: there are only ${describeStock(row.stock)}. Stock cannot fall below 0.`;
};

/** The changes of all rows, or the first thing that is wrong. */
export const planAdjustment = (
  mode: AdjustMode,
  text: string,
  rows: readonly Row[],
): AdjustmentPlan | { readonly fault: string } => {
  const change = readChange(mode, text);
  if (typeof change === 'string') return { fault: change };
  const fault = rows.map((row) => faultOf(row, change)).find((each) => each !== undefined);
  if (fault !== undefined) return { fault };
  const results = rows.map((row) => {
    const after = resultOf(row, change);
    return after === undefined || after.isUnlimited ? null : after.quantity;
  });
  return { changes: rows.map(({ variantId }) => ({ variantId, ...change })), results };
};
