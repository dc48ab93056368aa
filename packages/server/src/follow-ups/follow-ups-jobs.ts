import { Type } from 'typebox';
import { defineJob, defineJobKind, type Job } from '../jobs/index.ts';
import { findSiteById } from '../sites/index.ts';
import { listEnabled } from './follow-ups-store.ts';
import { sendFollowUps, type FollowUpServices } from './send-follow-ups.ts';

const EVERY_SECONDS = 60;

const sendDueKind = defineJobKind({
  name: 'follow-ups.send-due',
  payload: Type.Object({}),
  isLong: true,
  givesWay: true,
  actsOutside: true,
});

/** One that fails does not hold up those of other sites. */
const sendDue = async (services: FollowUpServices, signal: AbortSignal): Promise<void> => {
  const faults: unknown[] = [];
  for (const { websiteId, kind } of await listEnabled(services.database)) {
    const site = await findSiteById(services.database, websiteId);
    if (!site) continue;
    try {
      await sendFollowUps(services, site, { kind, signal });
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Follow-up emails could not be prepared.');
};

export const createFollowUpJobs = (services: FollowUpServices): Job[] => [
  defineJob({
    kind: sendDueKind,
    schedule: { everySeconds: EVERY_SECONDS },
    handle: (_payload, { signal }) => sendDue(services, signal),
  }),
];
