import type { FollowUpKind } from '@sitewright/domain/follow-ups';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

/** Something that an email follows, and to whom it goes: a member of a list who is subscribed. */
export interface Cause extends Record<string, unknown> {
  readonly causeId: string;
  readonly memberId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly name: string;
  readonly language: string;
  readonly publicOrigin: string;
  readonly listName: string;
  /** Null for a sign-up. */
  readonly order: {
    readonly number: number;
    readonly isTest: boolean;
    readonly language: string;
    readonly customerName: string;
    readonly items: readonly { readonly title: string; readonly path: string }[];
  } | null;
}

export interface CauseWindow {
  readonly websiteId: string;
  readonly from: Date;
  readonly until: Date;
  readonly limit: number;
}

const notFollowed = (kind: FollowUpKind, websiteId: string, causeId: SQL): SQL => sql`not exists (
  select 1 from follow_up_mails f where f.website_id = ${websiteId} and f.kind = ${kind} and f.cause_id = ${causeId})`;

const memberColumns = sql`m.member_id as "memberId", m.email, m.email_key as "emailKey", m.name, m.language,
  m.public_origin as "publicOrigin", l.name as "listName"`;

const listOfMember = sql`mailing_lists l on l.website_id = m.website_id and l.list_id = m.list_id`;

/** People whom the owner imported did not sign up now. */
const signUps = ({ websiteId, from, until, limit }: CauseWindow): SQL => sql`
  select m.member_id as "causeId", ${memberColumns}, null as "order"
  from mailing_list_members m join ${listOfMember}
  where m.website_id = ${websiteId} and m.state = 'subscribed' and m.source <> 'import' and not m.is_demo
    and m.public_origin <> '' and m.state_at >= ${from.toISOString()} and m.state_at <= ${until.toISOString()}
    and ${notFollowed('welcome', websiteId, sql`m.member_id`)}
  order by m.state_at, m.member_id limit ${limit}`;

/** Whoever is on several lists is written to as a member of the oldest. */
const member = sql`join lateral (select s.* from mailing_list_members s
    where s.website_id = o.website_id and s.email_key = o.email_key and s.state = 'subscribed' and s.public_origin <> ''
    order by s.member_id limit 1) m on true
  join ${listOfMember}`;

const orderColumns = sql`o.order_id as "causeId", ${memberColumns}, json_build_object('number', o.number,
  'isTest', o.is_test, 'language', o.content ->> 'language', 'customerName', o.customer_name,
  'items', (select json_agg(json_build_object('title', i.content ->> 'title', 'path', i.content ->> 'fullUrl')
      order by i.place) from order_lines i
    where i.website_id = o.website_id and i.order_id = o.order_id)) as "order"`;

const isStanding = sql`not o.is_demo and o.fulfilment_state <> 'cancelled'`;

const firstOrders = ({ websiteId, from, until, limit }: CauseWindow): SQL => sql`
  select ${orderColumns} from orders o ${member}
  where o.website_id = ${websiteId} and o.placed_at >= ${from.toISOString()} and o.placed_at <= ${until.toISOString()}
    and ${isStanding} and o.payment_state in ('paid', 'part-refunded')
    and not exists (select 1 from orders e where e.website_id = o.website_id and e.email_key = o.email_key
      and e.is_test = o.is_test and (e.placed_at, e.order_id) < (o.placed_at, o.order_id)
      and e.payment_state in ('paid', 'part-refunded', 'refunded'))
    and not exists (select 1 from follow_up_mails f where f.website_id = o.website_id and f.kind = 'thank-you'
      and f.email_key = o.email_key)
  order by o.placed_at, o.order_id limit ${limit}`;

/** Of which nothing went back: who returned something is not asked how they like it. */
const fulfilledOrders = ({ websiteId, from, until, limit }: CauseWindow): SQL => sql`
  select ${orderColumns} from (select s.order_id, max(s.created_at) as fulfilled_at from shipments s
      where s.website_id = ${websiteId} and s.created_at >= ${from.toISOString()} group by s.order_id) d
  join orders o on o.website_id = ${websiteId} and o.order_id = d.order_id ${member}
  where d.fulfilled_at <= ${until.toISOString()} and o.fulfilment_state = 'fulfilled' and not o.is_demo
    and o.payment_state = 'paid' and ${notFollowed('review-request', websiteId, sql`o.order_id`)}
    and not exists (select 1 from order_returns r where r.website_id = o.website_id and r.order_id = o.order_id)
  order by d.fulfilled_at, o.order_id limit ${limit}`;

const statements = { welcome: signUps, 'thank-you': firstOrders, 'review-request': fulfilledOrders } as const;

/** What happened in the window and no email has followed yet, the oldest first. */
export const listCauses = async (
  transaction: Queryable,
  kind: FollowUpKind,
  window: CauseWindow,
): Promise<Cause[]> => {
  const { rows } = await transaction.execute<Cause>(statements[kind](window));
  return rows;
};
