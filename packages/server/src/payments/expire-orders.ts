import { inTransaction } from '../database/index.ts';
import { expireOrder, listExpiredOrders } from '../orders/index.ts';
import type { PaymentServices } from './drive-payment.ts';

const AT_ONCE = 200;

/** Cancels orders that have waited too long for their payment. One that fails does not keep the others from it. */
export const expireOrders = async (services: PaymentServices, secret: string): Promise<void> => {
  const { database, clock, findSite, log } = services;
  const now = clock();
  for (const { websiteId, orderId, publicOrigin } of await listExpiredOrders(database, {
    now,
    limit: AT_ONCE,
  })) {
    const site = await findSite(websiteId);
    if (!site) continue;
    await inTransaction(database, (transaction) =>
      expireOrder(transaction, {
        site,
        orderId,
        publicOrigin: publicOrigin ?? `https://${site.primaryHost}`,
        secret,
        now,
      }),
    ).catch((error: unknown) =>
      log.warn({ order: orderId, err: error }, 'An unpaid order could not be cancelled'),
    );
  }
};
