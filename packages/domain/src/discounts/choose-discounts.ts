import type { CurrencyCode } from '../money/index.ts';
import { findObstacle, type DiscountObstacle, type DiscountSituation } from './check-discount.ts';
import type { Discount } from './discount.ts';
import { reduceLines, type Reduction } from './reduce-lines.ts';

/** A code that was entered and gives nothing. */
export interface RefusedCode {
  readonly code: string;
  readonly obstacle: DiscountObstacle;
  /** Undefined for an unknown code. */
  readonly discount?: Discount;
}

export interface ChosenDiscounts {
  /** In the order they are taken off. */
  readonly reductions: readonly Reduction[];
  readonly isShippingFree: boolean;
  readonly refused: readonly RefusedCode[];
  /** Would apply without the codes that were entered, which save more and cannot be combined with them. */
  readonly displaced: readonly Discount[];
}

export interface DiscountRequest extends DiscountSituation {
  /** All that the order could get: those without a code apply by themselves, others if their code is entered. */
  readonly discounts: readonly Discount[];
  /** As entered, in capitals. */
  readonly codes: readonly string[];
  readonly currency: CurrencyCode;
  /** What a free delivery would save, in minor units; undefined while no way of delivery is known. */
  readonly shippingMinor: bigint | undefined;
}

interface Candidate {
  readonly discounts: readonly Discount[];
  readonly reductions: readonly Reduction[];
  readonly saving: bigint;
}

const freesShipping = ({ reward }: Discount): boolean => reward.kind === 'free-shipping';

const usesCode = ({ code }: Discount): boolean => code !== null;

const savingOf = (reductions: readonly Reduction[]): bigint =>
  reductions.reduce((total, { amounts }) => amounts.reduce((sum, amount) => sum + amount, total), 0n);

const candidateOf = (
  discounts: readonly Discount[],
  { lines, currency, shippingMinor = 0n }: DiscountRequest,
): Candidate => {
  const reductions = reduceLines(discounts, lines, currency);
  const shipping = discounts.some(freesShipping) ? shippingMinor : 0n;
  return { discounts, reductions, saving: savingOf(reductions) + shipping };
};

/** Everything that may be combined, or one discount that may not: whatever saves most, of equal ones that with a code. */
const chooseBest = (applicable: readonly Discount[], request: DiscountRequest): Candidate | undefined => {
  const combinable = applicable.filter(({ isCombinable }) => isCombinable);
  const exclusive = applicable.filter(({ isCombinable }) => !isCombinable).map((discount) => [discount]);
  const sets = [...(combinable.length > 0 ? [combinable] : []), ...exclusive];
  return sets
    .map((discounts) => candidateOf(discounts, request))
    .reduce<Candidate | undefined>((best, next) => {
      if (!best || next.saving > best.saving) return next;
      return next.saving === best.saving && next.discounts.some(usesCode) && !best.discounts.some(usesCode)
        ? next
        : best;
    }, undefined);
};

/** An offer of several pieces of which the order holds too few. */
const isIncomplete = ({ discount, amounts }: Reduction): boolean =>
  discount.reward.kind === 'buy-x-get-y' && amounts.every((amount) => amount === 0n);

const obstacleOf = (
  discount: Discount,
  request: DiscountRequest,
  best: Candidate | undefined,
): DiscountObstacle | undefined => {
  const obstacle = findObstacle(discount, request);
  if (obstacle) return obstacle;
  const reduction = best?.reductions.find((each) => each.discount.id === discount.id);
  if (!reduction) return 'not-combinable';
  return isIncomplete(reduction) ? 'below-minimum-quantity' : undefined;
};

const displacedBy = (
  best: Candidate | undefined,
  applicable: readonly Discount[],
  request: DiscountRequest,
): readonly Discount[] => {
  if (!best?.discounts.some(usesCode)) return [];
  const automatic = applicable.filter((discount) => !usesCode(discount));
  const others = chooseBest(automatic, request)?.discounts ?? [];
  const saves = (discount: Discount): boolean =>
    (request.shippingMinor === undefined && freesShipping(discount)) ||
    candidateOf([discount], request).saving > 0n;
  return others.filter((discount) => !best.discounts.includes(discount) && saves(discount));
};

/** Which discounts an order gets, and why its other codes give nothing. */
export const chooseDiscounts = (request: DiscountRequest): ChosenDiscounts => {
  const isEntered = ({ code }: Discount): boolean => code === null || request.codes.includes(code);
  const applicable = request.discounts.filter(
    (discount) => isEntered(discount) && !findObstacle(discount, request),
  );
  const best = chooseBest(applicable, request);
  const refused = request.codes.flatMap((code): RefusedCode[] => {
    const discount = request.discounts.find((each) => each.code === code);
    if (!discount) return [{ code, obstacle: 'unknown' }];
    const obstacle = obstacleOf(discount, request, best);
    return obstacle ? [{ code, obstacle, discount }] : [];
  });
  const reductions = (best?.reductions ?? []).filter((reduction) => !isIncomplete(reduction));
  return {
    reductions,
    isShippingFree: best?.discounts.some(freesShipping) ?? false,
    refused,
    displaced: displacedBy(best, applicable, request),
  };
};
