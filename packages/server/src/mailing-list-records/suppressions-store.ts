import type { SuppressionReason } from '@sitewright/domain/mailing-lists';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

/** Of a folded address, for each site another. */
export const addressHash = (websiteId: string, emailKey: SQL): SQL =>
  sql`encode(sha256(convert_to(${websiteId}::text || ' ' || ${emailKey}, 'UTF8')), 'hex')`;

export interface Suppressed {
  readonly websiteId: string;
  readonly emailKeys: readonly string[];
  readonly reason: SuppressionReason;
  readonly now: Date;
}

/** Nothing takes the place of a complaint but erasing. */
export const suppressAddresses = async (
  transaction: Queryable,
  { websiteId, emailKeys, reason, now }: Suppressed,
): Promise<void> => {
  await transaction.execute(sql`insert into mailing_suppressions (website_id, address_hash, reason, since)
    select ${websiteId}, ${addressHash(websiteId, sql`k`)}, ${reason}, ${now.toISOString()}
    from (select distinct unnest(${sql.param([...emailKeys])}::text[]) as k) keys
    on conflict (website_id, address_hash) do update set reason = excluded.reason, since = excluded.since
      where excluded.reason = 'erased' or mailing_suppressions.reason not in ('complained', 'erased')`);
};

/** The person signed up anew. */
export const liftSuppression = async (
  transaction: Queryable,
  websiteId: string,
  emailKey: string,
): Promise<void> => {
  await transaction.execute(sql`delete from mailing_suppressions s where s.website_id = ${websiteId}
    and s.address_hash = ${addressHash(websiteId, sql`${emailKey}::text`)}`);
};
