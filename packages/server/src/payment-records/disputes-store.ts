import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { disputes } from './payment-records-tables.ts';
import type { PaymentKey } from './payments-store.ts';

export type DisputeRow = typeof disputes.$inferSelect;

/** By its reference at the gateway. */
export const findDispute = async (
  database: Queryable,
  { websiteId, gateway, reference }: Pick<DisputeRow, 'websiteId' | 'gateway' | 'reference'>,
): Promise<DisputeRow | undefined> => {
  const [row] = await database
    .select()
    .from(disputes)
    .where(
      and(
        eq(disputes.websiteId, websiteId),
        eq(disputes.gateway, gateway),
        eq(disputes.reference, reference),
      ),
    );
  return row;
};

/** Of one payment. */
export const listPaymentDisputes = (
  database: Queryable,
  { websiteId, paymentId }: PaymentKey,
): Promise<DisputeRow[]> =>
  database
    .select()
    .from(disputes)
    .where(and(eq(disputes.websiteId, websiteId), eq(disputes.paymentId, paymentId)));

export const insertDispute = async (transaction: Queryable, dispute: DisputeRow): Promise<void> => {
  await transaction.insert(disputes).values(dispute);
};

export const updateDispute = async (
  transaction: Queryable,
  { websiteId, disputeId, ...values }: DisputeRow,
): Promise<void> => {
  await transaction
    .update(disputes)
    .set(values)
    .where(and(eq(disputes.websiteId, websiteId), eq(disputes.disputeId, disputeId)));
};
