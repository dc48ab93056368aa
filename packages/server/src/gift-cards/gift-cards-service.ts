import { findGiftCardFaults, lastFourOf } from '@sitewright/domain/gift-cards';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { hashGiftCardCode, newGiftCardCode } from './gift-card-code.ts';
import { markDisabled, insertEntry, insertGiftCard, lockGiftCard } from './gift-cards-store.ts';

export interface IssuedGiftCard {
  readonly amountCents: number;
  readonly isTest: boolean;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly note: string;
  readonly expiresOn: string | null;
}

const titleOf = (lastFour: string): string => `····${lastFour}`;

/** The code is in the answer of this call alone. */
export const issueGiftCard = async (
  { database, site, now, contributor, note: noteActivity }: ContributorContext,
  { amountCents, isTest, ...given }: IssuedGiftCard,
): Promise<{ readonly giftCardId: string; readonly code: string } | Refusal> => {
  const recipientEmail = given.recipientEmail.trim();
  const expiresAt = given.expiresOn === null ? null : new Date(given.expiresOn);
  const faults = findGiftCardFaults({ amountCents, recipientEmail, expiresAt }, now);
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
    createdAt: now,
  });
  await insertEntry(database, { ...key, kind: 'issued', amountCents, madeBy, now });
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
