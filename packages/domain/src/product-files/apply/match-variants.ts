import type { ProductVariant } from '../../catalogue/index.ts';
import { canonicalJson } from '../../documents/index.ts';
import type { FileVariant } from '../read/file-product.ts';

/** The stored variant of each row, or undefined for a new one: by id, else by SKU, else by its options. */
export const matchVariants = (
  rows: readonly FileVariant[],
  stored: readonly ProductVariant[],
): (ProductVariant | undefined)[] => {
  const left = new Set(stored);
  const found = new Map<FileVariant, ProductVariant>();
  const matchBy = (isSame: (row: FileVariant, variant: ProductVariant) => boolean): void => {
    for (const row of rows) {
      const match = found.has(row) ? undefined : [...left].find((variant) => isSame(row, variant));
      if (!match) continue;
      left.delete(match);
      found.set(row, match);
    }
  };
  matchBy((row, { id }) => row.variantId === id);
  matchBy((row, { sku }) => row.sku !== undefined && row.sku === sku);
  matchBy((row, { attributes }) => canonicalJson(row.attributes) === canonicalJson(attributes));
  if (rows.length === 1 && stored.length === 1) matchBy(() => true);
  return rows.map((row) => found.get(row));
};
