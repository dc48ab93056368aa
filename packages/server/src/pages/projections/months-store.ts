import type { Site } from '@sitewright/domain/sites';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { monthOf } from './month-of.ts';
import { countItems, uncountItems } from './term-counts-store.ts';

const BATCH_SIZE = 2000;

interface DatedRow extends Record<string, unknown> {
  id: string;
  time: number;
}

const readDates = async (
  transaction: Queryable,
  websiteId: string,
  after: string,
): Promise<readonly DatedRow[]> => {
  const { rows } = await transaction.execute<DatedRow>(sql`
    select item_id as id, floor(extract(epoch from coalesce(starts_at, publish_on)) * 1000)::float8 as time
    from items where website_id = ${websiteId} and item_id > ${after} order by item_id limit ${BATCH_SIZE} for update`);
  return rows;
};

/** Assigns the next batch of items to months in the site's time zone. Returns the last id, undefined at the end. */
export const assignMonths = async (
  transaction: Queryable,
  { id: websiteId, settings }: Site,
  after: string,
): Promise<string | undefined> => {
  const rows = await readDates(transaction, websiteId, after);
  if (rows.length === 0) return undefined;
  const ids = rows.map(({ id }) => id);
  const months = rows.map(({ time }) => monthOf(time, settings.timeZone));
  await uncountItems(transaction, websiteId, ids);
  await transaction.execute(sql`
    update item_terms t set term = n.month
    from unnest(${sql.param(ids)}::text[], ${sql.param(months)}::text[]) as n(item_id, month)
    where t.website_id = ${websiteId} and t.kind = 'months' and t.item_id = n.item_id and t.term <> n.month`);
  await countItems(transaction, websiteId, ids);
  return ids.at(-1);
};
