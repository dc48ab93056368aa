import { Type } from 'typebox';
import type { CampaignKey } from '../campaign-records/index.ts';
import { inTransaction, type Queryable } from '../database/index.ts';
import { defineJob, defineJobKind, enqueueJob, type Job } from '../jobs/index.ts';
import { findSiteById } from '../sites/index.ts';
import { listActiveCampaigns, lockCampaign, updateCampaign } from './campaigns-store.ts';
import { checkWhenDue } from './check-when-due.ts';
import { collectRecipients } from './collect-recipients.ts';
import { deliverCampaign, type DeliveryServices } from './deliver-campaign.ts';
import { hasDue, hasUnsettled } from './recipients-store.ts';

const EVERY_SECONDS = 15;
const MOST_CAMPAIGNS = 100;
/** Jobs that send one campaign at the same time, on any nodes. */
const WORKERS = 4;

const ofCampaign = { websiteId: Type.String(), campaignId: Type.String() };

const findDueKind = defineJobKind({ name: 'campaigns.find-due', payload: Type.Object({}) });

const collectKind = defineJobKind({
  name: 'campaigns.collect',
  payload: Type.Object(ofCampaign),
  isLong: true,
  givesWay: true,
});

const deliverKind = defineJobKind({
  name: 'campaigns.deliver',
  payload: Type.Object({ ...ofCampaign, worker: Type.Integer() }),
  isLong: true,
  givesWay: true,
  actsOutside: true,
});

const enqueueDelivery = async (database: Queryable, key: CampaignKey, now: Date): Promise<void> => {
  const { websiteId, campaignId } = key;
  for (let worker = 0; worker < WORKERS; worker += 1)
    await enqueueJob(database, deliverKind, {
      websiteId,
      payload: { websiteId, campaignId, worker },
      runAt: now,
      dedupeKey: `${campaignId}/${worker}`,
    });
};

/** What a campaign that is being sent needs next. */
export const enqueueSending = async (
  database: Queryable,
  { websiteId, campaignId, isCollected }: CampaignKey & { readonly isCollected: boolean },
  now: Date,
): Promise<void> => {
  const key = { websiteId, campaignId };
  if (!isCollected)
    await enqueueJob(database, collectKind, { websiteId, payload: key, runAt: now, dedupeKey: campaignId });
  else if ((await hasDue(database, key, now)) || !(await hasUnsettled(database, key)))
    await enqueueDelivery(database, key, now);
};

/** Begins with what is scheduled, and goes on with what a node that stopped has left. */
const findDue = async ({ database, clock }: DeliveryServices): Promise<void> => {
  const now = clock();
  for (const { websiteId, campaignId } of await listActiveCampaigns(database, { now, limit: MOST_CAMPAIGNS }))
    await inTransaction(database, async (transaction) => {
      const campaign = await lockCampaign(transaction, { websiteId, campaignId });
      if (campaign?.state === 'scheduled') {
        // Another node may have sent it, or its owner put it off.
        if (campaign.scheduledAt === null || campaign.scheduledAt > now) return;
        const site = await findSiteById(transaction, websiteId);
        if (!site || !(await checkWhenDue(transaction, { site, campaign, now }))) return;
        await updateCampaign(transaction, campaign, { state: 'sending', startedAt: now });
      }
      if (campaign?.state === 'scheduled' || campaign?.state === 'sending')
        await enqueueSending(transaction, campaign, now);
    });
};

export const createCampaignJobs = (services: DeliveryServices): Job[] => [
  defineJob({
    kind: findDueKind,
    schedule: { everySeconds: EVERY_SECONDS },
    handle: () => findDue(services),
  }),
  defineJob({
    kind: collectKind,
    async handle({ websiteId, campaignId }, { signal }) {
      const key = { websiteId, campaignId };
      await collectRecipients(services, key, signal);
      await enqueueDelivery(services.database, key, services.clock());
    },
  }),
  defineJob({
    kind: deliverKind,
    async handle({ websiteId, campaignId }, { signal }) {
      const site = await findSiteById(services.database, websiteId);
      if (site) await deliverCampaign(services, { site, key: { websiteId, campaignId }, signal });
    },
  }),
];
