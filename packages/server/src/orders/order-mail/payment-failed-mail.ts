import type { OrderContent } from '@sitewright/domain/orders';
import type { Queryable } from '../../database/index.ts';
import type { MailDetails, MailedOrder } from './mailed-order.ts';
import { isEnabled, mailShopper, mailTeam, type OrderMailContext } from './order-mail.ts';

export interface FailedPayment {
  readonly content: OrderContent;
  readonly isTest: boolean;
  readonly createdAt: Date;
}

/** What would have been ordered. */
const orderOf = (
  { site, publicOrigin }: OrderMailContext,
  { content, isTest, createdAt }: FailedPayment,
): Omit<MailedOrder, 'details'> => {
  const row = {
    content,
    isTest,
    isDemo: false,
    balanceCents: 0,
    currency: content.currency,
    email: content.email,
    isPickup: content.shipping?.isPickup ?? false,
    paymentState: 'failed' as const,
    placedAt: createdAt,
    number: null,
  };
  const lines = content.lines.map((line) => ({ lineId: line.id, quantity: line.quantity, content: line }));
  return { site, publicOrigin, row, lines };
};

const checkoutOf = ({ publicOrigin }: OrderMailContext): string => `${publicOrigin}/checkout`;

/** Tells a shopper who has left the checkout that the payment failed, so that nothing was ordered. */
export const sendPaymentFailedMail = async (
  transaction: Queryable,
  context: OrderMailContext,
  payment: FailedPayment,
): Promise<void> => {
  if (!(await isEnabled(transaction, context, 'payment-failed'))) return;
  await mailShopper(transaction, context, {
    kind: 'payment-failed',
    order: { ...orderOf(context, payment), details: {} },
    url: checkoutOf(context),
  });
};

/** Tells a shopper that money came which no order was made of, and goes back. */
export const sendPaymentReturnedMail = async (
  transaction: Queryable,
  context: OrderMailContext,
  { refundedCents, ...payment }: FailedPayment & { readonly refundedCents: number },
): Promise<void> => {
  await mailShopper(transaction, context, {
    kind: 'payment-returned',
    order: { ...orderOf(context, payment), details: { refundedCents } },
    url: checkoutOf(context),
  });
};

/** Tells the people of the store that money which no order was made of could not be given back. */
export const sendUnreturnedMail = (
  transaction: Queryable,
  context: OrderMailContext,
  { payment, details }: { readonly payment: FailedPayment; readonly details: MailDetails },
): Promise<void> =>
  mailTeam(transaction, context, {
    kind: 'refund-failed',
    order: { ...orderOf(context, payment), details },
    url: `${context.publicOrigin}/config/store/orders`,
  });
