import { changeStock, type StockChange } from '../stock.ts';
import type { StockFile, StockFileEntry, StockRowFault } from './stock-file.ts';

/** A variant as the inventory lists it; null is unlimited. */
export interface StockedVariant {
  readonly variantId: string;
  readonly sku: string;
  readonly stock: number | null;
}

export interface PlannedStock<Variant extends StockedVariant> {
  readonly line: number;
  readonly variant: Variant;
  readonly change: StockChange;
  readonly after: number | null;
}

export interface StockPlan<Variant extends StockedVariant> {
  readonly changes: readonly PlannedStock<Variant>[];
  /** Rows that say what is in stock already. */
  readonly unchanged: number;
  /** By line. */
  readonly faults: readonly StockRowFault[];
}

const findVariant = <Variant extends StockedVariant>(
  { variantId, sku }: StockFileEntry,
  variants: readonly Variant[],
): Variant | string => {
  const byId = variants.find((variant) => variant.variantId === variantId);
  if (byId) return byId;
  const [found, second] = sku === '' ? [] : variants.filter((variant) => variant.sku === sku);
  if (second)
    return `Several variants have the SKU “${sku}”. Add the column Variant ID, as an export has it.`;
  const wanted = sku === '' ? `the ID “${variantId}”` : `the SKU “${sku}”`;
  return found ?? `No variant has ${wanted}. Check it in the list.`;
};

const afterOf = ({ stock }: StockedVariant, change: StockChange): number | null | string => {
  if (stock === null && change.kind === 'adjust')
    return 'The stock is unlimited. Enter a quantity instead of a change.';
  const after = changeStock({ isUnlimited: stock === null, quantity: stock ?? 0 }, change);
  if (after) return after.isUnlimited ? null : after.quantity;
  return change.kind === 'adjust' && change.by < 0
    ? `Only ${stock ?? 0} in stock. Stock cannot fall below 0.`
    : 'The stock would be too high.';
};

const planRow = <Variant extends StockedVariant>(
  entry: StockFileEntry,
  variants: readonly Variant[],
  lines: Map<string, number>,
): PlannedStock<Variant> | StockRowFault => {
  const { line, change } = entry;
  const variant = findVariant(entry, variants);
  if (typeof variant === 'string') return { line, message: variant };
  const before = lines.get(variant.variantId);
  if (before !== undefined) return { line, message: `Line ${before} is about the same variant.` };
  lines.set(variant.variantId, line);
  const after = afterOf(variant, change);
  return typeof after === 'string' ? { line, message: after } : { line, variant, change, after };
};

/** What a stock file does to the variants that it names. */
export const planStockFile = <Variant extends StockedVariant>(
  { entries, faults }: StockFile,
  variants: readonly Variant[],
): StockPlan<Variant> => {
  const byKey = new Map<string, Variant[]>();
  for (const variant of variants)
    for (const key of [`id:${variant.variantId}`, `sku:${variant.sku}`])
      byKey.set(key, [...(byKey.get(key) ?? []), variant]);
  const lines = new Map<string, number>();
  const planned = entries.map((entry) =>
    planRow(
      entry,
      [...(byKey.get(`id:${entry.variantId}`) ?? []), ...(byKey.get(`sku:${entry.sku}`) ?? [])].filter(
        (variant, index, all) => all.indexOf(variant) === index,
      ),
      lines,
    ),
  );
  const rows = planned.filter((row): row is PlannedStock<Variant> => 'change' in row);
  const changes = rows.filter(({ variant, after }) => variant.stock !== after);
  const refused = planned.filter((row): row is StockRowFault => 'message' in row);
  return {
    changes,
    unchanged: rows.length - changes.length,
    faults: [...faults, ...refused].toSorted((a, b) => a.line - b.line),
  };
};
