import { fellToLow, type Stock } from '@sitewright/domain/catalogue';

export interface ChangedLevel {
  readonly variantId: string;
  readonly before: Stock;
  readonly after: Stock;
}

/** The last levels of variants that changed in some way: one change may contain several moves of a variant. */
export const changedLevels = (
  moves: readonly ChangedLevel[],
  isMeant: (before: Stock, after: Stock) => boolean,
): ReadonlyMap<string, Stock> => {
  const first = new Map(moves.toReversed().map(({ variantId, before }) => [variantId, before]));
  const last = new Map(moves.map(({ variantId, after }) => [variantId, after]));
  return new Map(
    [...last].filter(([id, after]) => {
      const before = first.get(id);
      return before !== undefined && isMeant(before, after);
    }),
  );
};

/** Variants that fell to the threshold. */
export const fallenLevels = (moves: readonly ChangedLevel[], threshold: number): ReadonlyMap<string, Stock> =>
  changedLevels(moves, (before, after) => fellToLow(before, after, threshold));
