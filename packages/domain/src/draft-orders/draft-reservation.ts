import type { DraftContent } from './draft-orders-schemas.ts';

/** Stock that a draft holds until a time. */
export interface DraftReservation {
  readonly until: Date;
  /** By variant. Custom items have no stock. */
  readonly pieces: ReadonlyMap<string, number>;
}

/** Undefined where nothing is reserved, or no longer. Each variant is in a draft once. */
export const draftReservation = (
  { lines, reservedUntil }: Pick<DraftContent, 'lines' | 'reservedUntil'>,
  now: Date,
): DraftReservation | undefined => {
  if (!reservedUntil) return undefined;
  const until = new Date(reservedUntil);
  if (Number.isNaN(until.getTime()) || until <= now) return undefined;
  const sold = lines.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [[variantId, quantity] as const],
  );
  return { until, pieces: new Map(sold) };
};

const textOf = ({ until, pieces }: DraftReservation): string =>
  JSON.stringify([until.getTime(), [...pieces].toSorted()]);

export const isSameReservation = (
  before: DraftReservation | undefined,
  after: DraftReservation | undefined,
): boolean => (before && textOf(before)) === (after && textOf(after));
