import { and, asc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import type { PaymentRow, RefundRow } from './payments-store.ts';
import { refunds } from './payment-records-tables.ts';

export interface RefundToMake {
  readonly payment: Pick<PaymentRow, 'websiteId' | 'paymentId' | 'orderId'>;
  readonly amountCents: number;
  readonly reason: string;
  readonly now: Date;
  readonly lines?: RefundRow['lines'];
  readonly shippingCents?: number;
  readonly isRestocked?: boolean;
  /** The name of a contributor; empty for the program. */
  readonly madeBy?: string;
}

/** Written before the gateway is called: the reconciliation finds it and makes the call. */
export const insertRefund = async (
  transaction: Queryable,
  { payment, amountCents, reason, now, ...more }: RefundToMake,
): Promise<string> => {
  const refundId = newId();
  await transaction.insert(refunds).values({
    websiteId: payment.websiteId,
    refundId,
    paymentId: payment.paymentId,
    orderId: payment.orderId,
    amountCents,
    state: 'requested',
    reason,
    lines: more.lines ?? [],
    shippingCents: more.shippingCents ?? 0,
    isRestocked: more.isRestocked ?? false,
    madeBy: more.madeBy ?? '',
    createdAt: now,
    updatedAt: now,
  });
  return refundId;
};

export interface RefundAtGateway {
  readonly payment: Pick<PaymentRow, 'websiteId' | 'paymentId' | 'orderId'>;
  readonly amountCents: number;
  readonly reference: string;
  readonly state: 'pending' | 'succeeded';
  readonly madeBy: string;
  readonly now: Date;
}

/** Undefined where it is known already. */
export const insertFoundRefund = async (
  transaction: Queryable,
  { payment, now, ...refund }: RefundAtGateway,
): Promise<RefundRow | undefined> => {
  const [row] = await transaction
    .insert(refunds)
    .values({
      ...refund,
      websiteId: payment.websiteId,
      refundId: newId(),
      paymentId: payment.paymentId,
      orderId: payment.orderId,
      reason: '',
      lines: [],
      isRestocked: false,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row;
};

/** A refund of ours by its id, or one that was made at the gateway by its reference. */
export const findRefundAt = async (
  database: Queryable,
  { websiteId, paymentId }: Pick<PaymentRow, 'websiteId' | 'paymentId'>,
  { refundId, reference }: { readonly refundId: string | undefined; readonly reference: string },
): Promise<RefundRow | undefined> => {
  const isSame = eq(refunds.reference, reference);
  const [row] = await database
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.websiteId, websiteId),
        eq(refunds.paymentId, paymentId),
        refundId === undefined ? isSame : or(isSame, eq(refunds.refundId, refundId)),
      ),
    );
  return row;
};

type RefundKey = Pick<RefundRow, 'websiteId' | 'refundId'>;

export const lockRefund = async (
  transaction: Queryable,
  { websiteId, refundId }: RefundKey,
): Promise<RefundRow> => {
  const [row] = await transaction
    .select()
    .from(refunds)
    .where(and(eq(refunds.websiteId, websiteId), eq(refunds.refundId, refundId)))
    .for('update');
  if (!row) throw new Error('The refund is gone.');
  return row;
};

/** Of an order, oldest first: those whose money went back. */
export const listMadeRefunds = (
  database: Queryable,
  websiteId: string,
  orderId: string,
): Promise<RefundRow[]> =>
  database
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.websiteId, websiteId), eq(refunds.orderId, orderId), eq(refunds.state, 'succeeded')),
    )
    .orderBy(asc(refunds.refundId));

/** Refunds of all sites that the gateway has not finished, oldest first. */
export const listUnfinishedRefunds = async (
  database: Queryable,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<RefundRow[]> =>
  database
    .select()
    .from(refunds)
    .where(and(inArray(refunds.state, ['requested', 'pending']), lt(refunds.updatedAt, before)))
    .orderBy(asc(refunds.updatedAt))
    .limit(limit);

export const updateRefund = async (
  database: Queryable,
  { websiteId, refundId }: RefundKey,
  values: Partial<Pick<RefundRow, 'state' | 'reference' | 'failure' | 'updatedAt'>>,
): Promise<void> => {
  await database
    .update(refunds)
    .set(values)
    .where(and(eq(refunds.websiteId, websiteId), eq(refunds.refundId, refundId)));
};
