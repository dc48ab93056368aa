import type { MailLayout } from '@sitewright/domain/mail';
import {
  isCustomerEmail,
  type CustomerEmailKind,
  type EmailText,
  type StoreEmailKind,
  type SubscriptionEmailKind,
  type TeamSubscriptionEmailKind,
} from '@sitewright/domain/store-emails';
import { composeEmail } from '../../store-email-texts/index.ts';
import { orderEmailData } from './mail-data.ts';
import { mailPartsOf } from './mail-parts.ts';
import type { MailedOrder } from './mailed-order.ts';
import { orderMailHtml, orderMailText } from './write-order-mail.ts';

export type OrderEmailKind = Exclude<
  StoreEmailKind,
  'low-stock' | 'gift-card' | 'abandoned-cart' | 'restock' | SubscriptionEmailKind | TeamSubscriptionEmailKind
>;

/** To the customer of the order. */
export type ShopperEmailKind = Extract<OrderEmailKind, CustomerEmailKind>;

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html?: (layout: MailLayout) => string;
}

export interface OrderMailToCompose {
  readonly kind: OrderEmailKind;
  readonly order: MailedOrder;
  readonly link: string;
  readonly own?: EmailText | undefined;
}

/** An email about an order, as it is sent and as the owner sees it in the preview. */
export const composeOrderMail = ({ kind, order, link, own }: OrderMailToCompose): ComposedMail => {
  const { language } = order.row.content;
  const data = orderEmailData(order, link);
  const { subject, text } = composeEmail({ kind, language, data, own });
  if (!isCustomerEmail(kind)) return { subject, text };
  const body = { text, parts: mailPartsOf(kind, order), link };
  return {
    subject,
    text: orderMailText(body),
    html: (layout) => orderMailHtml(body, layout),
  };
};
