import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { describeVariant } from '../describe-row.ts';
import type { InventoryRow } from '../use-inventory.ts';

const HEAD = ['Variant ID', 'Product', 'Variant', 'SKU', 'Quantity'];

export const inventoryCsvHead = (): string => writeCsvRow(HEAD);

type Row = Pick<InventoryRow, 'variantId' | 'title' | 'options' | 'sku' | 'stock'>;

export const inventoryCsvRow = (row: Row): string =>
  writeCsvRow(
    [
      row.variantId,
      row.title,
      describeVariant(row),
      row.sku,
      row.stock === null ? 'unlimited' : String(row.stock),
    ].map(neutralizeFormula),
  );
