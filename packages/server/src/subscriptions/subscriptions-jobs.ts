import { Type } from 'typebox';
import { defineJob, defineJobKind, enqueueJob, type Job } from '../jobs/index.ts';
import { saveMethodKind } from '../subscription-records/index.ts';
import { saveMethodOf } from './methods/save-method.ts';
import { notifyRenewals } from './notify-renewals.ts';
import { countDue } from './renew/due-store.ts';
import { renewDue } from './renew/renew-due.ts';
import { renewSubscription } from './renew/renew.ts';
import { renewOneKind } from './renew/renew-one-kind.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** So many are worth the work of one more node. */
const SHARE = 200;
const MOST_WORKERS = 8;

const findDueKind = defineJobKind({
  name: 'subscriptions.find-due',
  payload: Type.Object({}),
  actsOutside: true,
});

const renewKind = defineJobKind({
  name: 'subscriptions.renew',
  payload: Type.Object({}),
  maxAttempts: 1,
  isLong: true,
  givesWay: true,
  actsOutside: true,
});

const notifyKind = defineJobKind({
  name: 'subscriptions.notify',
  payload: Type.Object({}),
  isLong: true,
  givesWay: true,
  actsOutside: true,
});

/** One job for each share of what is due, so that several nodes work on it. */
const enqueueRenewals = async ({ payments: { database, clock } }: SubscriptionServices): Promise<void> => {
  const now = clock();
  const due = await countDue(database, now, SHARE * MOST_WORKERS);
  for (let place = 0; place < Math.ceil(due / SHARE); place += 1)
    await enqueueJob(database, renewKind, { payload: {}, runAt: now });
};

export const subscriptionJobs = (services: SubscriptionServices): Job[] => [
  defineJob({
    kind: findDueKind,
    schedule: { everySeconds: 60 },
    handle: () => enqueueRenewals(services),
  }),
  defineJob({ kind: renewKind, handle: (_payload, { signal }) => renewDue(services, signal) }),
  defineJob({
    kind: renewOneKind,
    handle: async ({ websiteId, subscriptionId, ...renewal }) => {
      await renewSubscription(services, { websiteId, subscriptionId }, renewal);
    },
  }),
  defineJob({
    kind: notifyKind,
    schedule: { everySeconds: 300 },
    handle: (_payload, { signal }) => notifyRenewals(services, signal),
  }),
  defineJob({ kind: saveMethodKind, handle: (payload) => saveMethodOf(services, payload) }),
];
