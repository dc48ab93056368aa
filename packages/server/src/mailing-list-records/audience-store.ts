import type { SegmentRule } from '@sitewright/domain/mailing-lists';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { inSegment } from './segment-query.ts';

/** Whom emails go to: subscribed members of the lists, those of the segment alone if there is one. */
export interface Audience {
  readonly listIds: readonly string[];
  readonly segmentId?: string | undefined;
}

export interface AudienceMember extends Record<string, unknown> {
  /** For `unsubscribeUrl`. */
  readonly memberId: string;
  readonly listId: string;
  readonly email: string;
  /** Each once; the cursor of the next part. */
  readonly emailKey: string;
  readonly name: string;
  readonly language: string;
}

const findRule = async (
  database: Queryable,
  websiteId: string,
  segmentId: string,
): Promise<SegmentRule | undefined> => {
  const { rows } = await database.execute<{ rule: SegmentRule }>(sql`select g.rule from mailing_segments g
    where g.website_id = ${websiteId} and g.segment_id = ${segmentId}`);
  return rows[0]?.rule;
};

/** Without the people of the demo, who are never written to. */
const subscribed = (websiteId: string, listIds: readonly string[]): SQL => sql`m.website_id = ${websiteId}
  and m.state = 'subscribed' and not m.is_demo and m.list_id = any(${sql.param([...listIds])}::text[])`;

/** Nobody, where the segment was deleted meanwhile: never more people than the owner chose. */
const conditionOf = async (
  database: Queryable,
  websiteId: string,
  { listIds, segmentId, ...read }: Audience & { readonly now: Date; readonly reads: 'all' | 'few' },
): Promise<SQL> => {
  const isOnList = subscribed(websiteId, listIds);
  if (segmentId === undefined) return isOnList;
  const rule = await findRule(database, websiteId, segmentId);
  return rule ? sql`${isOnList} and ${inSegment(rule, { websiteId, ...read })}` : sql`false`;
};

/** By folded address, each once: of an address on several lists the row that joined first. */
export const readAudience = async (
  database: Queryable,
  websiteId: string,
  {
    after = '',
    limit,
    ...audience
  }: Audience & { readonly after?: string | undefined; readonly limit: number; readonly now: Date },
): Promise<AudienceMember[]> => {
  const condition = await conditionOf(database, websiteId, { ...audience, reads: 'few' });
  const { rows } = await database.execute<AudienceMember>(sql`
    select distinct on (m.email_key) m.member_id as "memberId", m.list_id as "listId", m.email,
      m.email_key as "emailKey", m.name, m.language
    from mailing_list_members m where ${condition} and m.email_key > ${after}
    order by m.email_key, m.member_id limit ${limit}`);
  return rows;
};

/** People of the lists who get nothing, by the reason. */
export interface LeftOut extends Record<string, unknown> {
  /** Invented people of the demo. */
  readonly demo: number;
  /** Who have not confirmed that they want the emails. */
  readonly unconfirmed: number;
  /** Who are on several of the lists are written to once. */
  readonly repeated: number;
  readonly outsideSegment: number;
}

/** Why `countAudience` is less than the numbers of the lists say. */
export const countLeftOut = async (
  database: Queryable,
  websiteId: string,
  audience: Audience & { readonly now: Date },
): Promise<LeftOut> => {
  const isReached = await conditionOf(database, websiteId, { ...audience, reads: 'all' });
  const { rows } = await database.execute<LeftOut>(sql`
    select count(distinct m.email_key) filter (where m.state = 'subscribed' and m.is_demo)::int as demo,
      count(distinct m.email_key) filter (where m.state = 'pending' and not m.is_demo)::int as unconfirmed,
      (count(*) filter (where m.state = 'subscribed' and not m.is_demo)
        - count(distinct m.email_key) filter (where m.state = 'subscribed' and not m.is_demo))::int as repeated,
      count(distinct m.email_key) filter (where m.state = 'subscribed' and not m.is_demo and not coalesce(${isReached}, false))::int
        as "outsideSegment"
    from mailing_list_members m
    where m.website_id = ${websiteId} and m.list_id = any(${sql.param([...audience.listIds])}::text[])`);
  return rows[0] ?? { demo: 0, unconfirmed: 0, repeated: 0, outsideSegment: 0 };
};

/** How many emails would go out now. */
export const countAudience = async (
  database: Queryable,
  websiteId: string,
  audience: Audience & { readonly now: Date },
): Promise<number> => {
  const condition = await conditionOf(database, websiteId, { ...audience, reads: 'all' });
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(distinct m.email_key)::int as count from mailing_list_members m where ${condition}`);
  return rows[0]?.count ?? 0;
};
