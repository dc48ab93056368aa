import type { Queryable } from '../database/index.ts';
import { insertEntry } from './gift-cards-store.ts';
import { lockGiftCards, type Redemption } from './redemption-store.ts';

export interface GiftCardRefund {
  readonly websiteId: string;
  readonly refundId: string;
  readonly parts: readonly Redemption[];
  readonly madeBy: string;
  readonly now: Date;
}

/** Money goes back to the cards that it came from, also where they have expired or are disabled. */
export const refundToGiftCards = async (
  transaction: Queryable,
  { websiteId, refundId, parts, madeBy, now }: GiftCardRefund,
): Promise<void> => {
  await lockGiftCards(
    transaction,
    websiteId,
    parts.map(({ id }) => id),
  );
  for (const { id: giftCardId, amountCents } of parts)
    await insertEntry(transaction, {
      websiteId,
      giftCardId,
      kind: 'refunded',
      amountCents,
      refundId,
      madeBy,
      now,
    });
};
