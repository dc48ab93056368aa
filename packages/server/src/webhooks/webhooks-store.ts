import { and, asc, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import {
  findRows,
  insertBeforeCommit,
  readOnce,
  sql as statement,
  type Queryable,
} from '../database/index.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks-tables.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type DeliveryState = DeliveryRow['state'];

const isEndpoint = (websiteId: string, id: string) =>
  and(eq(webhookEndpoints.websiteId, websiteId), eq(webhookEndpoints.endpointId, id));

const isDelivery = (websiteId: string, id: string) =>
  and(eq(webhookDeliveries.websiteId, websiteId), eq(webhookDeliveries.deliveryId, id));

export const listEndpoints = (
  database: Queryable,
  websiteId: string,
  kind: EndpointRow['kind'],
): Promise<EndpointRow[]> =>
  database
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.websiteId, websiteId), eq(webhookEndpoints.kind, kind)))
    .orderBy(asc(webhookEndpoints.endpointId));

/**
 * No other transaction adds an endpoint until this one ends. Counting them must follow in another statement: one that
 * waited does not see what the other transaction wrote.
 */
export const lockEndpoints = async (transaction: Queryable, websiteId: string): Promise<void> => {
  await transaction.execute(sql`select 1 from websites where website_id = ${websiteId} for no key update`);
};

/** Active endpoints, read once by a transaction, however many events it has. */
export const listActive = (database: Queryable, websiteId: string): Promise<EndpointRow[]> =>
  readOnce(database, `webhooks of ${websiteId}`, () =>
    findRows(
      database,
      webhookEndpoints,
      statement`where website_id = ${websiteId} and is_active and not is_demo`,
    ),
  );

export const findEndpoint = async (
  database: Queryable,
  websiteId: string,
  id: string,
): Promise<EndpointRow | undefined> => {
  const [row] = await database.select().from(webhookEndpoints).where(isEndpoint(websiteId, id));
  return row;
};

/** As the last transaction left it. No other changes it until this transaction ends. */
export const lockEndpoint = async (
  transaction: Queryable,
  websiteId: string,
  id: string,
): Promise<EndpointRow | undefined> => {
  const [row] = await transaction
    .select()
    .from(webhookEndpoints)
    .where(isEndpoint(websiteId, id))
    .for('update');
  return row;
};

export const insertEndpoint = async (
  database: Queryable,
  row: typeof webhookEndpoints.$inferInsert,
): Promise<void> => {
  await database.insert(webhookEndpoints).values(row);
};

export type EndpointChange = Partial<Omit<EndpointRow, 'websiteId' | 'endpointId' | 'createdAt'>>;

export const changeEndpoint = async (
  database: Queryable,
  { websiteId, endpointId }: Pick<EndpointRow, 'websiteId' | 'endpointId'>,
  change: EndpointChange,
): Promise<EndpointRow | undefined> => {
  const [row] = await database
    .update(webhookEndpoints)
    .set(change)
    .where(isEndpoint(websiteId, endpointId))
    .returning();
  return row;
};

/** With its deliveries. The endpoint first, as an attempt locks them: the other order could be a deadlock. */
export const deleteEndpoint = async (
  database: Queryable,
  websiteId: string,
  id: string,
): Promise<EndpointRow | undefined> => {
  const [row] = await database.delete(webhookEndpoints).where(isEndpoint(websiteId, id)).returning();
  await database
    .delete(webhookDeliveries)
    .where(and(eq(webhookDeliveries.websiteId, websiteId), eq(webhookDeliveries.endpointId, id)));
  return row;
};

export interface NewDelivery extends Pick<
  DeliveryRow,
  | 'websiteId'
  | 'deliveryId'
  | 'endpointId'
  | 'eventId'
  | 'eventType'
  | 'emailKey'
  | 'body'
  | 'createdAt'
  | 'nextAttemptAt'
> {}

export const insertDeliveries = (database: Queryable, rows: readonly NewDelivery[]): Promise<void> =>
  insertBeforeCommit(database, webhookDeliveries, rows);

/** Of people who are erased: what was sent about them, and what waits to be sent. */
export const eraseDeliveries = async (
  transaction: Queryable,
  websiteId: string,
  emailKeys: readonly string[],
): Promise<void> => {
  await transaction.execute(sql`delete from webhook_deliveries where website_id = ${websiteId}
    and email_key = any(${sql.param([...emailKeys])}::text[])`);
};

export const findDelivery = async (
  database: Queryable,
  websiteId: string,
  id: string,
): Promise<DeliveryRow | undefined> => {
  const [row] = await database.select().from(webhookDeliveries).where(isDelivery(websiteId, id));
  return row;
};

/** As the last transaction left it. No other changes it until this transaction ends. */
export const lockDelivery = async (
  transaction: Queryable,
  websiteId: string,
  id: string,
): Promise<DeliveryRow | undefined> => {
  const [row] = await transaction
    .select()
    .from(webhookDeliveries)
    .where(isDelivery(websiteId, id))
    .for('update');
  return row;
};

export interface DeliveryFilter {
  readonly endpointId: string;
  readonly state?: DeliveryRow['state'];
  readonly before?: string;
  readonly limit: number;
}

export type ListedDelivery = Omit<DeliveryRow, 'body' | 'responseExcerpt'>;

/** Newest first, without the texts: a page of them could be many megabytes. */
export const listDeliveries = (
  database: Queryable,
  websiteId: string,
  { endpointId, state, before, limit }: DeliveryFilter,
): Promise<ListedDelivery[]> => {
  const { body: _body, responseExcerpt: _excerpt, ...listed } = getTableColumns(webhookDeliveries);
  return database
    .select(listed)
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.websiteId, websiteId),
        eq(webhookDeliveries.endpointId, endpointId),
        state === undefined ? undefined : eq(webhookDeliveries.state, state),
        before === undefined ? undefined : lt(webhookDeliveries.deliveryId, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.deliveryId))
    .limit(limit);
};

export const changeDelivery = async (
  database: Queryable,
  { websiteId, deliveryId }: Pick<DeliveryRow, 'websiteId' | 'deliveryId'>,
  change: Partial<Pick<DeliveryRow, 'state' | 'attempts' | 'log' | 'responseExcerpt' | 'nextAttemptAt'>>,
): Promise<void> => {
  await database.update(webhookDeliveries).set(change).where(isDelivery(websiteId, deliveryId));
};

/** Those that waited in a backup, of all sites. */
const isWaitingBefore = (firstId: string) =>
  and(eq(webhookDeliveries.state, 'queued'), lt(webhookDeliveries.deliveryId, firstId));

export const countDeliveriesBefore = (database: Queryable, firstId: string): Promise<number> =>
  database.$count(webhookDeliveries, isWaitingBefore(firstId));

/** They stay in the list, from which each can be sent all the same. */
export const discardDeliveriesBefore = async (transaction: Queryable, firstId: string): Promise<void> => {
  await transaction
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAttemptAt: null })
    .where(isWaitingBefore(firstId));
};

const SWEEP_BATCH = 1_000;

/** Of all sites, the oldest first, in batches: one large delete would hold its locks for minutes. */
export const sweepDeliveries = async (database: Queryable, before: Date): Promise<void> => {
  for (let batch = SWEEP_BATCH; batch === SWEEP_BATCH;) {
    const { rows } = await database.execute(sql`delete from webhook_deliveries
      where (website_id, delivery_id) in (select website_id, delivery_id from webhook_deliveries
        where created_at < ${before.toISOString()} order by created_at limit ${SWEEP_BATCH})
      returning 1`);
    batch = rows.length;
  }
};
