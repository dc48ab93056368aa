import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import type { campaignRecipients, campaigns } from './campaign-records-tables.ts';

export type CampaignRow = typeof campaigns.$inferSelect;
export type RecipientRow = typeof campaignRecipients.$inferSelect;

export interface CampaignKey {
  readonly websiteId: string;
  readonly campaignId: string;
}

/** Of people who are erased: what is waiting is not sent, and the figures stay without their addresses. */
export const eraseRecipients = async (
  transaction: Queryable,
  websiteId: string,
  emailKeys: readonly string[],
): Promise<void> => {
  await transaction.execute(sql`update campaign_recipients set email_key = 'erased ' || member_id, email = '', name = '',
      reason = '', due_at = null, state = case when due_at is null then state else 'skipped' end
    where website_id = ${websiteId} and email_key = any(${sql.param([...emailKeys])}::text[])`);
};
