export const discountLimits = {
  /** Of a site. */
  DISCOUNTS: 10_000,
  AUTOMATIC: 100,
  /** In one cart. */
  CODES: 10,
  NAME_LENGTH: 100,
  CODE_LENGTH: 50,
  PRODUCTS: 500,
  CATEGORIES: 100,
} as const;

/** Which products of an order. Gift cards and donations are never among them. */
export type DiscountTarget =
  | { readonly kind: 'order' }
  | { readonly kind: 'products'; readonly productIds: readonly string[] }
  /** Categories by name, those inside them not included. */
  | { readonly kind: 'categories'; readonly categories: readonly string[] };

export type DiscountReward =
  | { readonly kind: 'percent'; readonly percent: string }
  /** Once for the target, or for each piece of it. */
  | { readonly kind: 'amount'; readonly cents: number; readonly isPerItem: boolean }
  /** Shipping and local delivery. */
  | { readonly kind: 'free-shipping' }
  /** For so many of the target, so many of `gets` at a reduced price, the cheapest first. */
  | {
      readonly kind: 'buy-x-get-y';
      readonly buyQuantity: number;
      readonly getQuantity: number;
      readonly gets: DiscountTarget;
      /** 100 is free. */
      readonly percent: string;
      /** How often in one order. */
      readonly maxPerOrder?: number;
    };

/** Which payments of a subscription a discount applies to. */
export const subscriptionPayments = ['EXCLUDED', 'LIMITED_PAYMENTS', 'ALL_PAYMENTS'] as const;

export type SubscriptionPayments = (typeof subscriptionPayments)[number];

export interface DiscountTerms {
  readonly name: string;
  /** In capitals; null for a discount that applies by itself. */
  readonly code: string | null;
  readonly isEnabled: boolean;
  readonly reward: DiscountReward;
  readonly target: DiscountTarget;
  /** Of the target's products, before discounts. */
  readonly minimumSubtotalCents?: number;
  /** Pieces of the target's products. */
  readonly minimumQuantity?: number;
  readonly isFirstPurchaseOnly: boolean;
  readonly maxUses?: number;
  readonly maxUsesPerCustomer?: number;
  /** Whether it applies together with others that may be combined too. */
  readonly isCombinable: boolean;
  /** Of a subscription: none, the first or all; the first where it is left out. */
  readonly subscriptionPayments?: SubscriptionPayments;
  /** Milliseconds; null is at once. */
  readonly startsOn: number | null;
  /** From this moment on it is over; null is never. */
  readonly endsOn: number | null;
}

export interface Discount extends DiscountTerms {
  readonly id: string;
}

/** What a new discount begins with. */
export const newDiscountTerms: DiscountTerms = {
  name: '',
  code: null,
  isEnabled: true,
  reward: { kind: 'percent', percent: '10' },
  target: { kind: 'order' },
  isFirstPurchaseOnly: false,
  isCombinable: true,
  startsOn: null,
  endsOn: null,
};

export const subscriptionPaymentsOf = ({
  subscriptionPayments: chosen = 'LIMITED_PAYMENTS',
}: Pick<DiscountTerms, 'subscriptionPayments'>): SubscriptionPayments => chosen;

/** Whether it stays off the later payments of a subscription. */
export const appliesToAllPayments = (terms: Pick<DiscountTerms, 'subscriptionPayments'>): boolean =>
  subscriptionPaymentsOf(terms) === 'ALL_PAYMENTS';

const CODE = /^[A-Z0-9_-]{1,50}$/;

/** As codes are stored, compared and shown: in capitals. */
export const foldDiscountCode = (typed: string): string => typed.trim().toUpperCase();

export const isDiscountCode = (code: string): boolean => CODE.test(code);

export type DiscountStatus = 'active' | 'scheduled' | 'expired' | 'disabled';

export const discountStatus = (
  { isEnabled, startsOn, endsOn }: Pick<DiscountTerms, 'isEnabled' | 'startsOn' | 'endsOn'>,
  now: number,
): DiscountStatus => {
  if (!isEnabled) return 'disabled';
  if (endsOn !== null && now >= endsOn) return 'expired';
  return startsOn !== null && now < startsOn ? 'scheduled' : 'active';
};
