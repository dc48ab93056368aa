import { fillText } from '@sitewright/domain/languages';
import { formatPrice, isCurrencyCode } from '@sitewright/domain/money';
import { orderMailTextsIn } from '@sitewright/domain/orders';
import { paymentLinkTextsIn } from '@sitewright/domain/draft-orders';
import { contactEmailOf } from '@sitewright/domain/sites';
import { hashCartToken } from '../cart/index.ts';
import { inTransaction } from '../database/index.ts';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { createSecretLink, enqueueMail, isMailAddress } from '../mail/index.ts';
import { orderMailHtml, orderMailText, type MailParts } from '../orders/index.ts';
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

/** In one line: a title with line breaks could pass for other lines of the email. */
const folded = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const partsOf = (
  { site }: ContributorContext,
  { totals, lines, content, details, link }: DraftView,
  message: string,
): MailParts => {
  const { language, timeZone, title } = site.settings;
  const texts = paymentLinkTextsIn(language);
  const shared = orderMailTextsIn(language);
  const amount = (cents: number): string =>
    isCurrencyCode(totals.currency)
      ? formatPrice(cents, { currency: totals.currency, locale: language })
      : `${cents} ${totals.currency}`;
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  const name = folded(details.shippingAddress.firstName);
  return {
    subject: fillText(texts.subject, { site: folded(title) }),
    paragraphs: [
      name === '' ? shared.greetingWithoutName : fillText(shared.greeting, { name }),
      message.trim() === '' ? fillText(texts.intro, { amount: amount(totals.totalCents) }) : message.trim(),
      fillText(texts.expires, { date: dates.format(new Date(link?.expiresOn ?? '')) }),
    ],
    table: {
      items: lines.map((line) => ({
        text: `${content.lines.find(({ id }) => id === line.id)?.quantity ?? 1} × ${folded(line.title)}`,
        detail: folded(line.optionText),
        amount: amount(line.subtotalCents),
      })),
      totals: [
        { name: shared.subtotal, amount: amount(totals.subtotalCents) },
        ...(totals.discountCents > 0
          ? [{ name: shared.discount, amount: `−${amount(totals.discountCents)}` }]
          : []),
        ...(totals.shippingName === ''
          ? []
          : [{ name: shared.shipping, amount: amount(totals.shippingCents) }]),
        ...(totals.taxCents > 0
          ? [
              {
                name: totals.pricesIncludeTax ? shared.taxIncluded : shared.tax,
                amount: amount(totals.taxCents),
              },
            ]
          : []),
        { name: shared.total, amount: amount(totals.totalCents) },
      ],
    },
    blocks: [],
    tracking: null,
    texts: { ...shared, viewOrder: texts.pay },
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
  const parts = partsOf(context, draft, message);
  return inTransaction(database, async (transaction) => {
    await setLinkSent(transaction, { websiteId: site.id, draftId: draft.id }, now);
    await enqueueMail(transaction, {
      websiteId: site.id,
      to: draft.details.email,
      fromName: site.settings.title,
      ...replyAddress(context),
      subject: parts.subject,
      text: orderMailText(parts, link.placeholder),
      html: orderMailHtml(parts, link.placeholder),
      language: site.settings.language,
      secretLink: link,
      headers: { 'auto-submitted': 'auto-generated' },
    });
  });
};
