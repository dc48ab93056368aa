import { and, asc, eq, getTableColumns, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import type { PaymentRow, RefundRow, UnfinishedWork } from './payments-store.ts';
import { isDueAgain } from './back-off-query.ts';
import { refunds } from './payment-records-tables.ts';

export interface RefundToMake {
  readonly payment: Pick<PaymentRow, 'websiteId' | 'paymentId' | 'orderId'>;
  readonly amountCents: number;
  readonly reason: string;
  readonly now: Date;
  readonly lines?: RefundRow['lines'];
  readonly shippingCents?: number;
  readonly creditCents?: number;
  readonly giftCards?: RefundRow['giftCards'];
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
    creditCents: more.creditCents ?? 0,
    giftCards: more.giftCards ?? [],
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
  readonly creditCents: number;
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

/** Refunds of all sites that the gateway has not finished, those first that were not looked at for longest. */
export const listUnfinishedRefunds = async (
  database: Queryable,
  { now, limit, siteLimit }: UnfinishedWork,
): Promise<RefundRow[]> => {
  const isNew = and(eq(refunds.updatedAt, refunds.createdAt), lt(refunds.updatedAt, now));
  const due = database
    .select({
      websiteId: refunds.websiteId,
      refundId: refunds.refundId,
      place:
        sql<number>`row_number() over (partition by ${refunds.websiteId} order by ${refunds.updatedAt})`.as(
          'place',
        ),
    })
    .from(refunds)
    .where(and(inArray(refunds.state, ['requested', 'pending']), or(isNew, isDueAgain(refunds, now))))
    .as('due');
  return database
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(due, and(eq(due.websiteId, refunds.websiteId), eq(due.refundId, refunds.refundId)))
    .where(lte(due.place, siteLimit))
    .orderBy(asc(refunds.updatedAt))
    .limit(limit);
};

export const updateRefund = async (
  database: Queryable,
  { websiteId, refundId }: RefundKey,
  values: Partial<Pick<RefundRow, 'state' | 'reference' | 'failure' | 'giftCards' | 'updatedAt'>>,
): Promise<void> => {
  await database
    .update(refunds)
    .set(values)
    .where(and(eq(refunds.websiteId, websiteId), eq(refunds.refundId, refundId)));
};

/** Refunds of an order, those too that failed: what of them went to gift cards is back. */
export const listOrderRefunds = (
  database: Queryable,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
): Promise<RefundRow[]> =>
  database
    .select()
    .from(refunds)
    .where(and(eq(refunds.websiteId, websiteId), eq(refunds.orderId, orderId)));

/** The part of a refund that the gateway makes. */
export const gatewayCentsOf = ({ amountCents, giftCards, state }: RefundRow): number =>
  state === 'failed' ? 0 : giftCards.reduce((left, part) => left - part.amountCents, amountCents);
