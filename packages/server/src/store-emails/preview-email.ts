import { isFollowUp } from '@sitewright/domain/follow-ups';
import {
  emailDefinitions,
  emailRecordOf,
  emailRecordPermission,
  isCustomerEmail,
  isSubscriptionEmail,
  sampleDonation,
  sampleEmailOrder,
  type EmailLanguage,
  type EmailText,
  type StoreEmailKind,
} from '@sitewright/domain/store-emails';
import { findEmailFaults } from '@sitewright/render/store-emails';
import { composeCartMail } from '../abandoned-carts/index.ts';
import { lowStockEmailData } from '../catalogue/index.ts';
import type { Database } from '../database/index.ts';
import { composeFollowUp, sampleFollowUp } from '../follow-ups/index.ts';
import { composeGiftCardMail } from '../gift-cards/index.ts';
import { enqueueMail, layOutMail, type LaidOutMail } from '../mail/index.ts';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { composeOrderMail, findOrders, type ComposedMail, type MailedOrder } from '../orders/index.ts';
import { composeNotice, sampleNotice } from '../restock/index.ts';
import { composeEmail } from '../store-email-texts/index.ts';
import { cartToPreview, giftCardToPreview, type PreviewContext } from './preview-records.ts';
import { previewSubscriptionMail } from './preview-subscription-email.ts';
import { refuseFaulty } from './store-emails-service.ts';

export interface EmailDraft extends EmailText {
  readonly language: EmailLanguage;
  readonly recordId?: string;
}

type Context = PreviewContext;

/** Shown instead of the link that grants access, which is put in when the email is sent. */
const linkOf = ({ publicOrigin }: Context): string => `${publicOrigin}/checkout/order-status`;

type Subject = Omit<MailedOrder, 'details'>;

const RESPONSE_MS = 7 * 86_400_000;

const sampleReturn = (kind: StoreEmailKind, { row, lines }: Subject) => ({
  lines: lines.slice(0, 1).map(({ lineId }) => ({ lineId, quantity: 1 })),
  kind: kind === 'withdrawal-received' ? ('withdrawal' as const) : ('return' as const),
  reason: 'damaged' as const,
  note: kind === 'new-return' ? 'A corner is bent.' : '',
  reply: kind === 'new-return' ? '' : 'What you answer to the customer.',
  askedAt: row.placedAt,
});

const sampleDispute = ({ content, currency, placedAt }: Subject['row']) => ({
  amountCents: content.totalCents,
  currency,
  reason: 'product_not_received',
  respondBy: new Date(placedAt.getTime() + RESPONSE_MS),
  url: 'https://dashboard.stripe.com/payments',
});

const returnKinds: ReadonlySet<StoreEmailKind> = new Set([
  'return-requested',
  'return-accepted',
  'return-declined',
  'withdrawal-received',
  'new-return',
]);

/** What emails of this kind tell beside the order. */
const detailsOf = (kind: StoreEmailKind, subject: Subject): MailedOrder['details'] => {
  const { row, lines } = subject;
  if (returnKinds.has(kind)) return { returned: sampleReturn(kind, subject) };
  if (kind === 'payment-link') return { paymentLink: { message: '', expiresAt: row.placedAt } };
  const amountCents = lines[0]?.content.unitCents ?? 0;
  if (kind === 'refunded' || kind === 'payment-returned') return { refundedCents: amountCents };
  if (kind === 'balance-due') return { balance: { amountCents, message: '', expiresAt: row.placedAt } };
  if (kind === 'donation-received') return { thanks: 'Your thanks, as you wrote them in Store > Donations.' };
  if (kind === 'awaiting') return { instructions: 'How to pay, as you wrote it in Store > Payments.' };
  if (kind === 'downloads') return { downloads: [{ filename: 'sample.pdf', bytes: 1_200_000 }] };
  if (kind === 'refund-failed')
    return {
      refundedCents: amountCents,
      refundFailure: { text: 'The card has expired.', reference: 'pi_sample' },
    };
  if (kind === 'disputed') return { dispute: sampleDispute(row) };
  if (kind !== 'fulfilled') return {};
  return {
    shipment: {
      lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
      carrier: 'ups',
      trackingNumber: '1Z9999999999999999',
      trackingUrl: 'https://www.ups.com/track',
      isPart: false,
    },
  };
};

const sampleOf = ({ site, publicOrigin, now }: Context, kind: StoreEmailKind, language: string): Subject => {
  const { currency } = site.settings;
  const content =
    kind === 'donation-received'
      ? sampleDonation({ language, currency })
      : sampleEmailOrder({ language, currency, isPickup: kind === 'ready' });
  const lines = content.lines.map((line) => ({ lineId: line.id, quantity: line.quantity, content: line }));
  const row = {
    content,
    currency,
    email: content.email,
    isTest: false,
    isDemo: false,
    balanceCents: 0,
    isPickup: kind === 'ready',
    paymentState: kind === 'awaiting' ? ('awaiting' as const) : ('paid' as const),
    placedAt: now,
    number: 1234,
  };
  return { site, publicOrigin, row, lines };
};

