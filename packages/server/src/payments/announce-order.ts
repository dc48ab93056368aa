import type { Queryable } from '../database/index.ts';
import { sendOrderMail } from '../orders/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { enqueueEvent } from '../webhooks/index.ts';
import type { AnnouncedOrder } from './apply-result.ts';

const instructionsOf = async (
  transaction: Queryable,
  { site, payment }: AnnouncedOrder,
): Promise<string | undefined> => {
  const { payments } = await readStoreSettings(transaction, site.id);
  return payments.manualMethods.find(({ id }) => id === payment.methodId)?.instructions;
};

const describeOrder = ({ payment, order, isPaid, now }: AnnouncedOrder) => ({
  orderId: order.orderId,
  orderNumber: order.number,
  testMode: payment.isTest,
  isPaid,
  createdOn: now.toISOString(),
  grandTotal: { cents: payment.amountCents, currency: payment.currency },
  items: payment.content.lines.map(({ itemId, variantId, sku, title, quantity, unitCents }) => ({
    itemId,
    variantId,
    sku,
    title,
    quantity,
    unitCents,
  })),
});

/** The emails of a new order to the customer and the owner, and its webhook, in the transaction of the order. */
export const createAnnouncer =
  (secret: string) =>
  async (transaction: Queryable, announced: AnnouncedOrder): Promise<void> => {
    const { site, payment, order, isPaid, now } = announced;
    const context = { site, publicOrigin: payment.publicOrigin, secret, now };
    const { orderId } = order;
    const instructions = isPaid ? undefined : await instructionsOf(transaction, announced);
    await sendOrderMail(transaction, context, {
      kind: isPaid ? 'confirmed' : 'awaiting',
      orderId,
      ...(instructions === undefined ? {} : { instructions }),
    });
    await sendOrderMail(transaction, context, { kind: 'new-order', orderId });
    await enqueueEvent(transaction, site.id, {
      type: 'order.created',
      data: describeOrder(announced),
      now,
    });
  };
