import { listKey } from '@sitewright/domain/mailing-lists';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { mailingLists } from './mailing-list-records-tables.ts';

export type MailingListRow = typeof mailingLists.$inferSelect;

export interface NamedList {
  readonly websiteId: string;
  readonly name: string;
  readonly now: Date;
}

export interface FoundList extends Record<string, unknown> {
  readonly listId: string;
  readonly name: string;
  readonly isDoubleOptIn: boolean;
}

const columns = sql`l.list_id as "listId", l.name, l.is_double_opt_in as "isDoubleOptIn"`;

/** By its name or one that it had before: published forms name the list as it was called when they were published. */
const findList = async (
  transaction: Queryable,
  { websiteId, name }: Pick<NamedList, 'websiteId' | 'name'>,
): Promise<FoundList | undefined> => {
  const key = listKey(name);
  const { rows } = await transaction.execute<FoundList>(sql`select ${columns} from mailing_lists l
    where l.website_id = ${websiteId} and ${key} = any(l.name_keys)
    order by lower(l.name) = ${key} desc, l.list_id limit 1`);
  return rows[0];
};

/** Whether who signs up has to follow the link of an email. A list that nobody has made yet will ask for it. */
export const asksToConfirm = async (database: Queryable, websiteId: string, name: string): Promise<boolean> =>
  (await findList(database, { websiteId, name }))?.isDoubleOptIn ?? true;

/** Forms and settings name lists that nobody has made: the first sign-up makes them, with confirmation by email. */
export const ensureList = async (transaction: Queryable, named: NamedList): Promise<FoundList> => {
  const found = await findList(transaction, named);
  if (found) return found;
  const { websiteId, now } = named;
  const name = named.name.trim().replaceAll(/\s+/g, ' ');
  await transaction
    .insert(mailingLists)
    .values({
      websiteId,
      listId: newId(),
      name,
      nameKeys: [listKey(name)],
      isDoubleOptIn: true,
      createdAt: now,
    })
    .onConflictDoNothing();
  const made = await findList(transaction, named);
  if (!made) throw new Error('A mailing list was not stored.');
  return made;
};

/** What shoppers who agree to marketing emails join until the owner chooses another list. */
const CHECKOUT_LIST = 'Newsletter';

/** The name of the list that shoppers join at the checkout. */
export const ensureCheckoutList = async (
  transaction: Queryable,
  websiteId: string,
  now: Date,
): Promise<string> => {
  const { rows } = await transaction.execute<{ name: string }>(sql`select l.name from mailing_lists l
    where l.website_id = ${websiteId} and l.is_for_checkout`);
  const name = rows[0]?.name;
  if (name !== undefined) return name;
  const list = await ensureList(transaction, { websiteId, name: CHECKOUT_LIST, now });
  await transaction.execute(sql`update mailing_lists set is_for_checkout = true
    where website_id = ${websiteId} and list_id = ${list.listId}`);
  return list.name;
};

/** People, segments and the list of the demo; a list that somebody else joined stays. */
export const deleteDemoList = async (transaction: Queryable, websiteId: string): Promise<void> => {
  await transaction.execute(sql`delete from form_consents c using mailing_list_members m
    where c.website_id = ${websiteId} and m.website_id = c.website_id and m.list_id = c.list_id
      and m.email_key = c.email_key and m.is_demo`);
  await transaction.execute(
    sql`delete from mailing_list_members where website_id = ${websiteId} and is_demo`,
  );
  await transaction.execute(sql`delete from mailing_segments where website_id = ${websiteId} and is_demo`);
  await transaction.execute(sql`delete from mailing_lists l where l.website_id = ${websiteId} and l.is_demo
    and not exists (select 1 from mailing_list_members m where m.website_id = l.website_id and m.list_id = l.list_id)`);
};
