import { listKey, memberStates, type MemberState } from '@sitewright/domain/mailing-lists';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

export interface ListedList extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly isDoubleOptIn: boolean;
  readonly isForCheckout: boolean;
  readonly subscribedCount: number;
  readonly pendingCount: number;
  readonly endedCount: number;
  readonly lastSignUpOn: Date | string | null;
  readonly createdOn: Date | string;
  readonly forms: readonly string[];
}

/** Whoever changes names of lists or segments, or begins an import, waits for others who do. */
export const lockLists = async (transaction: Queryable, websiteId: string): Promise<void> => {
  await transaction.execute(sql`select 1 from websites where website_id = ${websiteId} for no key update`);
};

export const countLists = async (database: Queryable, websiteId: string): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`select count(*)::int as count
    from mailing_lists l where l.website_id = ${websiteId}`);
  return rows[0]?.count ?? 0;
};

/** Names of published forms that name the list (`l`), or did before it was renamed. */
const formNames = sql`coalesce((select array_agg(f.content ->> 'name' order by f.content ->> 'name') from forms f
  where f.website_id = l.website_id and lower(regexp_replace(btrim(
    f.content #>> '{storage,mailingList,name}'), '\\s+', ' ', 'g')) = any(l.name_keys)), '{}')`;

/** As a value: with the state in its text, PostgreSQL may choose the index of those who wait on all sites. */
const arrayOf = (states: readonly MemberState[]): SQL => sql`${sql.param([...states])}::text[]`;

const membersIn = (
  ...states: readonly MemberState[]
): SQL => sql`(select count(*)::int from mailing_list_members m
  where m.website_id = l.website_id and m.list_id = l.list_id and m.state = any(${arrayOf(states)}))`;

/** The latest of each state is the first of its part of the index. */
const latestSignUp = sql`(select max(t.latest) from unnest(${arrayOf(memberStates)}) s(state)
  cross join lateral (select m.signed_up_at as latest from mailing_list_members m
    where m.website_id = l.website_id and m.list_id = l.list_id and m.state = s.state
    order by m.signed_up_at desc limit 1) t)`;

/** By name; published forms that name a list are told. Counted by the index: lists have many members. */
export const listLists = async (database: Queryable, websiteId: string): Promise<ListedList[]> => {
  const { rows } = await database.execute<ListedList>(sql`
    select l.list_id as id, l.name, l.is_double_opt_in as "isDoubleOptIn", l.is_for_checkout as "isForCheckout",
      l.created_at as "createdOn", ${membersIn('subscribed')} as "subscribedCount",
      ${membersIn('pending')} as "pendingCount", ${membersIn('unsubscribed', 'bounced', 'complained')} as "endedCount",
      ${latestSignUp} as "lastSignUpOn", ${formNames} as forms
    from mailing_lists l
    where l.website_id = ${websiteId} order by lower(l.name), l.list_id`);
  return rows;
};

export interface ListFields {
  readonly name: string;
  readonly isDoubleOptIn: boolean;
  readonly isForCheckout: boolean;
}

export interface ListKey {
  readonly websiteId: string;
  readonly listId: string;
}

/** Another list that is called so, or was. */
export const isNameTaken = async (
  database: Queryable,
  { websiteId, listId }: ListKey,
  name: string,
): Promise<boolean> => {
  const { rows } = await database.execute(sql`select 1 from mailing_lists l where l.website_id = ${websiteId}
    and l.list_id <> ${listId} and ${listKey(name)} = any(l.name_keys)`);
  return rows.length > 0;
};

export const findListName = async (
  database: Queryable,
  { websiteId, listId }: ListKey,
): Promise<string | undefined> => {
  const { rows } = await database.execute<{ name: string }>(sql`select l.name from mailing_lists l
    where l.website_id = ${websiteId} and l.list_id = ${listId}`);
  return rows[0]?.name;
};

/** Published forms by which visitors join it. */
export const listFormsOf = async (
  database: Queryable,
  { websiteId, listId }: ListKey,
): Promise<readonly string[]> => {
  const { rows } = await database.execute<{ forms: string[] }>(sql`select ${formNames} as forms
    from mailing_lists l where l.website_id = ${websiteId} and l.list_id = ${listId}`);
  return rows[0]?.forms ?? [];
};

/** Before the one that is to have it. */
const clearCheckoutList = async (
  transaction: Queryable,
  { websiteId, listId }: ListKey,
  { isForCheckout }: ListFields,
): Promise<void> => {
  if (!isForCheckout) return;
  await transaction.execute(sql`update mailing_lists set is_for_checkout = false
    where website_id = ${websiteId} and is_for_checkout and list_id <> ${listId}`);
};

export const insertList = async (
  transaction: Queryable,
  { websiteId, listId }: ListKey,
  { now, ...fields }: ListFields & { readonly now: Date },
): Promise<void> => {
  await clearCheckoutList(transaction, { websiteId, listId }, fields);
  const { name, isDoubleOptIn, isForCheckout } = fields;
  await transaction.execute(sql`insert into mailing_lists
      (website_id, list_id, name, name_keys, is_double_opt_in, is_for_checkout, created_at)
    values (${websiteId}, ${listId}, ${name}, array[${listKey(name)}]::text[], ${isDoubleOptIn}, ${isForCheckout},
      ${now.toISOString()})`);
};

/** It answers to its earlier names too: published forms keep them. */
export const updateList = async (
  transaction: Queryable,
  { websiteId, listId }: ListKey,
  fields: ListFields,
): Promise<void> => {
  await clearCheckoutList(transaction, { websiteId, listId }, fields);
  const { name, isDoubleOptIn, isForCheckout } = fields;
  const key = listKey(name);
  await transaction.execute(sql`update mailing_lists l set name = ${name}, is_double_opt_in = ${isDoubleOptIn},
      is_for_checkout = ${isForCheckout},
      name_keys = case when ${key} = any(l.name_keys) then l.name_keys else array_append(l.name_keys, ${key}::text) end
    where l.website_id = ${websiteId} and l.list_id = ${listId}`);
};

/** Consents stay as proof, ended. */
export const deleteList = async (
  transaction: Queryable,
  { websiteId, listId }: ListKey,
  now: Date,
): Promise<void> => {
  const ofList = sql`website_id = ${websiteId} and list_id = ${listId}`;
  await transaction.execute(sql`update form_consents set ended_at = ${now.toISOString()}
    where ${ofList} and ended_at is null`);
  await transaction.execute(sql`delete from mailing_list_members where ${ofList}`);
  await transaction.execute(sql`delete from mailing_list_imports where ${ofList}`);
  await transaction.execute(sql`delete from mailing_connected_lists where ${ofList}`);
  await transaction.execute(sql`delete from mailing_sent_members where ${ofList}`);
  await transaction.execute(sql`delete from mailing_lists where ${ofList}`);
};
