import type { Refusal } from '@sitewright/api/client';

interface CurrentLevel {
  readonly variantId: string;
  readonly stock: number | null;
}

const isLevel = (value: unknown): value is CurrentLevel =>
  typeof value === 'object' &&
  value !== null &&
  'variantId' in value &&
  typeof value.variantId === 'string' &&
  'stock' in value &&
  (value.stock === null || typeof value.stock === 'number');

/** The current levels that a refused change comes back with. */
export const staleLevels = ({ code, data }: Refusal): readonly CurrentLevel[] => {
  if (code !== 'stock-changed' || typeof data !== 'object' || data === null || !('levels' in data)) return [];
  return Array.isArray(data.levels) ? data.levels.filter(isLevel) : [];
};
