import {
  decrementCounts,
  incrementCount,
  incrementCountsUnless,
  refuse,
  type Refusal,
} from '../../http/index.ts';
import type { Queryable } from '../../database/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { checkoutToken } from '../checkout-token.ts';
import { countFailureForCheck, failedHourScope } from './bot-check.ts';

/** Stolen cards are tried out in such numbers. */
const failures = { max: 10, withinSeconds: 60 } as const;
/** Under way and failed: many shoppers may share a network, but not a cart. */
const ofNetwork = { max: 40, withinSeconds: 60 } as const;
const ofCart = { max: 10, withinSeconds: 60 } as const;

const failedScope = ({ site, network }: CheckoutVisitor) => ['payment-failed', site.id, network];
const networkScope = ({ site, network }: CheckoutVisitor) => ['payment', site.id, network];
const cartScope = (visitor: CheckoutVisitor) => [
  'payment-cart',
  visitor.site.id,
  checkoutToken(visitor) ?? '',
];

export interface CountedAttempt {
  /** Failed payments of the network within an hour. */
  readonly failuresOfNetwork: number;
}

/** Counted on all nodes before anything is tried; what does not fail is taken off again. */
export const countAttempt = async (
  database: Queryable,
  visitor: CheckoutVisitor,
): Promise<CountedAttempt | Refusal> => {
  const { now } = visitor;
  const { counts, read } = await incrementCountsUnless(
    database,
    [
      { scope: networkScope(visitor), limit: ofNetwork, now },
      { scope: cartScope(visitor), limit: ofCart, now },
    ],
    { unless: { scope: failedScope(visitor), max: failures.max }, read: failedHourScope(visitor) },
  );
  const [network = 0, cart = 0] = counts ?? [];
  return !counts || network > ofNetwork.max || cart > ofCart.max
    ? refuse('too-many-requests').retryAfter(failures.withinSeconds)
    : { failuresOfNetwork: read };
};

export const forgetAttempt = async (visitor: CheckoutVisitor): Promise<void> => {
  await decrementCounts(visitor.database, [networkScope(visitor), cartScope(visitor)]);
};

export const countFailure = async (visitor: CheckoutVisitor): Promise<void> => {
  const { database, now } = visitor;
  await incrementCount(database, { scope: failedScope(visitor), limit: failures, now });
  await countFailureForCheck(visitor);
};
