import { openPaymentStates } from '@sitewright/domain/payments';
import { eq, isNull, lt, or, sql } from 'drizzle-orm';
import { findRows, sql as statement, type Queryable } from '../database/index.ts';
import { stripeAccounts } from './payment-records-tables.ts';

export type StripeAccountRow = typeof stripeAccounts.$inferSelect;

export const findStripeAccount = async (
  database: Queryable,
  websiteId: string,
): Promise<StripeAccountRow | undefined> => {
  const [row] = await findRows(database, stripeAccounts, statement`where website_id = ${websiteId}`);
  return row;
};

export const putStripeAccount = async (
  transaction: Queryable,
  account: typeof stripeAccounts.$inferInsert,
): Promise<void> => {
  const { websiteId: _key, ...values } = account;
  await transaction
    .insert(stripeAccounts)
    .values(account)
    .onConflictDoUpdate({ target: stripeAccounts.websiteId, set: values });
};

export const deleteStripeAccount = async (transaction: Queryable, websiteId: string): Promise<void> => {
  await transaction.delete(stripeAccounts).where(eq(stripeAccounts.websiteId, websiteId));
};

/** At most once a minute: events come in bursts. */
export const noteStripeEvent = async (database: Queryable, websiteId: string, now: Date): Promise<void> => {
  await database.execute(sql`update stripe_accounts set last_event_at = ${now}
    where website_id = ${websiteId}
      and (last_event_at is null or last_event_at < ${now}::timestamptz - interval '1 minute')`);
};

/** Payments or refunds that only the connected account can tell the end of. */
export const hasUnfinishedStripePayments = async (
  database: Queryable,
  websiteId: string,
): Promise<boolean> => {
  const { rows } = await database.execute<{ found: boolean }>(sql`select exists(
      select 1 from payments where website_id = ${websiteId} and gateway = 'stripe'
        and state = any(${sql.param([...openPaymentStates])}::text[])
    ) or exists(
      select 1 from refunds r join payments p on p.website_id = r.website_id and p.payment_id = r.payment_id
      where r.website_id = ${websiteId} and p.gateway = 'stripe' and r.state in ('requested', 'pending')
    ) as found`);
  return rows[0]?.found ?? false;
};

/** Sites whose disputes were not asked for since then, those first that were not for longest. */
export const listAccountsToAsk = async (
  database: Queryable,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> => {
  const rows = await database
    .select({ websiteId: stripeAccounts.websiteId })
    .from(stripeAccounts)
    .where(or(isNull(stripeAccounts.disputesListedAt), lt(stripeAccounts.disputesListedAt, before)))
    .orderBy(sql`${stripeAccounts.disputesListedAt} nulls first`)
    .limit(limit);
  return rows.map(({ websiteId }) => websiteId);
};

export const noteDisputesListed = async (
  database: Queryable,
  websiteId: string,
  now: Date,
): Promise<void> => {
  await database
    .update(stripeAccounts)
    .set({ disputesListedAt: now })
    .where(eq(stripeAccounts.websiteId, websiteId));
};