/** In the chosen language, whatever that of its customer is. */
const realOf = async (
  { database, site, publicOrigin }: Context,
  id: string,
  language: string,
): Promise<Subject | Refusal> => {
  const [order] = await findOrders(database, site.id, [id]);
  if (!order) return refuse('not-found');
  const row = { ...order.row, content: { ...order.row.content, language } };
  return { site, publicOrigin, row, lines: order.lines };
};

const composeLowStock = (context: Context, language: string, own: EmailText | undefined): ComposedMail => {
  const { site, publicOrigin } = context;
  const variants = [
    { name: 'Sample product, A3 (SKU SAMPLE-1)', quantity: 2 },
    { name: 'Another product (SKU SAMPLE-2)', quantity: 0 },
  ];
  const data = lowStockEmailData({ siteTitle: site.settings.title, variants, threshold: 5, publicOrigin });
  return composeEmail({ kind: 'low-stock', language, data, own });
};

interface EmailToPreview {
  readonly language: EmailLanguage;
  readonly recordId?: string | undefined;
  readonly own?: EmailText | undefined;
}

const compose = async (
  context: Context,
  kind: StoreEmailKind,
  { language, recordId, own }: EmailToPreview,
): Promise<ComposedMail | Refusal> => {
  if (kind === 'low-stock') return composeLowStock(context, language, own);
  if (isFollowUp(kind)) return composeFollowUp({ ...sampleFollowUp(context, kind, language), own });
  if (kind === 'restock') return composeNotice({ ...sampleNotice(context, language), own });
  if (kind === 'abandoned-cart') {
    const mail = await cartToPreview(context, { language, recordId });
    return isRefusal(mail) ? mail : composeCartMail({ ...mail, own });
  }
  if (kind === 'gift-card') {
    const mail = await giftCardToPreview(context, { language, recordId });
    return isRefusal(mail) ? mail : composeGiftCardMail({ ...mail, own });
  }
  if (isSubscriptionEmail(kind)) return previewSubscriptionMail(context, kind, { language, recordId, own });
  const order =
    recordId === undefined ? sampleOf(context, kind, language) : await realOf(context, recordId, language);
  if (isRefusal(order)) return order;
  const details = detailsOf(kind, order);
  const link = isCustomerEmail(kind) ? linkOf(context) : `${context.publicOrigin}/config/store/orders`;
  return composeOrderMail({ kind, order: { ...order, details }, link, own });
};

const messageOf = (context: Context, composed: ComposedMail, language: string) => ({
  websiteId: context.site.id,
  fromName: context.site.settings.title,
  language,
  ...composed,
});

/** An email of the store as it would be sent. */
export const composePreview = async (
  context: Context,
  kind: StoreEmailKind,
  email: EmailToPreview,
): Promise<LaidOutMail | Refusal> => {
  const composed = await compose(context, kind, email);
  return isRefusal(composed)
    ? composed
    : layOutMail(context.database, messageOf(context, composed, email.language));
};

type PreviewedEmail = LaidOutMail & { readonly faults: ReturnType<typeof findEmailFaults> };

const mayUse = (
  { contributor }: ContributorContext,
  kind: StoreEmailKind,
  recordId: string | undefined,
): boolean => {
  const record = emailRecordOf(kind);
  if (recordId === undefined || record === undefined) return true;
  return contributor.permissions.has(emailRecordPermission(record));
};

type PreviewingContext = ContributorContext & { readonly pool: Database };

/** With faults, as the built-in text: that is what would be sent. */
export const previewEmail = async (
  context: PreviewingContext,
  kind: StoreEmailKind,
  { language, recordId, subject, text }: EmailDraft,
): Promise<PreviewedEmail | Refusal> => {
  if (!mayUse(context, kind, recordId)) return refuse('email-record-hidden');
  const faults = findEmailFaults(kind, { subject, text });
  const own = faults.length === 0 ? { subject, text } : undefined;
  const preview = await composePreview(context, kind, { language, recordId, own });
  return isRefusal(preview) ? preview : { ...preview, faults };
};

export const sendTestEmail = async (
  context: PreviewingContext,
  kind: StoreEmailKind,
  { language, recordId, subject, text }: EmailDraft,
): Promise<{ to: string } | Refusal> => {
  if (!mayUse(context, kind, recordId)) return refuse('email-record-hidden');
  const fault = refuseFaulty(kind, { subject, text });
  if (fault) return fault;
  const composed = await compose(context, kind, { language, recordId, own: { subject, text } });
  if (isRefusal(composed)) return composed;
  const to = context.contributor.email;
  await enqueueMail(context.database, { ...messageOf(context, composed, language), to });
  context.note({ subject: `store-email:${kind}`, after: { title: emailDefinitions[kind].name } });
  return { to };
};
