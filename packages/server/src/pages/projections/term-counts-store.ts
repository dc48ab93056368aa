import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

/** Published items only; a scheduled item is counted when its status changes. */
const termsOf = (websiteId: string, ids: readonly string[]) => sql`
  select t.collection_id, t.kind, t.term, count(*)::int as count
  from item_terms t join items i on i.website_id = t.website_id and i.item_id = t.item_id
  where t.website_id = ${websiteId} and t.item_id = any(${sql.param(ids)})
    and i.status = 'published' and not i.is_trashed
  group by t.collection_id, t.kind, t.term`;

const changeItemCounts = (websiteId: string, ids: readonly string[], factor: 1 | -1) => sql`
  update collections c set item_count = c.item_count + ${factor} * d.count
  from (select i.collection_id, count(*)::int as count from items i
    where i.website_id = ${websiteId} and i.item_id = any(${sql.param(ids)})
      and i.status = 'published' and not i.is_trashed group by i.collection_id) d
  where c.website_id = ${websiteId} and c.collection_id = d.collection_id`;

/** Before items change: they are removed from the counts of their current terms. */
export const uncountItems = async (
  transaction: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<void> => {
  await transaction.execute(changeItemCounts(websiteId, ids, -1));
  await transaction.execute(sql`
    update term_counts c set count = c.count - d.count from (${termsOf(websiteId, ids)}) d
    where c.website_id = ${websiteId} and c.collection_id = d.collection_id
      and c.kind = d.kind and c.term = d.term`);
  await transaction.execute(sql`
    delete from term_counts c using (${termsOf(websiteId, ids)}) d
    where c.website_id = ${websiteId} and c.collection_id = d.collection_id
      and c.kind = d.kind and c.term = d.term and c.count <= 0`);
};

export const countItems = async (
  transaction: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<void> => {
  await transaction.execute(changeItemCounts(websiteId, ids, 1));
  await transaction.execute(sql`
    insert into term_counts (website_id, collection_id, kind, term, count)
    select ${websiteId}, d.collection_id, d.kind, d.term, d.count from (${termsOf(websiteId, ids)}) d
    on conflict (website_id, collection_id, kind, term) do update set count = term_counts.count + excluded.count`);
};
