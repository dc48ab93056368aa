import { catalogueCalls } from '@sitewright/api/catalogue';
import {
  catalogueLimits,
  planStockFile,
  readStockFile,
  type PlannedStock,
  type StockFile,
  type StockPlan,
  type StockReason,
  type StockRowFault,
} from '@sitewright/domain/catalogue';
import { isId } from '@sitewright/domain/ids';
import { send } from '../../data-fetching/index.ts';
import { describeStock } from '../describe-row.ts';
import { staleLevels } from '../stale-levels.ts';
import type { InventoryRow, StockLevel } from '../use-inventory.ts';
import { readFileRows } from './read-file-rows.ts';

export type Plan = StockPlan<InventoryRow>;
type Planned = PlannedStock<InventoryRow>;

export interface Work {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

const { STOCK_LOOKUPS, MAX_SKU_LENGTH } = catalogueLimits;

const inParts = <Entry>(entries: readonly Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, part) =>
    entries.slice(part * size, (part + 1) * size),
  );

/** The variants that a file names, or the message of a failed request. */
const findVariants = async (
  { entries }: StockFile,
  { signal, onProgress }: Work,
): Promise<InventoryRow[] | string> => {
  const found = new Map<string, InventoryRow>();
  let done = 0;
  for (const part of inParts(entries, STOCK_LOOKUPS)) {
    const variantIds = part.map(({ variantId }) => variantId).filter(isId);
    const skus = part.map(({ sku }) => sku).filter((sku) => sku !== '' && sku.length <= MAX_SKU_LENGTH);
    const outcome = await send(catalogueCalls.findInventory, { body: { variantIds, skus } }, signal);
    if (!outcome.ok) return outcome.refusal.message;
    for (const row of outcome.answer.rows) found.set(row.variantId, row);
    done += part.length;
    onProgress(done, entries.length);
  }
  return [...found.values()];
};

/** What a file would change, or why it cannot be used. Nothing is changed. */
export const planImport = async (file: File, work: Work): Promise<Plan | string> => {
  const rows = await readFileRows(file);
  const read = typeof rows === 'string' ? rows : readStockFile(rows);
  if (typeof read === 'string') return read;
  const variants = await findVariants(read, work);
  return typeof variants === 'string' ? variants : planStockFile(read, variants);
};

export interface ImportedStock {
  readonly levels: readonly StockLevel[];
  readonly faults: readonly StockRowFault[];
}

export interface StockImport {
  readonly changes: readonly Planned[];
  readonly reason: StockReason;
  readonly note?: string;
}

const sendPart = (part: readonly Planned[], { reason, note }: StockImport) =>
  send(catalogueCalls.adjustInventory, {
    body: {
      changes: part.map(({ variant: { variantId, stock }, change }) => ({
        ...change,
        variantId,
        expected: stock,
      })),
      reason,
      ...(note === undefined ? {} : { note }),
    },
  });

/** Rows whose stock changed since the dry run are left out and reported. */
const importPart = async (part: readonly Planned[], request: StockImport): Promise<ImportedStock> => {
  if (part.length === 0) return { levels: [], faults: [] };
  const outcome = await sendPart(part, request);
  if (outcome.ok) return { levels: outcome.answer.levels, faults: [] };
  const stale = new Map(staleLevels(outcome.refusal).map(({ variantId, stock }) => [variantId, stock]));
  const isStale = ({ variant }: Planned): boolean => stale.has(variant.variantId);
  if (stale.size === 0)
    return { levels: [], faults: part.map(({ line }) => ({ line, message: outcome.refusal.message })) };
  const rest = await importPart(
    part.filter((row) => !isStale(row)),
    request,
  );
  const faults = part.filter(isStale).map(({ line, variant }) => ({
    line,
    message: `The stock is ${describeStock(stale.get(variant.variantId) ?? null)} by now. It was not changed.`,
  }));
  return { levels: rest.levels, faults: [...faults, ...rest.faults] };
};

const PART = 200;

/** Changes the stock, some variants at a time. A cancel stops between two parts. */
export const runImport = async (
  request: StockImport,
  { signal, onProgress }: Work,
): Promise<ImportedStock> => {
  let imported: ImportedStock = { levels: [], faults: [] };
  let done = 0;
  for (const part of inParts(request.changes, PART)) {
    if (signal.aborted) break;
    const { levels, faults } = await importPart(part, request);
    imported = { levels: [...imported.levels, ...levels], faults: [...imported.faults, ...faults] };
    done += part.length;
    onProgress(done, request.changes.length);
  }
  return imported;
};
