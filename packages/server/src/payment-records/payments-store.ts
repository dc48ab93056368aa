import { openPaymentStates } from '@sitewright/domain/payments';
import { and, asc, eq, getTableColumns, inArray, lte, or, sql } from 'drizzle-orm';
import {
  findRows,
  insertBeforeCommit,
  joinSql,
  runPrepared,
  sendPrepared,
  sql as statement,
  sqlIdentifier,
  writeWaitingRows,
  type Queryable,
  type SqlFragment,
} from '../database/index.ts';
import { releaseGiftCards } from '../gift-cards/index.ts';
import { isDueAgain } from './back-off-query.ts';
import { paymentEvents, payments, type refunds } from './payment-records-tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

const MS = 1000;

export interface PaymentKey {
  readonly websiteId: string;
  readonly paymentId: string;
}

const byKey = ({ websiteId, paymentId }: PaymentKey) =>
  and(eq(payments.websiteId, websiteId), eq(payments.paymentId, paymentId));

const whichOf = ({ websiteId, paymentId }: PaymentKey): SqlFragment =>
  statement`where website_id = ${websiteId} and payment_id = ${paymentId}`;

export const findPayment = async (database: Queryable, key: PaymentKey): Promise<PaymentRow | undefined> => {
  const [, [row]] = await Promise.all([
    writeWaitingRows(database),
    findRows(database, payments, whichOf(key)),
  ]);
  return row;
};

export const findPaymentByReference = async (
  database: Queryable,
  websiteId: string,
  { gateway, reference }: Pick<PaymentRow, 'gateway'> & { readonly reference: string },
): Promise<PaymentRow | undefined> => {
  const [row] = await database
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.websiteId, websiteId),
        eq(payments.gateway, gateway),
        eq(payments.reference, reference),
      ),
    );
  return row;
};

/** All attempts of a checkout, oldest first. */
export const listPayments = async (
  database: Queryable,
  websiteId: string,
  checkoutId: string,
): Promise<PaymentRow[]> =>
  findRows(
    database,
    payments,
    statement`where website_id = ${websiteId} and checkout_id = ${checkoutId} order by payment_id`,
  );

/** First the checkout, then its payment, everywhere: two that change one payment wait for each other. */
export const lockPayment = async (
  transaction: Queryable,
  { websiteId, paymentId }: PaymentKey,
): Promise<PaymentRow | undefined> => {
  const which = whichOf({ websiteId, paymentId });
  const [, , [row]] = await Promise.all([
    writeWaitingRows(transaction),
    runPrepared(
      transaction,
      statement`select 1 from checkouts c join payments p
        on p.website_id = c.website_id and p.checkout_id = c.checkout_id
        where p.website_id = ${websiteId} and p.payment_id = ${paymentId} for update of c`,
    ),
    findRows(transaction, payments, statement`${which} for update`),
  ]);
  return row;
};

/** Whether another attempt of the same checkout has an order or is under way. Read with the checkout locked. */
export const isSuperseded = async (
  transaction: Queryable,
  { websiteId, paymentId }: PaymentKey,
): Promise<boolean> => {
  const rows = await runPrepared(
    transaction,
    statement`select 1 from payments p join payments o
      on o.website_id = p.website_id and o.checkout_id = p.checkout_id and o.payment_id <> p.payment_id
      where p.website_id = ${websiteId} and p.payment_id = ${paymentId}
        and (o.order_id is not null or o.state = any(${openPaymentStates}::text[])) limit 1`,
  );
  return rows.length > 0;
};

/**
 * All payments of an order with their checkouts, for a change of the order that ends them: a payment that ends locks them
 * before the order, so they are locked before it here too. One of a balance is among them before it has ended: it may become
 * one of the order while this waits.
 */
export const lockPaymentsOf = async (
  transaction: Queryable,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
): Promise<void> => {
  await transaction.execute(sql`select 1 from checkouts c where c.website_id = ${websiteId} and c.checkout_id in (
      select p.checkout_id from payments p where p.website_id = ${websiteId}
        and (p.order_id = ${orderId} or p.pays_order_id = ${orderId}))
    order by c.checkout_id for update`);
  await transaction.execute(sql`select 1 from payments where website_id = ${websiteId}
    and (order_id = ${orderId} or pays_order_id = ${orderId}) order by payment_id for update`);
};

type LaterColumn =
  'reference' | 'failure' | 'actionUrl' | 'orderId' | 'paysOrderId' | 'allowsInstallments' | 'cardKey';

const newPayment: Pick<PaymentRow, LaterColumn> = {
  reference: null,
  failure: null,
  actionUrl: null,
  orderId: null,
  paysOrderId: null,
  allowsInstallments: false,
  cardKey: null,
};

/** Written together with what it reserves. */
export const insertPayment = async (
  transaction: Queryable,
  payment: Omit<PaymentRow, LaterColumn> & Partial<PaymentRow>,
): Promise<PaymentRow> => {
  const row: PaymentRow = { ...newPayment, ...payment };
  await insertBeforeCommit(transaction, payments, [row]);
  return row;
};

export const updatePayment = async (
  transaction: Queryable,
  key: PaymentKey,
  values: Partial<Pick<PaymentRow, 'state' | 'failure' | 'actionUrl' | 'orderId' | 'updatedAt'>>,
): Promise<void> => {
  const columns = getTableColumns(payments);
  const changes = Object.entries(values).map(
    ([name, value]) =>
      statement`${sqlIdentifier(columns[name as keyof typeof values].name)} = ${value ?? null}`,
  );
  await sendPrepared(
    transaction,
    statement`update payments set ${joinSql(changes, statement`, `)} ${whichOf(key)}`,
  );
};

