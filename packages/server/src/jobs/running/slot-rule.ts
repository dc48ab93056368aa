/** A long job that runs on this node. */
export interface LongRun {
  readonly kind: string;
  /** It stops soon when it is asked to, and goes on where it was when it runs again. */
  readonly givesWay: boolean;
  /** How long it has had its slot. */
  readonly ranMs: number;
}

/** So long a job keeps its slot while others have fewer. */
export const TURN_MS = 10_000;

export const countByKind = (runs: readonly { readonly kind: string }[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { kind } of runs) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
};

/** Kinds that never give way leave a slot to others, because those would wait for hours. */
export const mostOfKind = ({ givesWay }: { readonly givesWay: boolean }, slots: number): number =>
  givesWay ? slots : Math.max(1, slots - 1);

/**
 * The run that gives its slot to a kind that waits, if any: at once where its kind has two more than the one that waits, and
 * after its turn where it has one more. The kind with most slots gives first, and of its runs the longest.
 */
export const findGivingWay = <Run extends LongRun>(
  runs: readonly Run[],
  waitingKinds: readonly string[],
): Run | undefined => {
  const counts = countByKind(runs);
  const countOf = (kind: string): number => counts.get(kind) ?? 0;
  const fewest = Math.min(...waitingKinds.map(countOf));
  const isAsked = ({ kind, givesWay, ranMs }: Run): boolean => {
    const more = countOf(kind) - fewest;
    return givesWay && (more >= 2 || (more === 1 && ranMs >= TURN_MS));
  };
  return runs
    .filter(isAsked)
    .toSorted((one, other) => countOf(other.kind) - countOf(one.kind) || other.ranMs - one.ranMs)[0];
};
