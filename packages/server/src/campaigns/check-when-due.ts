import { campaignFaultMessages, type CampaignFault } from '@sitewright/domain/campaigns';
import type { Site } from '@sitewright/domain/sites';
import type { CampaignRow } from '../campaign-records/index.ts';
import { listPeopleWho } from '../contributors/index.ts';
import type { Queryable } from '../database/index.ts';
import { enqueueMails, isMailAddress } from '../mail/index.ts';
import { updateCampaign } from './campaigns-store.ts';
import { checkCampaign, loadContent } from './load-content.ts';

const MAX_RECIPIENTS = 10;

interface Due {
  readonly site: Site;
  readonly campaign: CampaignRow;
  readonly now: Date;
}

/** By email, because nobody may be looking when its time comes. */
const tellOwners = async (
  transaction: Queryable,
  { site, campaign }: Due,
  faults: readonly CampaignFault[],
): Promise<void> => {
  const people = await listPeopleWho(transaction, site.id, 'campaigns');
  const addresses = people.map(({ email }) => email).filter(isMailAddress);
  await enqueueMails(transaction, {
    websiteId: site.id,
    to: addresses.slice(0, MAX_RECIPIENTS),
    subject: `A campaign was not sent: ${campaign.name}`,
    text: [
      `The campaign “${campaign.name}” of ${site.settings.title} was to go out now, but something in it has changed since it was scheduled.`,
      [...new Set(faults.map(({ code }) => campaignFaultMessages[code]))].join('\n'),
      'It is a draft again. Correct it under Campaigns and send it.',
    ].join('\n\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
};

/**
 * What a scheduled campaign refers to may be gone when its time comes. It is a draft again then, and its owners are told.
 * A mail server that is missing pauses the sending itself. True if it can be sent.
 */
export const checkWhenDue = async (transaction: Queryable, due: Due): Promise<boolean> => {
  const { site, campaign, now } = due;
  const place = { database: transaction, site, now };
  const loaded = await loadContent(place, campaign.content);
  const { faults } = await checkCampaign(place, campaign, { ...loaded, hasMailServer: true });
  if (faults.length === 0) return true;
  await updateCampaign(transaction, campaign, {
    state: 'draft',
    scheduledAt: null,
    pauseReason: 'campaign-incomplete',
  });
  await tellOwners(transaction, due, faults);
  return false;
};
