import { Type } from 'typebox';
import { defineJob, defineJobKind, enqueueJob, type Job } from '../jobs/index.ts';
import type { Queryable } from '../database/index.ts';
import type { GroupKey } from '../restock-records/index.ts';
import { findSiteById } from '../sites/index.ts';
import { listDueGroups } from './due-groups-store.ts';
import { sendNotices, type NoticeServices } from './send-notices.ts';

const EVERY_SECONDS = 15;
const MOST_GROUPS = 500;

const findDueKind = defineJobKind({ name: 'restock.find-due', payload: Type.Object({}) });

const sendKind = defineJobKind({
  name: 'restock.send',
  payload: Type.Object({ websiteId: Type.String(), variantId: Type.String() }),
  isLong: true,
  givesWay: true,
});

/** One job for each variant, so that several nodes work on many. */
export const enqueueSending = async (
  database: Queryable,
  { websiteId, variantId }: GroupKey,
  now: Date,
): Promise<void> => {
  const payload = { websiteId, variantId };
  await enqueueJob(database, sendKind, { websiteId, payload, runAt: now, dedupeKey: variantId });
};

const findDue = async ({ database, clock }: NoticeServices): Promise<void> => {
  const now = clock();
  for (const key of await listDueGroups(database, { now, limit: MOST_GROUPS }))
    await enqueueSending(database, key, now);
};

export const createRestockJobs = (services: NoticeServices): Job[] => [
  defineJob({
    kind: findDueKind,
    schedule: { everySeconds: EVERY_SECONDS },
    handle: () => findDue(services),
  }),
  defineJob({
    kind: sendKind,
    async handle({ websiteId, variantId }, { signal }) {
      const site = await findSiteById(services.database, websiteId);
      if (site) await sendNotices(services, site, { variantId, signal });
    },
  }),
];
