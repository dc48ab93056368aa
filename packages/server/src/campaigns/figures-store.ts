import { campaignLimits } from '@sitewright/domain/campaigns';
import { sql } from 'drizzle-orm';
import type { CampaignKey, CampaignRow } from '../campaign-records/index.ts';
import type { Queryable } from '../database/index.ts';

export interface CampaignFigures extends Record<string, unknown> {
  readonly recipients: number;
  readonly waiting: number;
  readonly sent: number;
  readonly refused: number;
  readonly skipped: number;
  readonly clicked: number;
  readonly opened: number;
  readonly bounced: number;
  readonly complained: number;
  readonly unsubscribed: number;
}

/** Whoever leaves a list does so because of the last campaign that came before. */
const leftAfter = sql`r.sent_at is not null and m.state_at >= r.sent_at and not exists (
  select 1 from campaign_recipients n where n.website_id = r.website_id and n.email_key = r.email_key
    and n.campaign_id <> r.campaign_id and n.sent_at > r.sent_at and n.sent_at <= m.state_at)`;

const countOf = (state: string) => sql`(count(*) filter (where m.state = ${state} and ${leftAfter}))::int`;

export const readFigures = async (
  database: Queryable,
  { websiteId, campaignId }: CampaignKey,
): Promise<CampaignFigures> => {
  const { rows } = await database.execute<CampaignFigures>(sql`
    select count(*)::int as recipients, (count(*) filter (where r.due_at is not null))::int as waiting,
      (count(*) filter (where r.state = 'sent'))::int as sent,
      (count(*) filter (where r.state = 'refused'))::int as refused,
      (count(*) filter (where r.state = 'skipped'))::int as skipped,
      (count(r.clicked_at))::int as clicked, (count(r.opened_at))::int as opened,
      ${countOf('bounced')} as bounced, ${countOf('complained')} as complained,
      ${countOf('unsubscribed')} as unsubscribed
    from campaign_recipients r left join mailing_list_members m
      on m.website_id = r.website_id and m.member_id = r.member_id
    where r.website_id = ${websiteId} and r.campaign_id = ${campaignId}`);
  const [figures] = rows;
  if (!figures) throw new Error('Nothing was counted.');
  return figures;
};

/** How many people clicked each link, by its number. */
export const readClicks = async (
  database: Queryable,
  { websiteId, campaignId }: CampaignKey,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await database.execute<{ link: number; clicked: number }>(sql`
    select link, count(*)::int as clicked from campaign_clicks
    where website_id = ${websiteId} and campaign_id = ${campaignId} group by link`);
  return new Map(rows.map(({ link, clicked }) => [link, clicked]));
};

export interface Revenue {
  readonly orders: number;
  readonly cents: number;
}

interface RevenueRow extends Record<string, unknown> {
  readonly byLink: number;
  readonly linkCents: number;
  readonly byCode: number;
  readonly codeCents: number;
  readonly all: number;
  readonly allCents: number;
}

const sumIf = (condition: ReturnType<typeof sql>) =>
  sql`(coalesce(sum(o.cents) filter (where ${condition}), 0))::float8`;

/**
 * Paid orders in the currency of the site: of people who clicked a link of the campaign within so many days before, by
 * their address, and those with its code. No cookie is needed for either.
 */
export const readRevenue = async (
  database: Queryable,
  { websiteId, campaignId, startedAt, content }: CampaignRow,
  currency: string,
): Promise<{ byLink: Revenue; byCode: Revenue; all: Revenue }> => {
  const code = content.discountCode.trim().toLowerCase();
  const byLink = sql`exists (select 1 from campaign_recipients r where r.website_id = o.website_id
    and r.campaign_id = ${campaignId} and r.email_key = o.email_key and r.clicked_at <= o.placed_at
    and r.clicked_at > o.placed_at - make_interval(days => ${campaignLimits.CLICK_DAYS}))`;
  const byCode = sql`${code} <> '' and exists (select 1 from jsonb_array_elements(o.content -> 'discounts') d
    where lower(d ->> 'code') = ${code})`;
  const { rows } = await database.execute<RevenueRow>(sql`
    select (count(*) filter (where o.by_link))::int as "byLink", ${sumIf(sql`o.by_link`)} as "linkCents",
      (count(*) filter (where o.by_code))::int as "byCode", ${sumIf(sql`o.by_code`)} as "codeCents",
      (count(*) filter (where o.by_link or o.by_code))::int as "all", ${sumIf(sql`o.by_link or o.by_code`)} as "allCents"
    from (select o.total_cents - o.balance_cents - o.refunded_cents as cents, ${byLink} as by_link, ${byCode} as by_code
      from orders o where o.website_id = ${websiteId} and not o.is_test and o.currency = ${currency}
        and o.payment_state in ('paid', 'part-refunded')
        and o.placed_at >= ${startedAt?.toISOString() ?? null}::timestamptz) o`);
  const [row] = rows;
  return {
    byLink: { orders: row?.byLink ?? 0, cents: row?.linkCents ?? 0 },
    byCode: { orders: row?.byCode ?? 0, cents: row?.codeCents ?? 0 },
    all: { orders: row?.all ?? 0, cents: row?.allCents ?? 0 },
  };
};

interface Visit extends CampaignKey {
  readonly memberId: string;
  readonly now: Date;
}

/** A click on a link of the campaign; counted once for each recipient and link. */
export const noteClick = async (
  transaction: Queryable,
  { websiteId, campaignId, memberId, link, now }: Visit & { readonly link: number },
): Promise<void> => {
  await transaction.execute(sql`insert into campaign_clicks (website_id, campaign_id, member_id, link, clicked_at)
    select website_id, campaign_id, member_id, ${link}, ${now.toISOString()}::timestamptz from campaign_recipients
    where website_id = ${websiteId} and campaign_id = ${campaignId} and member_id = ${memberId}
    on conflict do nothing`);
  await transaction.execute(sql`
    with first as (update campaign_recipients set clicked_at = ${now.toISOString()}::timestamptz
      where website_id = ${websiteId} and campaign_id = ${campaignId} and member_id = ${memberId} and clicked_at is null
      returning 1)
    update campaigns set clicked_count = clicked_count + 1
    where website_id = ${websiteId} and campaign_id = ${campaignId} and exists (select 1 from first)`);
};

export const noteOpening = async (
  database: Queryable,
  { websiteId, campaignId, memberId, now }: Visit,
): Promise<void> => {
  await database.execute(sql`update campaign_recipients set opened_at = ${now.toISOString()}::timestamptz
    where website_id = ${websiteId} and campaign_id = ${campaignId} and member_id = ${memberId} and opened_at is null`);
};
