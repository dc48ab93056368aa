import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { campaigns } from './campaign-records-tables.ts';

/** What the folder of a site says of a campaign: what was written, not whom it was sent to. */
export type CarriedCampaign = Pick<
  typeof campaigns.$inferSelect,
  'campaignId' | 'name' | 'content' | 'audience'
>;

export const listCarriedCampaigns = (database: Queryable, websiteId: string): Promise<CarriedCampaign[]> =>
  database
    .select({
      campaignId: campaigns.campaignId,
      name: campaigns.name,
      content: campaigns.content,
      audience: campaigns.audience,
    })
    .from(campaigns)
    .where(and(eq(campaigns.websiteId, websiteId), eq(campaigns.isDemo, false)))
    .orderBy(asc(campaigns.campaignId));

/** As drafts, whatever they were: nothing is sent by an import. */
export const insertCarriedCampaigns = async (
  transaction: Queryable,
  websiteId: string,
  { carried, now }: { readonly carried: readonly CarriedCampaign[]; readonly now: Date },
): Promise<void> => {
  if (carried.length > 0)
    await transaction.insert(campaigns).values(
      carried.map((campaign) => ({
        ...campaign,
        websiteId,
        state: 'draft' as const,
        createdAt: now,
        updatedAt: now,
      })),
    );
};
