import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import type { campaignRecipients, campaigns } from './campaign-records-tables.ts';

export type CampaignRow = typeof campaigns.$inferSelect;
export type RecipientRow = typeof campaignRecipients.$inferSelect;

export interface CampaignKey {
  readonly websiteId: string;
  readonly campaignId: string;
}

/** Collecting locks its campaign before members. Whoever locks members first and its campaign after could meet it in a deadlock. */
export const lockCollecting = async (transaction: Queryable, websiteId: string): Promise<void> => {
  await transaction.execute(sql`select 1 from campaigns c where c.website_id = ${websiteId} and c.state = 'sending'
    and not c.is_collected order by c.campaign_id for update`);
};

/** Of people who are erased: what is waiting is not sent, and the figures stay without their addresses. */
export const eraseRecipients = async (
  transaction: Queryable,
  websiteId: string,
  emailKeys: readonly string[],
): Promise<void> => {
  await transaction.execute(sql`update campaign_recipients set email_key = 'erased ' || member_id, email = '', name = '',
      reason = '', due_at = null, state = case when due_at is null then state else 'skipped' end
    where website_id = ${websiteId} and email_key = any(${sql.param([...emailKeys])}::text[])`);
  // Collecting goes on after the address before.
  await transaction.execute(sql`update campaigns c set collected_to = coalesce((select max(r.email_key)
      from campaign_recipients r where r.website_id = c.website_id and r.campaign_id = c.campaign_id
        and r.email <> '' and r.email_key < c.collected_to), '')
    where c.website_id = ${websiteId} and c.collected_to = any(${sql.param([...emailKeys])}::text[])`);
};

/** Emails of campaigns that are being sent, on all sites. */
export const countUnsentEmails = async (database: Queryable): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`select count(*)::int as count
    from campaign_recipients r join campaigns c on c.website_id = r.website_id and c.campaign_id = r.campaign_id
    where r.due_at is not null and c.state = 'sending'`);
  return rows[0]?.count ?? 0;
};

/** After the restore of a backup: what was being sent then was sent meanwhile, and what was due is a draft again. */
export const endSendingCampaigns = async (transaction: Queryable, now: Date): Promise<void> => {
  await transaction.execute(sql`update campaign_recipients r set state = 'skipped', due_at = null from campaigns c
    where c.website_id = r.website_id and c.campaign_id = r.campaign_id and c.state = 'sending' and r.due_at is not null`);
  await transaction.execute(sql`update campaigns set state = 'cancelled', finished_at = ${now.toISOString()}::timestamptz
    where state = 'sending'`);
  await transaction.execute(sql`update campaigns set state = 'draft', scheduled_at = null
    where state = 'scheduled' and scheduled_at <= ${now.toISOString()}::timestamptz`);
};

/** With their recipients. */
export const deleteDemoCampaigns = async (transaction: Queryable, websiteId: string): Promise<void> => {
  const isOfDemo = sql`website_id = ${websiteId} and campaign_id in (select c.campaign_id from campaigns c
    where c.website_id = ${websiteId} and c.is_demo)`;
  await transaction.execute(sql`delete from campaign_clicks where ${isOfDemo}`);
  await transaction.execute(sql`delete from campaign_recipients where ${isOfDemo}`);
  await transaction.execute(sql`delete from campaigns where website_id = ${websiteId} and is_demo`);
};