/**
 * Once: the reference that is stored already stays, and is returned. Undefined where the payment has ended meanwhile, and
 * must not be charged any more.
 */
export const storeReference = async (
  database: Queryable,
  { websiteId, paymentId }: PaymentKey,
  reference: string,
): Promise<string | undefined> => {
  const [row] = await runPrepared<{ reference: string }>(
    database,
    statement`update payments set reference = coalesce(reference, ${reference})
      where website_id = ${websiteId} and payment_id = ${paymentId} and state = any(${openPaymentStates}::text[])
      returning reference`,
  );
  return row?.reference;
};

/** Orders that are paid later wait for the owner, not for a gateway. */
const isDecidedByGateway = sql`not (${payments.gateway} = 'manual' and ${payments.orderId} is not null)`;

export interface UnfinishedWork {
  readonly now: Date;
  readonly limit: number;
  /** One site whose gateway does not answer must not keep the others waiting. */
  readonly siteLimit: number;
}

/** Not looked at since its time for a confirmation ended. */
const isOverdue = (actionMs: number, now: Date) => {
  const end = sql`${payments.createdAt} + make_interval(secs => ${actionMs / MS})`;
  return sql`(${payments.state} = 'requires_action' and ${end} < ${now} and ${payments.updatedAt} <= ${end})`;
};

/** Payments of all sites that have waited too long to be final, those first that were not looked at for longest. */
export const listUnfinished = async (
  database: Queryable,
  { now, limit, siteLimit, actionMs }: UnfinishedWork & { readonly actionMs: number },
): Promise<PaymentRow[]> => {
  const due = database
    .select({
      websiteId: payments.websiteId,
      paymentId: payments.paymentId,
      place:
        sql<number>`row_number() over (partition by ${payments.websiteId} order by ${payments.updatedAt})`.as(
          'place',
        ),
    })
    .from(payments)
    .where(
      and(
        inArray(payments.state, [...openPaymentStates]),
        or(isDueAgain(payments, now), isOverdue(actionMs, now)),
        isDecidedByGateway,
      ),
    )
    .as('due');
  return database
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(due, and(eq(due.websiteId, payments.websiteId), eq(due.paymentId, payments.paymentId)))
    .where(lte(due.place, siteLimit))
    .orderBy(asc(payments.updatedAt))
    .limit(limit);
};

/** False where the event has had its effect already. */
export const insertPaymentEvent = async (
  transaction: Queryable,
  event: typeof paymentEvents.$inferInsert,
): Promise<boolean> => {
  const { rowCount } = await transaction.insert(paymentEvents).values(event).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
};

export const hasPaymentEvent = async (
  database: Queryable,
  {
    websiteId,
    gateway,
    eventId,
  }: Pick<typeof paymentEvents.$inferSelect, 'websiteId' | 'gateway' | 'eventId'>,
): Promise<boolean> => {
  const rows = await database
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.websiteId, websiteId),
        eq(paymentEvents.gateway, gateway),
        eq(paymentEvents.eventId, eventId),
      ),
    );
  return rows.length > 0;
};

/** The attempt of a checkout that is under way. */
export const findOpenPayment = async (
  database: Queryable,
  websiteId: string,
  checkoutId: string,
): Promise<PaymentRow | undefined> => {
  const [row] = await database
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.websiteId, websiteId),
        eq(payments.checkoutId, checkoutId),
        inArray(payments.state, [...openPaymentStates]),
        sql`${payments.orderId} is null`,
      ),
    );
  return row;
};

/** Payments that an order was paid with, oldest first: those after the first paid balances. */
export const listCapturedPayments = (
  database: Queryable,
  websiteId: string,
  orderId: string,
): Promise<PaymentRow[]> =>
  database
    .select()
    .from(payments)
    .where(
      and(eq(payments.websiteId, websiteId), eq(payments.orderId, orderId), eq(payments.state, 'succeeded')),
    )
    .orderBy(asc(payments.paymentId));

/** Payments of an order that are not final. */
export const listAwaitedPayments = (
  database: Queryable,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
): Promise<PaymentRow[]> =>
  database
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.websiteId, websiteId),
        eq(payments.orderId, orderId),
        inArray(payments.state, [...openPaymentStates]),
      ),
    );

/** The owner asks for another amount than the order was placed for. */
export const setAwaitedAmount = async (
  transaction: Queryable,
  key: PaymentKey,
  { amountCents, now }: { readonly amountCents: number; readonly now: Date },
): Promise<void> => {
  await transaction.update(payments).set({ amountCents, updatedAt: now }).where(byKey(key));
};

/** Payments of an order that waits for its money become final: paid to the owner, or never paid. */
export const endAwaitedPayments = async (
  transaction: Queryable,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
  { state, now }: { readonly state: 'succeeded' | 'cancelled'; readonly now: Date },
): Promise<void> => {
  const { rows } = await transaction.execute<{ paymentId: string }>(sql`update payments
    set state = ${state}, updated_at = ${now}
    where website_id = ${websiteId} and order_id = ${orderId} and state = 'processing'
    returning payment_id as "paymentId"`);
  if (state === 'succeeded') return;
  for (const { paymentId } of rows) await releaseGiftCards(transaction, { websiteId, paymentId }, now);
};
