import { proofDifficulty, type Proof } from '@sitewright/domain/proof-of-work';
import { countWithinLimit, incrementCount, refuse, refuseWithData, type Refusal } from '../../http/index.ts';
import { createChallenge, spendProof } from '../../proof-of-work/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import { checkoutToken } from '../checkout-token.ts';

/** So many failed payments of a cart, or of a network within an hour, need no check. */
const FREE_FAILURES = 3;
const ofNetwork = { max: FREE_FAILURES, withinSeconds: 3600 } as const;
/** Without script nothing can be computed; waiting keeps attempts as few. */
const withoutScript = { max: 1, withinSeconds: 60 } as const;

export interface GivenProof {
  readonly proof?: Proof | undefined;
  /** Sent by a form without script. */
  readonly isPlain?: boolean;
}

export const failedHourScope = ({ site, network }: CheckoutVisitor) => [
  'payment-failed-hour',
  site.id,
  network,
];

const waitScopes = (visitor: CheckoutVisitor): readonly (readonly string[])[] => [
  ['payment-wait', visitor.site.id, visitor.network],
  ['payment-wait-cart', visitor.site.id, checkoutToken(visitor) ?? ''],
];

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
  { failures, secret }: { readonly failures: number; readonly secret: string },
): Promise<Refusal | undefined> => {
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
  await incrementCount(database, { scope: failedHourScope(visitor), limit: ofNetwork, now });
  for (const scope of waitScopes(visitor))
    await incrementCount(database, { scope, limit: withoutScript, now });
};
