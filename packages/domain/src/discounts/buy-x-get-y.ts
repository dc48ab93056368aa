import { divideRounded, parseDecimal, ZERO } from '../money/index.ts';
import { matchesTarget, type DiscountedLine } from './check-discount.ts';
import type { Discount, DiscountReward } from './discount.ts';

type Reward = Extract<DiscountReward, { kind: 'buy-x-get-y' }>;

interface Unit {
  readonly index: number;
  readonly line: DiscountedLine;
  readonly isBought: boolean;
}

const countPieces = (units: readonly Unit[]): number =>
  units.reduce((sum, { line }) => sum + line.quantity, 0);

interface Counts {
  /** Pieces that can only be bought, only be reduced, and either. */
  readonly bought: number;
  readonly reduced: number;
  readonly either: number;
}

/** How often all pieces of the offer are in the order; no piece counts twice. */
const countSets = ({ bought, reduced, either }: Counts, { buyQuantity, getQuantity }: Reward): number =>
  Math.floor(
    Math.min(
      (bought + either) / buyQuantity,
      (reduced + either) / getQuantity,
      (bought + reduced + either) / (buyQuantity + getQuantity),
    ),
  );

const byPrice = (a: Unit, b: Unit): number =>
  a.line.unitMinor === b.line.unitMinor ? a.index - b.index : a.line.unitMinor < b.line.unitMinor ? -1 : 1;

interface Taking {
  readonly reducible: readonly Unit[];
  readonly pieces: number;
  /** As many of the pieces that could be bought too: the others are needed for that. */
  readonly maxEither: number;
}

/** The cheapest pieces, by index of their line. */
const takeCheapest = ({ reducible, pieces, maxEither }: Taking): ReadonlyMap<number, number> => {
  const taken = new Map<number, number>();
  let [left, eitherLeft] = [pieces, maxEither];
  for (const { index, line, isBought } of reducible.toSorted(byPrice)) {
    const count = Math.min(left, line.quantity, isBought ? eitherLeft : left);
    if (isBought) eitherLeft -= count;
    left -= count;
    taken.set(index, count);
  }
  return taken;
};

const reducedPieces = (
  { target }: Discount,
  reward: Reward,
  lines: readonly DiscountedLine[],
): ReadonlyMap<number, number> => {
  const units = lines.map((line, index): Unit => ({ index, line, isBought: matchesTarget(target, line) }));
  const reducible = units.filter(({ line }) => matchesTarget(reward.gets, line));
  const either = countPieces(reducible.filter(({ isBought }) => isBought));
  const reduced = countPieces(reducible) - either;
  const bought = countPieces(units.filter(({ isBought }) => isBought)) - either;
  const sets = Math.min(
    countSets({ bought, reduced, either }, reward),
    reward.maxPerOrder ?? Number.POSITIVE_INFINITY,
  );
  const maxEither = either - Math.max(0, sets * reward.buyQuantity - bought);
  return takeCheapest({ reducible, pieces: sets * reward.getQuantity, maxEither });
};

/** What the offer takes off each line, in minor units. */
export const buyXGetYAmounts = (
  discount: Discount,
  reward: Reward,
  lines: readonly DiscountedLine[],
): bigint[] => {
  const pieces = reducedPieces(discount, reward, lines);
  const { unscaled, scale } = parseDecimal(reward.percent) ?? ZERO;
  return lines.map(({ unitMinor }, index) =>
    divideRounded(unitMinor * BigInt(pieces.get(index) ?? 0) * unscaled, 100n * 10n ** BigInt(scale)),
  );
};
