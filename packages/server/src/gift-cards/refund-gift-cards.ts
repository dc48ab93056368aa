import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { isMailAddress } from '../mail/index.ts';
import {
  findGiftCard,
  insertEntries,
  insertEntry,
  insertGiftCard,
  lockGiftCard,
} from './gift-cards-store.ts';
import type { GiftCardRow } from './gift-cards-store.ts';
import type { Redemption } from './redemption-store.ts';
import { sendNewCode } from './sale/deliver-gift-card.ts';

/** Who gets a new card where the old one is disabled, and how. */
export interface RefundedBuyer {
  readonly site: Site;
  readonly secret: string;
  readonly publicOrigin: string;
  readonly email: string;
  readonly language: string;
}

export interface GiftCardRefund {
  readonly websiteId: string;
  readonly refundId: string;
  readonly parts: readonly Redemption[];
  readonly madeBy: string;
  readonly buyer: RefundedBuyer;
  readonly now: Date;
}

/** A disabled card stays so: what it paid comes back on another one. Without an address it waits for the owner to send it. */
const issueInstead = async (
  transaction: Queryable,
  { websiteId, refundId, madeBy, buyer, now }: GiftCardRefund,
  { card, amountCents }: { readonly card: GiftCardRow; readonly amountCents: number },
): Promise<void> => {
  const key = { websiteId, giftCardId: newId() };
  await insertGiftCard(transaction, {
    ...key,
    codeHash: null,
    lastFour: '',
    currency: card.currency,
    isTest: card.isTest,
    issuedCents: amountCents,
    recipientName: '',
    recipientEmail: buyer.email,
    note: `Refund instead of the card ending in ${card.lastFour}, which is disabled.`,
    madeBy,
    deliverTo: 'buyer',
    buyerEmail: buyer.email,
    language: buyer.language,
    createdAt: now,
  });
  await insertEntry(transaction, { ...key, kind: 'refunded', amountCents, refundId, madeBy, now });
  const issued = await findGiftCard(transaction, key);
  if (issued && isMailAddress(buyer.email)) await sendNewCode(transaction, { ...buyer, now }, issued);
};

/** Money goes back to the cards that it came from, also where they have expired. Locked in the order of their ids. */
export const refundToGiftCards = async (transaction: Queryable, refund: GiftCardRefund): Promise<void> => {
  const { websiteId, refundId, parts, madeBy, now } = refund;
  const changes: { giftCardId: string; amountCents: number }[] = [];
  for (const { id: giftCardId, amountCents } of parts.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const card = await lockGiftCard(transaction, { websiteId, giftCardId });
    if (!card) throw new Error('A gift card is gone.');
    if (card.disabledAt === null) changes.push({ giftCardId, amountCents });
    else await issueInstead(transaction, refund, { card, amountCents });
  }
  await insertEntries(transaction, { websiteId, kind: 'refunded', changes, refundId, madeBy, now });
};
