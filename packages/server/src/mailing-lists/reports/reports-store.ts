import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

export const findReportSecret = async (
  database: Queryable,
  websiteId: string,
): Promise<string | undefined> => {
  const { rows } = await database.execute<{ sealed: string }>(sql`select r.sealed_secret as sealed
    from mailing_report_secrets r where r.website_id = ${websiteId}`);
  return rows[0]?.sealed;
};

export const putReportSecret = async (
  transaction: Queryable,
  { websiteId, sealed, now }: { readonly websiteId: string; readonly sealed: string; readonly now: Date },
): Promise<void> => {
  await transaction.execute(sql`insert into mailing_report_secrets (website_id, sealed_secret, created_at)
    values (${websiteId}, ${sealed}, ${now.toISOString()})
    on conflict (website_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at`);
};

/** False for one that was received before. */
export const insertReport = async (
  transaction: Queryable,
  { websiteId, reportId, now }: { readonly websiteId: string; readonly reportId: string; readonly now: Date },
): Promise<boolean> => {
  const { rowCount } =
    await transaction.execute(sql`insert into mailing_reports (website_id, report_id, received_at)
    values (${websiteId}, ${reportId}, ${now.toISOString()}) on conflict do nothing`);
  return rowCount === 1;
};

/** Older ones are refused by their time. */
export const sweepReports = async (transaction: Queryable, before: Date): Promise<void> => {
  await transaction.execute(sql`delete from mailing_reports where received_at < ${before.toISOString()}`);
};
