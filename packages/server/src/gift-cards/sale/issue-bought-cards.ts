import { productTypes } from '@sitewright/domain/catalogue';
import { deliveryTimeOf, type GiftCardPurchase } from '@sitewright/domain/gift-cards';
import type { OrderLine } from '@sitewright/domain/orders';
import type { Queryable } from '../../database/index.ts';
import { newId } from '../../ids/index.ts';
import { enqueueJob } from '../../jobs/index.ts';
import { findSiteById } from '../../sites/index.ts';
import { insertEntries, insertGiftCards, type NewGiftCard } from '../gift-cards-store.ts';
import { deliverGiftCardKind } from './deliver-gift-card-kind.ts';

/** An order that is paid. */
export interface BoughtOrder {
  readonly websiteId: string;
  readonly orderId: string;
  readonly isTest: boolean;
  readonly email: string;
  readonly currency: string;
  readonly language: string;
  readonly buyerName: string;
  readonly lines: readonly OrderLine[];
  readonly now: Date;
}

/** One that the owner has put into an order goes to the buyer at once. */
const unsaid: GiftCardPurchase = {
  deliverTo: 'buyer',
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  deliverOn: null,
};

const cardOf = (
  { websiteId, orderId, isTest, email, currency, language, buyerName, now }: BoughtOrder,
  { line, deliverAt }: { readonly line: OrderLine; readonly deliverAt: Date },
): NewGiftCard => {
  const { deliverTo, recipientName, recipientEmail, senderName, message } = line.giftCard ?? unsaid;
  return {
    websiteId,
    giftCardId: newId(),
    codeHash: null,
    lastFour: '',
    currency,
    isTest,
    issuedCents: line.unitCents,
    recipientName,
    recipientEmail: deliverTo === 'buyer' ? email : recipientEmail,
    note: '',
    madeBy: '',
    orderId,
    lineId: line.id,
    deliverTo,
    buyerEmail: email,
    senderName: senderName || buyerName,
    message,
    language,
    deliverAt,
    createdAt: now,
  };
};

/** The gift cards of an order, one for each piece. They get their codes when their emails are sent. */
export const issueBoughtCards = async (transaction: Queryable, order: BoughtOrder): Promise<void> => {
  const lines = order.lines.filter(({ productType }) => productType === productTypes.giftCard);
  if (lines.length === 0) return;
  const { websiteId, now } = order;
  const site = await findSiteById(transaction, websiteId);
  if (!site) throw new Error('The site is gone.');
  const when = { now, timeZone: site.settings.timeZone };
  const cards = lines.flatMap((line) => {
    const deliverAt = deliveryTimeOf(line.giftCard?.deliverOn ?? null, when);
    return Array.from({ length: line.quantity }, () => cardOf(order, { line, deliverAt }));
  });
  await insertGiftCards(transaction, cards);
  const changes = cards.map(({ giftCardId, issuedCents }) => ({ giftCardId, amountCents: issuedCents }));
  await insertEntries(transaction, { websiteId, kind: 'issued', changes, now });
  for (const { giftCardId, deliverAt } of cards)
    await enqueueJob(transaction, deliverGiftCardKind, {
      websiteId,
      payload: { giftCardId },
      runAt: deliverAt ?? now,
    });
};
