import { shareReversal } from '@sitewright/domain/gift-cards';
import type { Queryable } from '../../database/index.ts';
import { enqueueJob } from '../../jobs/index.ts';
import { insertEntry, lockGiftCard, markDisabled, type GiftCardRow } from '../gift-cards-store.ts';
import { deliverGiftCardKind } from './deliver-gift-card-kind.ts';
import { enableGiftCard, isOrderOver, listReversed, lockSoldCards } from './sold-cards-store.ts';

export interface SaleRefund {
  readonly websiteId: string;
  readonly orderId: string | null;
  readonly refundId: string;
  readonly lines: readonly {
    readonly lineId: string;
    readonly quantity: number;
    readonly amountCents: number;
  }[];
  readonly madeBy: string;
  readonly now: Date;
}

/** The cards that a refund is for, each with the amount that goes back to the buyer. */
const partsOf = (cards: readonly GiftCardRow[], { lines }: Pick<SaleRefund, 'lines'>, isWhole: boolean) => {
  // What was not spent first: a piece that goes back is one that can still be taken off.
  const open = cards
    .filter(({ disabledAt }) => disabledAt === null)
    .toSorted((a, b) => b.balanceCents - a.balanceCents);
  if (isWhole) return open.map((card) => ({ card, amountCents: card.issuedCents, isEnded: true }));
  return lines.flatMap(({ lineId, quantity, amountCents }) =>
    shareReversal(
      open.filter((card) => card.lineId === lineId),
      { quantity, amountCents },
    ),
  );
};

/** Whether more goes back for a card than is on it: its buyer would have what was bought with it, and its price. */
export const isSpentMeanwhile = async (
  transaction: Queryable,
  {
    websiteId,
    orderId,
    lines,
    isWhole,
  }: Pick<SaleRefund, 'websiteId' | 'lines'> & { readonly orderId: string; readonly isWhole: boolean },
): Promise<boolean> => {
  const cards = await lockSoldCards(transaction, { websiteId, orderId });
  return partsOf(cards, { lines }, isWhole).some(({ card, amountCents }) => amountCents > card.balanceCents);
};

/** The price of gift cards goes back to their buyer: what is still on them is taken off, and whole ones end. */
export const reverseSoldCards = async (transaction: Queryable, refund: SaleRefund): Promise<void> => {
  const { websiteId, orderId, refundId, madeBy, now } = refund;
  if (orderId === null) return;
  const cards = await lockSoldCards(transaction, { websiteId, orderId });
  if (cards.length === 0) return;
  const isWhole = await isOrderOver(transaction, { websiteId, orderId });
  for (const { card, amountCents, isEnded } of partsOf(cards, refund, isWhole)) {
    const taken = Math.min(amountCents, card.balanceCents);
    const { giftCardId } = card;
    await insertEntry(transaction, {
      websiteId,
      giftCardId,
      kind: 'reversed',
      amountCents: 0 - taken,
      refundId,
      madeBy,
      now,
    });
    if (isEnded) await markDisabled(transaction, card, now);
  }
};

/** The refund has failed after all: the cards are worth what they were. */
export const restoreSoldCards = async (
  transaction: Queryable,
  { websiteId, refundId, now }: Pick<SaleRefund, 'websiteId' | 'refundId' | 'now'>,
): Promise<void> => {
  for (const { giftCardId, amountCents } of await listReversed(transaction, { websiteId, refundId })) {
    const card = await lockGiftCard(transaction, { websiteId, giftCardId });
    if (!card) continue;
    await enableGiftCard(transaction, card);
    await insertEntry(transaction, {
      websiteId,
      giftCardId,
      kind: 'adjusted',
      amountCents: 0 - amountCents,
      note: 'The refund of the gift card failed.',
      now,
    });
    if (card.codeHash === null)
      await enqueueJob(transaction, deliverGiftCardKind, {
        websiteId,
        payload: { giftCardId },
        runAt: card.deliverAt && card.deliverAt > now ? card.deliverAt : now,
      });
  }
};
