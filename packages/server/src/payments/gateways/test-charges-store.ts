import type { PaymentFailure, PaymentState, TestOutcome } from '@sitewright/domain/payments';
import { and, eq, gt, gte, sql } from 'drizzle-orm';
import {
  columnsOf,
  findRows,
  mayCommitLater,
  runPrepared,
  sql as statement,
  type Queryable,
} from '../../database/index.ts';
import { testCharges } from '../../payment-records/payment-records-tables.ts';

export type TestCharge = typeof testCharges.$inferSelect;

/**
 * A repeated call with the same key finds the charge of the first. It reaches the disk with the reference that the payment
 * gets before it is charged.
 */
export const createCharge = async (
  database: Queryable,
  charge: typeof testCharges.$inferInsert,
): Promise<string> => {
  const { websiteId, reference, idempotencyKey, paymentId, amountCents, currency } = charge;
  const [row] = await runPrepared<{ reference: string }>(
    database,
    statement`insert into test_charges (website_id, reference, idempotency_key, payment_id, amount_cents, currency,
        outcome, state, created_at)
      values (${websiteId}, ${reference}, ${idempotencyKey}, ${paymentId}, ${amountCents}, ${currency},
        ${charge.outcome}, ${charge.state}, ${charge.createdAt})
      on conflict do nothing returning reference, ${mayCommitLater(database)}`,
  );
  const [stored] = row
    ? [row]
    : await findRows(
        database,
        testCharges,
        statement`where website_id = ${websiteId} and idempotency_key = ${idempotencyKey}`,
      );
  if (!stored) throw new Error('A test charge was not stored.');
  return stored.reference;
};

export const findCharge = async (
  database: Queryable,
  websiteId: string,
  reference: string,
): Promise<TestCharge | undefined> => {
  const [row] = await findRows(
    database,
    testCharges,
    statement`where website_id = ${websiteId} and reference = ${reference}`,
  );
  return row;
};

/** Without those that only stored a card. */
export const listPaidCharges = (
  database: Queryable,
  websiteId: string,
  since: Date,
): Promise<{ paymentId: string; reference: string; amountCents: number }[]> =>
  database
    .select({
      paymentId: testCharges.paymentId,
      reference: testCharges.reference,
      amountCents: testCharges.amountCents,
    })
    .from(testCharges)
    .where(
      and(
        eq(testCharges.websiteId, websiteId),
        eq(testCharges.state, 'succeeded'),
        gt(testCharges.amountCents, 0),
        gte(testCharges.createdAt, since),
      ),
    );

export interface ChargeChange {
  readonly from: readonly PaymentState[];
  readonly to: PaymentState;
  readonly failure?: PaymentFailure;
  readonly outcome?: TestOutcome;
}

/**
 * Only from the given states: a repeated call charges nothing again. Undefined where it was in another one. It reaches the
 * disk with the order; before that nobody was told of a charge that took no money.
 */
export const moveCharge = async (
  database: Queryable,
  { websiteId, reference }: Pick<TestCharge, 'websiteId' | 'reference'>,
  { from, to, failure, outcome }: ChargeChange,
): Promise<TestCharge | undefined> => {
  const [row] = await runPrepared<TestCharge>(
    database,
    statement`update test_charges set state = ${to}, failure = ${failure ?? null},
        outcome = coalesce(${outcome ?? null}, outcome), charges = charges + ${to === 'succeeded' ? 1 : 0}
      where website_id = ${websiteId} and reference = ${reference} and state = any(${from}::text[])
        and ${mayCommitLater(database)}
      returning ${columnsOf(testCharges)}`,
  );
  return row;
};

/** False where more would be refunded than was charged. A repeated call with the same key refunds nothing again. */
export const refundCharge = async (
  database: Queryable,
  { websiteId, reference }: Pick<TestCharge, 'websiteId' | 'reference'>,
  { key, amountCents }: { readonly key: string; readonly amountCents: number },
): Promise<boolean> => {
  await database.execute(sql`update test_charges
    set refunded_cents = refunded_cents + ${amountCents}, refund_keys = refund_keys || ${key}::text
    where website_id = ${websiteId} and reference = ${reference} and state = 'succeeded'
      and not ${key}::text = any(refund_keys) and refunded_cents + ${amountCents} <= amount_cents`);
  const charge = await findCharge(database, websiteId, reference);
  return charge?.refundKeys.includes(key) ?? false;
};
