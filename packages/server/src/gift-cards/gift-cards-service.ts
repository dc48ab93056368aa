import {
  findGiftCardFaults,
  formatGiftCardCode,
  giftCardStatus,
  lastFourOf,
} from '@sitewright/domain/gift-cards';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { hashGiftCardCode, newGiftCardCode } from './gift-card-code.ts';
import {
  findGiftCard,
  insertEntry,
  insertGiftCard,
  lockGiftCard,
  markDisabled,
  setRecipient,
  type GiftCardRow,
} from './gift-cards-store.ts';
import { isMailAddress } from '../mail/index.ts';
import { sendGiftCardMail } from './mail/gift-card-mail.ts';
import { sendNewCode } from './sale/deliver-gift-card.ts';

export interface IssuedGiftCard {
  readonly amountCents: number;
  readonly isTest: boolean;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly note: string;
  readonly expiresOn: string | null;
  readonly isSent?: boolean;
}

const titleOf = (lastFour: string): string => `Ending in ${lastFour}`;

/** What emails of gift cards need beside the call. */
export interface GiftCardServices {
  readonly secret: string;
}

/** The code is in the answer of this call alone. */
export const issueGiftCard = async (
  context: ContributorContext,
  { secret }: GiftCardServices,
  { amountCents, isTest, isSent = false, ...given }: IssuedGiftCard,
): Promise<{ readonly giftCardId: string; readonly code: string } | Refusal> => {
  const { database, site, now, contributor, publicOrigin, note: noteActivity } = context;
  const recipientEmail = given.recipientEmail.trim();
  const expiresAt = given.expiresOn === null ? null : new Date(given.expiresOn);
  const faults = findGiftCardFaults({ amountCents, recipientEmail, isSent, expiresAt }, now);
  if (Object.keys(faults).length > 0) return refuse('gift-card-invalid', faults);
  const key = { websiteId: site.id, giftCardId: newId() };
  const code = newGiftCardCode();
  const lastFour = lastFourOf(code);
  const { name: madeBy } = contributor;
  await insertGiftCard(database, {
    ...key,
    codeHash: hashGiftCardCode(code),
    lastFour,
    currency: site.settings.currency,
    isTest,
    issuedCents: amountCents,
    recipientName: given.recipientName.trim(),
    recipientEmail,
    note: given.note.trim(),
    madeBy,
    expiresAt,
    deliveredAt: isSent ? now : null,
    createdAt: now,
  });
  await insertEntry(database, { ...key, kind: 'issued', amountCents, madeBy, now });
  const card = isSent ? await findGiftCard(database, key) : undefined;
  if (card)
    await sendGiftCardMail(database, { site, publicOrigin, secret, card, code: formatGiftCardCode(code) });
  noteActivity({
    subject: `gift-card:${key.giftCardId}`,
    after: { title: titleOf(lastFour), amountCents, isTest },
  });
  return { giftCardId: key.giftCardId, code };
};

/** Locked, because a payment may take from it at the same time. */
const openGiftCard = async ({ database, site }: ContributorContext, giftCardId: string) => {
  const card = await lockGiftCard(database, { websiteId: site.id, giftCardId });
  if (!card) return refuse('not-found');
  return card.disabledAt === null ? card : refuse('gift-card-disabled');
};

export const adjustGiftCard = async (
  context: ContributorContext,
  { giftCardId, changeCents, note }: { giftCardId: string; changeCents: number; note: string },
): Promise<Refusal | undefined> => {
  const card = await openGiftCard(context, giftCardId);
  if (isRefusal(card)) return card;
  if (note.trim() === '') return refuse('gift-card-note-missing');
  if (changeCents === 0) return refuse('gift-card-change-missing');
  const { balanceCents, lastFour, websiteId } = card;
  const after = balanceCents + changeCents;
  if (after < 0) return refuse('gift-card-balance-too-low');
  await insertEntry(context.database, {
    websiteId,
    giftCardId,
    kind: 'adjusted',
    amountCents: changeCents,
    note: note.trim(),
    madeBy: context.contributor.name,
    now: context.now,
  });
  context.note({
    subject: `gift-card:${giftCardId}`,
    before: { title: titleOf(lastFour), balanceCents },
    after: { title: titleOf(lastFour), balanceCents: after },
  });
  return undefined;
};

const isUsable = (card: GiftCardRow, now: Date): boolean =>
  giftCardStatus({ ...card, isScheduled: card.codeHash === null }, now) === 'active';

/** A customer pays with it in person. */
export const redeemInPerson = async (
  context: ContributorContext,
  { giftCardId, amountCents, note }: { giftCardId: string; amountCents: number; note: string },
): Promise<Refusal | undefined> => {
  const card = await openGiftCard(context, giftCardId);
  if (isRefusal(card)) return card;
  const { balanceCents, lastFour, websiteId } = card;
  if (!isUsable(card, context.now)) return refuse('gift-card-not-usable');
  if (amountCents > balanceCents) return refuse('gift-card-balance-too-low');
  await insertEntry(context.database, {
    websiteId,
    giftCardId,
    kind: 'redeemed',
    amountCents: -amountCents,
    note: note.trim(),
    madeBy: context.contributor.name,
    now: context.now,
  });
  context.note({
    subject: `gift-card:${giftCardId}`,
    before: { title: titleOf(lastFour), balanceCents },
    after: { title: titleOf(lastFour), balanceCents: balanceCents - amountCents },
  });
  return undefined;
};

/** Sends a card with a new code: who holds the old one holds nothing. One that waits for its day is sent now. */
export const resendGiftCard = async (
  context: ContributorContext,
  { secret }: GiftCardServices,
  { giftCardId, recipientEmail: given }: { giftCardId: string; recipientEmail: string },
): Promise<Refusal | undefined> => {
  const card = await openGiftCard(context, giftCardId);
  if (isRefusal(card)) return card;
  const { database, site, publicOrigin, now } = context;
  const recipientEmail = given.trim();
  if (!isMailAddress(recipientEmail)) return refuse('gift-card-address-missing');
  if (!isUsable({ ...card, codeHash: '' }, now)) return refuse('gift-card-not-usable');
  await setRecipient(database, card, recipientEmail);
  const lastFour = await sendNewCode(
    database,
    { site, secret, publicOrigin, now },
    { ...card, recipientEmail },
  );
  context.note({ subject: `gift-card:${giftCardId}`, after: { title: titleOf(lastFour) } });
  return undefined;
};

export const disableGiftCard = async (
  context: ContributorContext,
  giftCardId: string,
): Promise<Refusal | undefined> => {
  const card = await openGiftCard(context, giftCardId);
  if (isRefusal(card)) return card;
  await markDisabled(context.database, card, context.now);
  context.note({ subject: `gift-card:${giftCardId}`, after: { title: titleOf(card.lastFour) } });
  return undefined;
};
