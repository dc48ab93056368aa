import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import {
  mailingConnectedLists,
  mailingConnections,
} from '../mailing-list-records/mailing-list-records-tables.ts';

const MAILCHIMP = 'mailchimp';

export type ConnectionRow = typeof mailingConnections.$inferSelect;
export type ConnectedListRow = typeof mailingConnectedLists.$inferSelect;

export interface ListKey {
  readonly websiteId: string;
  readonly listId: string;
}

export const findConnection = async (
  database: Queryable,
  websiteId: string,
): Promise<ConnectionRow | undefined> => {
  const [row] = await database
    .select()
    .from(mailingConnections)
    .where(and(eq(mailingConnections.websiteId, websiteId), eq(mailingConnections.service, MAILCHIMP)));
  return row;
};

export const putConnection = async (
  transaction: Queryable,
  connection: Omit<ConnectionRow, 'service'>,
): Promise<void> => {
  const { sealedKey, accountName, connectedAt } = connection;
  await transaction
    .insert(mailingConnections)
    .values({ ...connection, service: MAILCHIMP })
    .onConflictDoUpdate({
      target: [mailingConnections.websiteId, mailingConnections.service],
      set: { sealedKey, accountName, connectedAt },
    });
};

/** With all lists that are connected by it. */
export const deleteConnection = async (transaction: Queryable, websiteId: string): Promise<void> => {
  for (const table of ['mailing_sent_members', 'mailing_connected_lists', 'mailing_connections'])
    await transaction.execute(sql`delete from ${sql.identifier(table)} where website_id = ${websiteId}`);
};

const ofList = ({ websiteId, listId }: ListKey) =>
  and(eq(mailingConnectedLists.websiteId, websiteId), eq(mailingConnectedLists.listId, listId));

export const findConnectedList = async (
  database: Queryable,
  key: ListKey,
): Promise<ConnectedListRow | undefined> => {
  const [row] = await database.select().from(mailingConnectedLists).where(ofList(key));
  return row;
};

const deleteSentMembers = async (transaction: Queryable, { websiteId, listId }: ListKey): Promise<void> => {
  await transaction.execute(sql`delete from mailing_sent_members
    where website_id = ${websiteId} and list_id = ${listId}`);
};

/** Another list of the service knows none of the members. */
export const putConnectedList = async (
  transaction: Queryable,
  list: Pick<
    ConnectedListRow,
    'websiteId' | 'listId' | 'remoteListId' | 'remoteListName' | 'isRemoteDoubleOptIn'
  > & { readonly now: Date },
): Promise<void> => {
  const { now, ...fields } = list;
  const before = await findConnectedList(transaction, list);
  if (before && before.remoteListId !== list.remoteListId) await deleteSentMembers(transaction, list);
  const receivedUntil = before?.remoteListId === list.remoteListId ? before.receivedUntil : now;
  const fresh = { ...fields, receivedUntil, failures: 0, fault: '', nextAttemptAt: null };
  await transaction
    .insert(mailingConnectedLists)
    .values({ ...fresh, service: MAILCHIMP, connectedAt: now })
    .onConflictDoUpdate({
      target: [mailingConnectedLists.websiteId, mailingConnectedLists.listId],
      set: fresh,
    });
};

export const deleteConnectedList = async (transaction: Queryable, key: ListKey): Promise<void> => {
  await deleteSentMembers(transaction, key);
  await transaction.delete(mailingConnectedLists).where(ofList(key));
};

/** Those of the key alone: the owner may have connected the list with another one meanwhile. */
export const changeConnectedList = async (
  database: Queryable,
  { websiteId, listId, remoteListId }: ListKey & Pick<ConnectedListRow, 'remoteListId'>,
  change: Partial<
    Pick<ConnectedListRow, 'receivedUntil' | 'lastSentAt' | 'failures' | 'fault' | 'nextAttemptAt'>
  >,
): Promise<void> => {
  await database
    .update(mailingConnectedLists)
    .set(change)
    .where(and(ofList({ websiteId, listId }), eq(mailingConnectedLists.remoteListId, remoteListId)));
};

/** Of accounts whose key is stored: without it there is nothing to do. */
export const listDueLists = async (
  database: Queryable,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<ListKey[]> => {
  const { rows } = await database.execute<ListKey & Record<string, unknown>>(sql`
    select c.website_id as "websiteId", c.list_id as "listId" from mailing_connected_lists c
    where c.next_attempt_at is null or c.next_attempt_at <= ${now.toISOString()}
    order by c.next_attempt_at nulls first limit ${limit}`);
  return rows;
};

export const hasList = async (database: Queryable, { websiteId, listId }: ListKey): Promise<boolean> => {
  const { rows } = await database.execute(sql`select 1 from mailing_lists l
    where l.website_id = ${websiteId} and l.list_id = ${listId}`);
  return rows.length > 0;
};
