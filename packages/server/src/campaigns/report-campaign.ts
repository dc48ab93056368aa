import type { CampaignRow } from '../campaign-records/index.ts';
import type { ContributorContext } from '../http/index.ts';
import { describe } from './describe-campaign.ts';
import { readClicks, readFigures, readRevenue } from './figures-store.ts';

/** What came of a campaign, counted anew each time. */
export const reportCampaign = async ({ database, site }: ContributorContext, campaign: CampaignRow) => {
  const counted = await readFigures(database, campaign);
  const clicks = await readClicks(database, campaign);
  const isOver = campaign.state === 'cancelled';
  return {
    campaign: { ...describe(campaign), recipients: counted.recipients, sent: counted.sent },
    figures: {
      ...counted,
      waiting: isOver ? 0 : counted.waiting,
      skipped: counted.skipped + (isOver ? counted.waiting : 0),
    },
    links: campaign.links.map((url, index) => ({ url, clicked: clicks.get(index) ?? 0 })),
    revenue: await readRevenue(database, campaign, site.settings.currency),
  };
};
