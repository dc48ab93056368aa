import type { RecipientState } from '@sitewright/domain/campaigns';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { CampaignKey, RecipientRow } from '../campaign-records/index.ts';
import { campaignRecipients } from '../campaign-records/campaign-records-tables.ts';
import {
  prepareStatement,
  runPrepared,
  sql as statement,
  toJson,
  type Database,
  type Queryable,
} from '../database/index.ts';
import type { AudienceMember } from '../mailing-list-records/index.ts';

/**
 * Each address once, whatever was inserted before. Returns how many were added. Members stay until the transaction ends, and
 * who was erased since they were read is left out: their erasure would not find the row.
 */
export const insertRecipients = async (
  transaction: Queryable,
  { websiteId, campaignId }: CampaignKey,
  { members, now }: { readonly members: readonly AudienceMember[]; readonly now: Date },
): Promise<number> => {
  const rows = members.map(({ emailKey, memberId, email, name, language }) => ({
    email_key: emailKey,
    member_id: memberId,
    email,
    name,
    language,
  }));
  const { rowCount } = await transaction.execute(sql`insert into campaign_recipients
      (website_id, campaign_id, email_key, member_id, email, name, language, due_at)
    select ${websiteId}, ${campaignId}, r.email_key, r.member_id, r.email, r.name, r.language, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(email_key text, member_id text, email text, name text, language text)
    join mailing_list_members m on m.website_id = ${websiteId} and m.member_id = r.member_id
    for key share of m
    on conflict do nothing`);
  return rowCount ?? 0;
};

export interface ClaimedRecipient {
  readonly emailKey: string;
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly attempts: number;
  /** Whether it is still a member of a list. */
  readonly isSubscribed: boolean;
}

const claim = prepareStatement<ClaimedRecipient>(sql`
  with due as (select website_id, campaign_id, email_key from campaign_recipients
    where website_id = ${sql.placeholder('websiteId')} and campaign_id = ${sql.placeholder('campaignId')}
      and due_at <= ${sql.placeholder('now')} and exists (select 1 from campaigns
        where website_id = ${sql.placeholder('websiteId')} and campaign_id = ${sql.placeholder('campaignId')}
          and state = 'sending')
    order by due_at limit ${sql.placeholder('limit')} for update skip locked)
  update campaign_recipients r set state = 'sending', attempts = r.attempts + 1, due_at = ${sql.placeholder('until')}
  from due where r.website_id = due.website_id and r.campaign_id = due.campaign_id and r.email_key = due.email_key
  returning r.email_key as "emailKey", r.member_id as "memberId", r.email, r.name, r.language, r.attempts,
    exists (select 1 from mailing_list_members m where m.website_id = r.website_id and m.member_id = r.member_id
      and m.state = 'subscribed') as "isSubscribed"`);

/** Takes some that are due, as long as the campaign is being sent. Other workers may have them again after `until`. */
export const claimRecipients = async (
  { $client }: Database,
  { websiteId, campaignId }: CampaignKey,
  claimed: { readonly limit: number; readonly now: Date; readonly until: Date },
): Promise<ClaimedRecipient[]> => (await claim($client, { websiteId, campaignId, ...claimed })).rows;

export interface RecipientOutcome {
  readonly state: Exclude<RecipientState, 'sending'>;
  /** Of the next attempt. */
  readonly dueAt?: Date;
  readonly sentAt?: Date;
  readonly reason?: string;
}

export interface SettledRecipient extends CampaignKey, Pick<ClaimedRecipient, 'emailKey' | 'attempts'> {
  readonly outcome: RecipientOutcome;
}

/** Nothing for those whom another worker has taken over. */
export const settleRecipients = async (
  database: Database,
  settled: readonly SettledRecipient[],
): Promise<void> => {
  const rows = settled.map(({ websiteId, campaignId, emailKey, attempts, outcome }) => ({
    websiteId,
    campaignId,
    emailKey,
    attempts,
    reason: '',
    ...outcome,
  }));
  await runPrepared(
    database,
    statement`update campaign_recipients r set state = s.state, due_at = s."dueAt", sent_at = s."sentAt",
        reason = s.reason
      from jsonb_to_recordset(${toJson(rows)}::jsonb) as s ("websiteId" text, "campaignId" text, "emailKey" text,
        attempts int, state text, "dueAt" timestamptz, "sentAt" timestamptz, reason text)
      where r.website_id = s."websiteId" and r.campaign_id = s."campaignId" and r.email_key = s."emailKey"
        and r.state = 'sending' and r.attempts = s.attempts`,
  );
};

/** Those that are left when a campaign is cancelled. What is on its way to the mail server is sent. */
export const skipWaiting = async (
  transaction: Queryable,
  { websiteId, campaignId }: CampaignKey,
): Promise<void> => {
  await transaction.execute(sql`update campaign_recipients set state = 'skipped', due_at = null
    where website_id = ${websiteId} and campaign_id = ${campaignId} and state = 'waiting'`);
};

/** Whether any is left to be sent, now or later. */
export const hasUnsettled = async (
  database: Queryable,
  { websiteId, campaignId }: CampaignKey,
): Promise<boolean> => {
  const { rows } = await database.execute(sql`select 1 from campaign_recipients
    where website_id = ${websiteId} and campaign_id = ${campaignId} and due_at is not null limit 1`);
  return rows.length > 0;
};

export const hasDue = async (
  database: Queryable,
  { websiteId, campaignId }: CampaignKey,
  now: Date,
): Promise<boolean> => {
  const { rows } =
    await database.execute(sql`select 1 from campaign_recipients where website_id = ${websiteId}
    and campaign_id = ${campaignId} and due_at <= ${now.toISOString()} limit 1`);
  return rows.length > 0;
};

export const listRecipients = (
  database: Queryable,
  { websiteId, campaignId }: CampaignKey,
  filter: {
    readonly after?: string | undefined;
    readonly state?: RecipientState | undefined;
    readonly limit: number;
  },
): Promise<RecipientRow[]> =>
  database
    .select()
    .from(campaignRecipients)
    .where(
      and(
        eq(campaignRecipients.websiteId, websiteId),
        eq(campaignRecipients.campaignId, campaignId),
        filter.after === undefined ? undefined : gt(campaignRecipients.emailKey, filter.after),
        filter.state === undefined ? undefined : eq(campaignRecipients.state, filter.state),
      ),
    )
    .orderBy(asc(campaignRecipients.emailKey))
    .limit(filter.limit);

export const countSent = async (
  database: Queryable,
  { websiteId, campaignId }: CampaignKey,
): Promise<number> => {
  const { rows } = await database.execute<{
    count: number;
  }>(sql`select count(*)::int as count from campaign_recipients
    where website_id = ${websiteId} and campaign_id = ${campaignId} and state = 'sent'`);
  return rows[0]?.count ?? 0;
};
