import { fillText } from '@sitewright/domain/languages';
import { deliveryDayText, giftCardTextsIn, lastValidDay } from '@sitewright/domain/gift-cards';
import type { MailLayout } from '@sitewright/domain/mail';
import { formatPrice, isCurrencyCode } from '@sitewright/domain/money';
import { contactEmailOf, type Site } from '@sitewright/domain/sites';
import { emailLanguageOf, type EmailText } from '@sitewright/domain/store-emails';
import type { Queryable } from '../../database/index.ts';
import { createSecretLink, enqueueMail, isMailAddress } from '../../mail/index.ts';
import { composeEmail, readStoredEmail } from '../../store-email-texts/index.ts';
import type { GiftCardRow } from '../gift-cards-store.ts';
import { giftCardMailHtml, giftCardMailText, type PrintedCard } from './gift-card-markup.ts';

/** Of emails that the program sends by itself: absence notices must not answer them. */
const AUTOMATIC = { 'auto-submitted': 'auto-generated' };

export type MailedCard = Pick<
  GiftCardRow,
  | 'lastFour'
  | 'balanceCents'
  | 'currency'
  | 'isTest'
  | 'deliverTo'
  | 'recipientName'
  | 'senderName'
  | 'message'
  | 'language'
  | 'expiresAt'
>;

export interface GiftCardMailToCompose {
  readonly site: Site;
  readonly publicOrigin: string;
  readonly card: MailedCard;
  /** Or what stands for it. */
  readonly code: string;
  readonly own?: EmailText | undefined;
}

export interface ComposedGiftCardMail {
  readonly subject: string;
  readonly text: string;
  readonly html: (layout: MailLayout) => string;
}

const languageOf = ({ language }: MailedCard, { settings }: Site): string => language || settings.language;

const expiryText = ({ site, card }: GiftCardMailToCompose, language: string): string =>
  card.expiresAt === null
    ? ''
    : deliveryDayText(lastValidDay(card.expiresAt, site.settings.timeZone), language);

const amountOf = ({ balanceCents, currency }: MailedCard, locale: string): string =>
  isCurrencyCode(currency) ? formatPrice(balanceCents, { currency, locale }) : `${balanceCents} ${currency}`;

const printedOf = (mail: GiftCardMailToCompose, language: string): PrintedCard => {
  const { site, publicOrigin, card, code } = mail;
  const expires = expiryText(mail, language);
  return {
    siteTitle: site.settings.title,
    amount: amountOf(card, language),
    code,
    to: card.recipientName,
    from: card.senderName,
    message: card.message,
    expires: expires === '' ? '' : fillText(giftCardTextsIn(language).validUntil, { day: expires }),
    isTest: card.isTest,
    storeUrl: publicOrigin,
    balanceUrl: `${publicOrigin}/gift-card/balance`,
  };
};

/** The email with a gift card, as it is sent and as the owner sees it in the preview. */
export const composeGiftCardMail = (mail: GiftCardMailToCompose): ComposedGiftCardMail => {
  const { site, card, own } = mail;
  const language = languageOf(card, site);
  const printed = printedOf(mail, language);
  const { subject, text } = composeEmail({
    kind: 'gift-card',
    language,
    own,
    data: {
      site: { title: site.settings.title, url: mail.publicOrigin },
      giftCard: {
        amount: printed.amount,
        lastFour: card.lastFour,
        message: card.message,
        isForBuyer: card.deliverTo === 'buyer',
        isTest: card.isTest,
        expires: expiryText(mail, language),
      },
      recipient: { name: card.recipientName },
      sender: { name: card.senderName },
    },
  });
  const body = { text, card: printed, texts: giftCardTextsIn(language) };
  return { subject, text: giftCardMailText(body), html: (layout) => giftCardMailHtml(body, layout) };
};

/** Of the preview. */
export const sampleGiftCard = (
  { site, publicOrigin }: Pick<GiftCardMailToCompose, 'site' | 'publicOrigin'>,
  language: string,
): GiftCardMailToCompose => ({
  site,
  publicOrigin,
  code: 'ABCD-EFGH-JKMN-PQRS',
  card: {
    lastFour: 'PQRS',
    balanceCents: 5000,
    currency: site.settings.currency,
    isTest: false,
    deliverTo: 'recipient',
    recipientName: 'Ada Sample',
    senderName: 'Ben Sample',
    message: 'Happy birthday!',
    language,
    expiresAt: null,
  },
});

export interface GiftCardMail extends Omit<GiftCardMailToCompose, 'own' | 'card'> {
  readonly card: GiftCardRow;
  readonly secret: string;
}

/** Adds the email to the outbox. The code is encrypted there, and deleted once the email is sent. */
export const sendGiftCardMail = async (
  transaction: Queryable,
  { secret, code, ...mail }: GiftCardMail,
): Promise<void> => {
  const { site, card } = mail;
  const language = languageOf(card, site);
  const { texts } = await readStoredEmail(transaction, site.id, 'gift-card');
  const secretLink = createSecretLink(secret, code);
  const replyTo = contactEmailOf(site.settings.socialAccounts) ?? '';
  await enqueueMail(transaction, {
    websiteId: site.id,
    to: card.recipientEmail,
    fromName: site.settings.title,
    ...(isMailAddress(replyTo) ? { replyTo } : {}),
    headers: AUTOMATIC,
    language,
    secretLink,
    keepsLink: true,
    ...composeGiftCardMail({ ...mail, code: secretLink.placeholder, own: texts[emailLanguageOf(language)] }),
  });
};
