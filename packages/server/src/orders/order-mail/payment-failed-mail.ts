import type { OrderContent } from '@sitewright/domain/orders';
import type { Queryable } from '../../database/index.ts';
import { isEnabled, mailShopper, type OrderMailContext } from './order-mail.ts';

export interface FailedPayment {
  readonly content: OrderContent;
  readonly isTest: boolean;
  readonly createdAt: Date;
}

/** Tells a shopper who has left the checkout that the payment failed, so that nothing was ordered. */
export const sendPaymentFailedMail = async (
  transaction: Queryable,
  context: OrderMailContext,
  { content, isTest, createdAt }: FailedPayment,
): Promise<void> => {
  if (!(await isEnabled(transaction, context, 'payment-failed'))) return;
  const { site, publicOrigin } = context;
  const row = {
    content,
    isTest,
    currency: content.currency,
    email: content.email,
    isPickup: content.shipping?.isPickup ?? false,
    paymentState: 'failed' as const,
    placedAt: createdAt,
    number: null,
  };
  const lines = content.lines.map((line) => ({ lineId: line.id, quantity: line.quantity, content: line }));
  await mailShopper(transaction, context, {
    kind: 'payment-failed',
    order: { site, publicOrigin, row, lines, details: {} },
    url: `${publicOrigin}/checkout`,
  });
};
