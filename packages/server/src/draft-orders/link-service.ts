import { nameOf } from '@sitewright/domain/addresses';
import { singleLine } from '@sitewright/domain/mail';
import { formatPrice, isCurrencyCode } from '@sitewright/domain/money';
import { contactEmailOf } from '@sitewright/domain/sites';
import { emailLanguageOf, orderEmailTextsIn, type OrderEmailTexts } from '@sitewright/domain/store-emails';
import { hashCartToken } from '../cart/index.ts';
import { inTransaction } from '../database/index.ts';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { createSecretLink, enqueueMail, isMailAddress } from '../mail/index.ts';
import { orderMailHtml, orderMailText, type MailParts } from '../orders/index.ts';
import { composeEmail, readStoredEmail, type EmailData } from '../store-email-texts/index.ts';
import type { DraftServices, DraftView } from './describe-draft.ts';
import { noteDraft, openDraft, type DraftToChange } from './draft-orders-service.ts';
import { setLinkSent, updateDraft, type StoredDraft } from './draft-orders-store.ts';
import { linkToken, noTokenHash } from './payment-link.ts';

const DAY_MS = 86_400_000;

/** The link that there is stays the same: emails that were sent before still lead to it. */
const withLink = ({ row }: StoredDraft): StoredDraft['row'] =>
  row.linkExpiresAt === null ? { ...row, linkNumber: row.linkNumber + 1 } : row;

export const createLink = async (
  { secret }: DraftServices,
  context: ContributorContext,
  { days, isSent, ...draft }: DraftToChange & { readonly days: number; readonly isSent: boolean },
): Promise<StoredDraft | Refusal> => {
  const { database, now } = context;
  const stored = await openDraft(context, draft);
  if (isRefusal(stored)) return stored;
  if (stored.row.content.lines.length === 0) return refuse('draft-empty');
  if (isSent && !isMailAddress(stored.checkout.details.email)) return refuse('draft-no-email');
  const row = withLink(stored);
  await updateDraft(database, stored, {
    link: {
      linkNumber: row.linkNumber,
      linkExpiresAt: new Date(now.getTime() + days * DAY_MS),
    },
    tokenHash: hashCartToken(linkToken(secret, row)),
    now,
  });
  noteDraft(context, row);
  return stored;
};

export const revokeLink = async (
  context: ContributorContext,
  draft: DraftToChange,
): Promise<StoredDraft | Refusal> => {
  const stored = await openDraft(context, draft);
  if (isRefusal(stored)) return stored;
  if (stored.row.linkExpiresAt === null) return refuse('draft-no-link');
  await updateDraft(context.database, stored, {
    link: { linkExpiresAt: null, linkSentAt: null },
    tokenHash: noTokenHash(stored.row.draftId),
    now: context.now,
  });
  noteDraft(context, stored.row);
  return stored;
};

const quantityOf = ({ content }: DraftView, id: string): number =>
  content.lines.find((line) => line.id === id)?.quantity ?? 1;

const amountsOf = ({ site }: ContributorContext, { totals: { currency } }: DraftView) => {
  const { language } = site.settings;
  return (cents: number): string =>
    isCurrencyCode(currency) ? formatPrice(cents, { currency, locale: language }) : `${cents} ${currency}`;
};

/** By the keys of `emailKeys`. The owner's message stands in place of ours. */
const dataOf = (context: ContributorContext, draft: DraftView, message: string): EmailData => {
  const { site, publicOrigin } = context;
  const { language, timeZone, title } = site.settings;
  const amount = amountsOf(context, draft);
  const { email, shippingAddress } = draft.details;
  return {
    site: { title: singleLine(title), url: publicOrigin },
    customer: {
      firstName: singleLine(shippingAddress.firstName),
      name: singleLine(nameOf(shippingAddress)),
      email,
    },
    items: draft.lines.map(({ id, title: name, optionText, sku, subtotalCents }) => ({
      title: singleLine(name),
      options: singleLine(optionText),
      sku: singleLine(sku),
      quantity: quantityOf(draft, id),
      price: amount(Math.round(subtotalCents / quantityOf(draft, id))),
    })),
    link: {
      amount: amount(draft.totals.totalCents),
      message: message.trim(),
      expires: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(
        new Date(draft.link?.expiresOn ?? ''),
      ),
    },
  };
};

const totalRows = (
  { totals }: DraftView,
  amount: (cents: number) => string,
  texts: OrderEmailTexts,
): MailParts['table']['totals'] => [
  { name: texts.subtotal, amount: amount(totals.subtotalCents) },
  ...(totals.discountCents > 0 ? [{ name: texts.discount, amount: `−${amount(totals.discountCents)}` }] : []),
  ...(totals.shippingName === '' ? [] : [{ name: texts.shipping, amount: amount(totals.shippingCents) }]),
  ...(totals.taxCents > 0
    ? [{ name: totals.pricesIncludeTax ? texts.taxIncluded : texts.tax, amount: amount(totals.taxCents) }]
    : []),
  { name: texts.total, amount: amount(totals.totalCents) },
];

const partsOf = (context: ContributorContext, draft: DraftView): MailParts => {
  const { language } = context.site.settings;
  const texts = orderEmailTextsIn(language);
  const amount = amountsOf(context, draft);
  return {
    notice: '',
    table: {
      items: draft.lines.map(({ id, title, optionText, subtotalCents }) => ({
        text: `${quantityOf(draft, id)} × ${singleLine(title)}`,
        detail: singleLine(optionText),
        amount: amount(subtotalCents),
      })),
      totals: totalRows(draft, amount, texts),
    },
    blocks: [],
    tracking: null,
    linkLabel: texts.checkAndPay,
    texts,
  };
};

const replyAddress = ({ site: { settings } }: ContributorContext): { replyTo?: string } => {
  const address = contactEmailOf(settings.socialAccounts) ?? '';
  return isMailAddress(address) ? { replyTo: address } : {};
};

/** The email to the customer, with a text of the owner in place of ours. The link was stored before. */
export const mailLink = (
  { database, secret }: DraftServices,
  context: ContributorContext,
  { draft, message }: { readonly draft: DraftView; readonly message: string },
): Promise<void> => {
  const { site, now } = context;
  const link = createSecretLink(secret, draft.link?.url ?? '');
  const { language, title } = site.settings;
  const data = dataOf(context, draft, message);
  return inTransaction(database, async (transaction) => {
    const { texts } = await readStoredEmail(transaction, site.id, 'payment-link');
    const own = texts[emailLanguageOf(language)];
    const { subject, text } = composeEmail({ kind: 'payment-link', language, data, own });
    const body = { text, parts: partsOf(context, draft), link: link.placeholder };
    await setLinkSent(transaction, { websiteId: site.id, draftId: draft.id }, now);
    await enqueueMail(transaction, {
      websiteId: site.id,
      to: draft.details.email,
      fromName: title,
      ...replyAddress(context),
      subject,
      text: orderMailText(body),
      html: (layout) => orderMailHtml(body, layout),
      language,
      secretLink: link,
      keepsLink: true,
      headers: { 'auto-submitted': 'auto-generated' },
    });
  });
};
