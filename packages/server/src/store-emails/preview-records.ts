import type { ContributorContext } from '../http/index.ts';
import { refuse, type Refusal } from '../http/index.ts';
import { readCartMail, sampleCartMail, type CartMailToCompose } from '../abandoned-carts/index.ts';
import type { Database } from '../database/index.ts';
import { findGiftCard, sampleGiftCard, type GiftCardMailToCompose } from '../gift-cards/index.ts';

export type PreviewContext = Pick<ContributorContext, 'database' | 'site' | 'publicOrigin' | 'now'> & {
  readonly pool: Database;
};

/** A record of the site; a sample without one. */
export interface PreviewedRecord {
  readonly language: string;
  readonly recordId?: string | undefined;
}

/** The code is in its own email alone. */
const hiddenCode = (lastFour: string): string => `••••-••••-••••-${lastFour || '••••'}`;

export const giftCardToPreview = async (
  context: PreviewContext,
  { language, recordId }: PreviewedRecord,
): Promise<GiftCardMailToCompose | Refusal> => {
  const { database, site, publicOrigin } = context;
  if (recordId === undefined) return sampleGiftCard(context, language);
  const card = await findGiftCard(database, { websiteId: site.id, giftCardId: recordId });
  if (!card) return refuse('not-found');
  return { site, publicOrigin, code: hiddenCode(card.lastFour), card: { ...card, language } };
};

/** The cart as it is now; one that is gone or empty is not written about. */
export const cartToPreview = async (
  context: PreviewContext,
  { language, recordId }: PreviewedRecord,
): Promise<CartMailToCompose | Refusal> => {
  if (recordId === undefined) return sampleCartMail(context, language);
  const mail = await readCartMail(context, recordId, language);
  return mail ?? refuse('email-cart-gone');
};
