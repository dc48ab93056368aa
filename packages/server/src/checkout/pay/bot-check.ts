import { proofDifficulty, type Proof } from '@sitewright/domain/proof-of-work';
import {
  countWithinLimit,
  incrementCount,
  readCount,
  refuse,
  refuseWithData,
  type Refusal,
} from '../../http/index.ts';
import { createChallenge, spendProof } from '../../proof-of-work/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { checkoutToken } from '../checkout-token.ts';
import { countFailedPayments } from '../checkouts-store.ts';

/** So many failed payments of a cart, or of a network within an hour, need no check. */
const FREE_FAILURES = 3;
const DAY_MS = 86_400_000;
const ofNetwork = { max: FREE_FAILURES, withinSeconds: 3600 } as const;
/** Without script nothing can be computed; waiting keeps attempts as few. */
const withoutScript = { max: 1, withinSeconds: 60 } as const;

export interface GivenProof {
  readonly proof?: Proof | undefined;
  /** Sent by a form without script. */
  readonly isPlain?: boolean;
}

const networkScope = ({ site, network }: CheckoutVisitor) => ['payment-failed-hour', site.id, network];

const waitScopes = (visitor: CheckoutVisitor): readonly (readonly string[])[] => [
  ['payment-wait', visitor.site.id, visitor.network],
  ['payment-wait-cart', visitor.site.id, checkoutToken(visitor) ?? ''],
];

/** The higher one of the cart and the network: carts are made anew at will. */
const countFailures = async (visitor: CheckoutVisitor): Promise<number> => {
  const { database, now } = visitor;
  const token = checkoutToken(visitor);
  const since = new Date(now.getTime() - DAY_MS);
  const ofCart = token === undefined ? 0 : await countFailedPayments(visitor, { token, since });
  return Math.max(ofCart, await readCount(database, { scope: networkScope(visitor), now }));
};

/** Once a minute, counted from the last failure. */
const mayTryPlainly = async (visitor: CheckoutVisitor): Promise<boolean> => {
  const { database, now } = visitor;
  for (const scope of waitScopes(visitor))
    if (!(await countWithinLimit(database, { scope, limit: withoutScript, now }))) return false;
  return true;
};

/** After several failed payments the next one takes a proof of work, which scripts send unasked; others wait a minute. */
export const checkForBot = async (
  visitor: CheckoutVisitor,
  { proof, isPlain }: GivenProof,
  secret: string,
): Promise<Refusal | undefined> => {
  const failures = await countFailures(visitor);
  if (failures < FREE_FAILURES) return undefined;
  if (isPlain) {
    if (await mayTryPlainly(visitor)) return undefined;
    return refuse('payment-check').retryAfter(withoutScript.withinSeconds);
  }
  const { database, site, now } = visitor;
  const purpose = { secret, scope: ['payment', site.id, checkoutToken(visitor) ?? ''], now };
  if (proof && (await spendProof(database, purpose, proof))) return undefined;
  const challenge = createChallenge(purpose, proofDifficulty(failures, FREE_FAILURES));
  return refuseWithData('payment-check', { challenge });
};

export const countFailureForCheck = async (visitor: CheckoutVisitor): Promise<void> => {
  const { database, now } = visitor;
  await incrementCount(database, { scope: networkScope(visitor), limit: ofNetwork, now });
  for (const scope of waitScopes(visitor))
    await incrementCount(database, { scope, limit: withoutScript, now });
};
