import { discountStatus, subscriptionPaymentsOf, type Discount, type DiscountTarget } from './discount.ts';

/** A line of an order that discounts can apply to. */
export interface DiscountedLine {
  readonly itemId: string;
  readonly categories: readonly string[];
  readonly quantity: number;
  /** Of one piece, in minor units. */
  readonly unitMinor: bigint;
  /** Gift cards and donations are not. */
  readonly isDiscountable: boolean;
  /** Bought again each period. */
  readonly isSubscription?: boolean;
}

/** Why a discount does not apply. */
export type DiscountObstacle =
  | 'unknown'
  | 'not-started'
  | 'expired'
  | 'used-up'
  | 'used-by-customer'
  | 'not-first-purchase'
  | 'below-minimum-subtotal'
  | 'below-minimum-quantity'
  | 'no-matching-products'
  | 'not-combinable';

/** What is known of whoever buys; a cart knows nothing yet. */
export interface DiscountCustomer {
  readonly orders: number;
  readonly usesOf: (discountId: string) => number;
}

export interface DiscountSituation {
  readonly lines: readonly DiscountedLine[];
  /** Milliseconds. */
  readonly now: number;
  /** How often a discount was used already, by all customers. */
  readonly usesOf: (discountId: string) => number;
  readonly customer?: DiscountCustomer | undefined;
  readonly needsShipping: boolean;
}

/** Whether a product is among those that a discount is for. */
export const isTarget = (
  target: DiscountTarget,
  { itemId, categories }: Pick<DiscountedLine, 'itemId' | 'categories'>,
): boolean => {
  if (target.kind === 'order') return true;
  return target.kind === 'products'
    ? target.productIds.includes(itemId)
    : categories.some((category) => target.categories.includes(category));
};

export const matchesTarget = (target: DiscountTarget, line: DiscountedLine): boolean =>
  line.isDiscountable && isTarget(target, line);

/** The lines as a discount sees them: some leave subscriptions out. */
export const linesFor = (discount: Discount, lines: readonly DiscountedLine[]): readonly DiscountedLine[] =>
  subscriptionPaymentsOf(discount) === 'EXCLUDED'
    ? lines.map((line) => (line.isSubscription ? { ...line, isDiscountable: false } : line))
    : lines;

const statusObstacle = (discount: Discount, now: number): DiscountObstacle | undefined => {
  switch (discountStatus(discount, now)) {
    case 'disabled':
      return 'unknown';
    case 'expired':
      return 'expired';
    case 'scheduled':
      return 'not-started';
    case 'active':
      return undefined;
  }
};

/** Whether what others use at the same moment decides about it. */
export const hasLimitedUses = ({ maxUses, maxUsesPerCustomer, isFirstPurchaseOnly }: Discount): boolean =>
  maxUses !== undefined || maxUsesPerCustomer !== undefined || isFirstPurchaseOnly;

const usesObstacle = (
  { id, maxUses, maxUsesPerCustomer, isFirstPurchaseOnly }: Discount,
  { usesOf, customer }: DiscountSituation,
): DiscountObstacle | undefined => {
  if (maxUses !== undefined && usesOf(id) >= maxUses) return 'used-up';
  if (!customer) return undefined;
  if (isFirstPurchaseOnly && customer.orders > 0) return 'not-first-purchase';
  return maxUsesPerCustomer !== undefined && customer.usesOf(id) >= maxUsesPerCustomer
    ? 'used-by-customer'
    : undefined;
};

const productsObstacle = (
  discount: Discount,
  { lines, needsShipping }: DiscountSituation,
): DiscountObstacle | undefined => {
  const { reward, target, minimumSubtotalCents = 0, minimumQuantity = 0 } = discount;
  const matching = linesFor(discount, lines).filter((line) => matchesTarget(target, line));
  if (matching.length === 0 || (reward.kind === 'free-shipping' && !needsShipping))
    return 'no-matching-products';
  const subtotal = matching.reduce((sum, { unitMinor, quantity }) => sum + unitMinor * BigInt(quantity), 0n);
  if (subtotal < BigInt(minimumSubtotalCents)) return 'below-minimum-subtotal';
  const pieces = matching.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces < minimumQuantity ? 'below-minimum-quantity' : undefined;
};

/** Why the discount cannot apply to the order, whatever else does. */
export const findObstacle = (
  discount: Discount,
  situation: DiscountSituation,
): DiscountObstacle | undefined =>
  statusObstacle(discount, situation.now) ??
  usesObstacle(discount, situation) ??
  productsObstacle(discount, situation);
