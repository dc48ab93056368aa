import type { CampaignAudience, CampaignContent, CampaignState } from '@sitewright/domain/campaigns';
import { and, asc, desc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { CampaignKey, CampaignRow } from '../campaign-records/index.ts';
import {
  campaignClicks,
  campaignRecipients,
  campaigns,
} from '../campaign-records/campaign-records-tables.ts';
import type { Queryable } from '../database/index.ts';

const isKey = ({ websiteId, campaignId }: CampaignKey) =>
  and(eq(campaigns.websiteId, websiteId), eq(campaigns.campaignId, campaignId));

export const findCampaign = async (
  database: Queryable,
  key: CampaignKey,
): Promise<CampaignRow | undefined> => {
  const [row] = await database.select().from(campaigns).where(isKey(key));
  return row;
};

/** Until the end of the transaction nobody else changes it. */
export const lockCampaign = async (
  transaction: Queryable,
  key: CampaignKey,
): Promise<CampaignRow | undefined> => {
  const [row] = await transaction.select().from(campaigns).where(isKey(key)).for('update');
  return row;
};

/** Newest first. */
export const listCampaigns = (
  database: Queryable,
  websiteId: string,
  filter: {
    readonly before?: string | undefined;
    readonly state?: CampaignState | undefined;
    readonly limit: number;
  },
): Promise<CampaignRow[]> =>
  database
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.websiteId, websiteId),
        filter.before === undefined ? undefined : lt(campaigns.campaignId, filter.before),
        filter.state === undefined ? undefined : eq(campaigns.state, filter.state),
      ),
    )
    .orderBy(desc(campaigns.campaignId))
    .limit(filter.limit);

/** The postal address of the sender is that of the campaign before. */
export const findLastPostalAddress = async (
  database: Queryable,
  websiteId: string,
): Promise<string | undefined> => {
  const [row] = await database
    .select({ content: campaigns.content })
    .from(campaigns)
    .where(and(eq(campaigns.websiteId, websiteId), sql`${campaigns.content} ->> 'postalAddress' <> ''`))
    .orderBy(desc(campaigns.campaignId))
    .limit(1);
  return row?.content.postalAddress;
};

export const insertCampaign = async (
  database: Queryable,
  row: typeof campaigns.$inferInsert,
): Promise<CampaignRow> => {
  const [inserted] = await database.insert(campaigns).values(row).returning();
  if (!inserted) throw new Error('A campaign was not stored.');
  return inserted;
};

export interface CampaignEdit {
  readonly revision: number;
  readonly name: string;
  readonly content: CampaignContent;
  readonly audience: CampaignAudience;
  readonly now: Date;
}

/** Undefined where it has another revision by now, or is no draft any more. */
export const saveCampaign = async (
  database: Queryable,
  key: CampaignKey,
  { revision, now, ...edit }: CampaignEdit,
): Promise<CampaignRow | undefined> => {
  const [row] = await database
    .update(campaigns)
    .set({ ...edit, revision: revision + 1, updatedAt: now })
    .where(and(isKey(key), eq(campaigns.revision, revision), eq(campaigns.state, 'draft')))
    .returning();
  return row;
};

export const updateCampaign = async (
  transaction: Queryable,
  key: CampaignKey,
  change: Partial<typeof campaigns.$inferInsert>,
): Promise<CampaignRow> => {
  const [row] = await transaction.update(campaigns).set(change).where(isKey(key)).returning();
  if (!row) throw new Error('A campaign was deleted while it was changed.');
  return row;
};

export const deleteCampaign = async (transaction: Queryable, key: CampaignKey): Promise<void> => {
  const { websiteId, campaignId } = key;
  for (const table of [campaignClicks, campaignRecipients])
    await transaction
      .delete(table)
      .where(and(eq(table.websiteId, websiteId), eq(table.campaignId, campaignId)));
  await transaction.delete(campaigns).where(isKey(key));
};

/** Of all sites: scheduled ones whose time has come, and those that are being sent. */
export const listActiveCampaigns = (
  database: Queryable,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<CampaignRow[]> =>
  database
    .select()
    .from(campaigns)
    .where(
      and(
        inArray(campaigns.state, ['scheduled', 'sending']),
        or(eq(campaigns.state, 'sending'), lte(campaigns.scheduledAt, now)),
      ),
    )
    .orderBy(asc(campaigns.scheduledAt))
    .limit(limit);
