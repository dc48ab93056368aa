import { createHmac } from 'node:crypto';
import { inTransaction, type Database, type Queryable } from '../database/index.ts';
import { incrementCount } from '../http/index.ts';
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

/**
 * Whether too many payments with the card have come to nothing. Payments with one card are stored and counted one after
 * another: of many at the same moment as many are tried as of those that follow each other.
 */
export const isCardLimited = async (
  { database, clock, secret }: { database: Database; clock: () => Date; secret: string },
  { payment, choice, gateway }: CardToCharge,
): Promise<boolean> => {
  const fingerprint = await gateway.identifyCard(payment, choice);
  if (fingerprint === undefined) return false;
  const cardKey = keyOf(secret, payment.websiteId, fingerprint);
  const now = clock();
  const since = new Date(now.getTime() - WITHIN_MS);
  const limit = { max: MAX_FAILURES, withinSeconds: WITHIN_MS / 1000 };
  return inTransaction(database, async (transaction) => {
    // Locks the row of the card.
    await incrementCount(transaction, { scope: ['card', payment.websiteId, cardKey], limit, now });
    await storeCardKey(transaction, payment, cardKey);
    return (await countFailuresOfCard(transaction, { ...payment, cardKey }, since)) >= MAX_FAILURES;
  });
};

export const sweepCards = (database: Queryable, now: Date): Promise<void> =>
  forgetCards(database, new Date(now.getTime() - KEPT_MS));
