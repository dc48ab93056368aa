import {
  findDispute,
  findPayment,
  listAccountsToAsk,
  noteDisputesListed,
} from '../../payment-records/index.ts';
import type { PaymentServices } from '../drive-payment.ts';
import type { ListedDispute } from '../gateways/gateway.ts';
import { recordDispute } from './record-dispute.ts';

const HOUR_MS = 3_600_000;
const ASK_AGAIN_MS = 6 * HOUR_MS;
/** Banks take disputes for about so long after a payment, and decide them within that time. */
const RECENT_MS = 120 * 24 * HOUR_MS;
const AT_ONCE = 50;
const gateway = 'stripe';

const take = async (
  services: PaymentServices,
  websiteId: string,
  { paymentId, reference, state }: ListedDispute,
): Promise<void> => {
  const { database } = services;
  const known = await findDispute(database, { websiteId, gateway, reference });
  if (known?.state === state) return;
  const payment = await findPayment(database, { websiteId, paymentId });
  if (payment?.gateway !== gateway || payment.reference === null) return;
  await recordDispute(services, { ...payment, reference: payment.reference }, { reference });
};

const askFor = async (services: PaymentServices, websiteId: string, now: Date): Promise<void> => {
  const { database, gateways, log } = services;
  try {
    // Before it is asked: whatever it does, others come first next time.
    await noteDisputesListed(database, websiteId, now);
    const since = new Date(now.getTime() - RECENT_MS);
    for (const listed of (await gateways[gateway]?.listDisputes(websiteId, since)) ?? [])
      await take(services, websiteId, listed);
  } catch (error) {
    log.warn({ site: websiteId, err: error }, 'Disputes could not be listed');
  }
};

/** Disputes are told by webhooks. Those whose webhook was lost are found some hours later. */
export const findMissedDisputes = async (services: PaymentServices): Promise<void> => {
  const now = services.clock();
  const before = new Date(now.getTime() - ASK_AGAIN_MS);
  const sites = await listAccountsToAsk(services.database, { before, limit: AT_ONCE });
  await Promise.all(sites.map((websiteId) => askFor(services, websiteId, now)));
};
