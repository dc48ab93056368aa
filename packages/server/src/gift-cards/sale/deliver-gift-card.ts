import { formatGiftCardCode, lastFourOf } from '@sitewright/domain/gift-cards';
import type { Site } from '@sitewright/domain/sites';
import { inTransaction, type Database, type Queryable } from '../../database/index.ts';
import { defineJob, type Job } from '../../jobs/index.ts';
import { isMailAddress } from '../../mail/index.ts';
import { findSiteById } from '../../sites/index.ts';
import { hashGiftCardCode, newGiftCardCode } from '../gift-card-code.ts';
import { lockGiftCard, setGiftCardCode, type GiftCardRow } from '../gift-cards-store.ts';
import { sendGiftCardMail } from '../mail/gift-card-mail.ts';
import { deliverGiftCardKind } from './deliver-gift-card-kind.ts';
import { findOrderOrigin } from './sold-cards-store.ts';

export interface DeliveryServices {
  readonly database: Database;
  readonly secret: string;
  readonly clock: () => Date;
}

export interface CardToSend {
  readonly site: Site;
  readonly secret: string;
  /** Of the site, for links. */
  readonly publicOrigin: string;
  readonly now: Date;
}

/** Gives a card its code, which is in the email alone. The card is locked. */
export const sendNewCode = async (
  transaction: Queryable,
  { site, secret, publicOrigin, now }: CardToSend,
  card: GiftCardRow,
): Promise<string> => {
  const code = newGiftCardCode();
  const lastFour = lastFourOf(code);
  await setGiftCardCode(transaction, card, { codeHash: hashGiftCardCode(code), lastFour, deliveredAt: now });
  await sendGiftCardMail(transaction, {
    site,
    publicOrigin,
    secret,
    card: { ...card, lastFour },
    code: formatGiftCardCode(code),
  });
  return lastFour;
};

/** Refunded before its day, it is never sent; a repeated job sends nothing twice. */
const isDue = ({ codeHash, disabledAt, recipientEmail }: GiftCardRow): boolean =>
  codeHash === null && disabledAt === null && isMailAddress(recipientEmail);

const deliver = async (
  { database, secret, clock }: DeliveryServices,
  key: { readonly websiteId: string; readonly giftCardId: string },
): Promise<void> => {
  const site = await findSiteById(database, key.websiteId);
  if (!site) return;
  await inTransaction(database, async (transaction) => {
    const card = await lockGiftCard(transaction, key);
    if (!card || !isDue(card)) return;
    const publicOrigin = await findOrderOrigin(transaction, card);
    await sendNewCode(transaction, { site, secret, publicOrigin, now: clock() }, card);
  });
};

export const createDeliveryJob = (services: DeliveryServices): Job =>
  defineJob({
    kind: deliverGiftCardKind,
    handle: async ({ giftCardId }, { websiteId }) => {
      if (websiteId !== undefined) await deliver(services, { websiteId, giftCardId });
    },
  });
