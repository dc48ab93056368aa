import type { SegmentRule } from '@sitewright/domain/mailing-lists';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { inSegment } from '../../mailing-list-records/index.ts';

export interface ListedSegment extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly rule: SegmentRule;
}

const columns = sql`g.segment_id as id, g.name, g.rule`;

export const listSegments = async (database: Queryable, websiteId: string): Promise<ListedSegment[]> => {
  const { rows } = await database.execute<ListedSegment>(sql`select ${columns} from mailing_segments g
    where g.website_id = ${websiteId} order by lower(g.name)`);
  return rows;
};

export const findSegment = async (
  database: Queryable,
  websiteId: string,
  segmentId: string,
): Promise<ListedSegment | undefined> => {
  const { rows } = await database.execute<ListedSegment>(sql`select ${columns} from mailing_segments g
    where g.website_id = ${websiteId} and g.segment_id = ${segmentId}`);
  return rows[0];
};

export interface SegmentFields {
  readonly websiteId: string;
  readonly segmentId: string;
  readonly name: string;
  readonly rule: SegmentRule;
}

export const isSegmentNameTaken = async (
  database: Queryable,
  { websiteId, segmentId, name }: SegmentFields,
): Promise<boolean> => {
  const { rows } =
    await database.execute(sql`select 1 from mailing_segments g where g.website_id = ${websiteId}
    and g.segment_id <> ${segmentId} and lower(g.name) = lower(${name})`);
  return rows.length > 0;
};

export const putSegment = async (
  transaction: Queryable,
  { websiteId, segmentId, name, rule }: SegmentFields,
  now: Date,
): Promise<void> => {
  await transaction.execute(sql`insert into mailing_segments (website_id, segment_id, name, rule, created_at)
    values (${websiteId}, ${segmentId}, ${name}, ${JSON.stringify(rule)}::jsonb, ${now.toISOString()})
    on conflict (website_id, segment_id) do update set name = excluded.name, rule = excluded.rule`);
};

export const deleteSegment = async (
  transaction: Queryable,
  websiteId: string,
  segmentId: string,
): Promise<void> => {
  await transaction.execute(sql`delete from mailing_segments
    where website_id = ${websiteId} and segment_id = ${segmentId}`);
};

/** Subscribed addresses on any list. */
export const countMatching = async (
  database: Queryable,
  websiteId: string,
  { rule, now }: { readonly rule: SegmentRule; readonly now: Date },
): Promise<number> => {
  const { rows } = await database.execute<{
    count: number;
  }>(sql`select count(distinct m.email_key)::int as count
    from mailing_list_members m where m.website_id = ${websiteId} and m.state = 'subscribed' and ${inSegment(rule, { websiteId, now, reads: 'all' })}`);
  return rows[0]?.count ?? 0;
};

interface Named extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
}

/** More products than this are not offered. */
const MOST_PRODUCTS = 1000;

export const listSegmentForms = async (database: Queryable, websiteId: string): Promise<Named[]> => {
  const { rows } = await database.execute<Named>(sql`select f.form_id as id, f.content ->> 'name' as name
    from forms f where f.website_id = ${websiteId} and f.content #>> '{storage,mailingList,name}' is not null
    order by lower(f.content ->> 'name')`);
  return rows;
};

export const listSegmentProducts = async (database: Queryable, websiteId: string): Promise<Named[]> => {
  const { rows } = await database.execute<Named>(sql`select i.item_id as id, d.draft ->> 'title' as name
    from products i join documents d on d.website_id = i.website_id and d.kind = 'item' and d.document_id = i.item_id
    where i.website_id = ${websiteId} order by lower(d.draft ->> 'title'), i.item_id limit ${MOST_PRODUCTS}`);
  return rows;
};
