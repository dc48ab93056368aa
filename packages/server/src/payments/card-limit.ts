import { createHmac } from 'node:crypto';
import type { Queryable } from '../database/index.ts';
import { countFailuresOfCard, forgetCards, storeCardKey, type PaymentRow } from '../payment-records/index.ts';
import type { Gateway, PaymentChoice } from './gateways/gateway.ts';

/** Codes and dates of one stolen card are guessed with carts and addresses that are new each time. */
const MAX_FAILURES = 10;
const WITHIN_MS = 3_600_000;
const KEPT_MS = 86_400_000;

/** Another one in each site and installation: cards are not followed from one to the next. */
const keyOf = (secret: string, websiteId: string, fingerprint: string): string =>
  createHmac('sha256', secret).update(`card\n${websiteId}\n${fingerprint}`).digest('base64url');

export interface CardToCharge {
  readonly payment: PaymentRow;
  readonly choice: PaymentChoice;
  readonly gateway: Gateway;
}

/** Whether too many payments with the card have come to nothing. Stored before it is counted, so that none at the same moment is missed. */
export const isCardLimited = async (
  { database, clock, secret }: { database: Queryable; clock: () => Date; secret: string },
  { payment, choice, gateway }: CardToCharge,
): Promise<boolean> => {
  const fingerprint = await gateway.identifyCard(payment, choice);
  if (fingerprint === undefined) return false;
  const cardKey = keyOf(secret, payment.websiteId, fingerprint);
  await storeCardKey(database, payment, cardKey);
  const since = new Date(clock().getTime() - WITHIN_MS);
  return (await countFailuresOfCard(database, { ...payment, cardKey }, since)) >= MAX_FAILURES;
};

export const sweepCards = (database: Queryable, now: Date): Promise<void> =>
  forgetCards(database, new Date(now.getTime() - KEPT_MS));
