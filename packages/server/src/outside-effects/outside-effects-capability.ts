import { outsideEffectsCalls } from '@sitewright/api/outside-effects';
import { outsideEffectsSchemas } from '@sitewright/api/outside-effects/schemas';
import { Type } from 'typebox';
import { inTransaction } from '../database/index.ts';
import { implementCalls, isRefusal, type Capability } from '../http/index.ts';
import { defineJob, defineJobKind } from '../jobs/index.ts';
import type { SubscriptionServices } from '../subscriptions/index.ts';
import { endPause, recordPaidSince, summarize } from './record-paid-since.ts';

/** For the command line: the answer of the gateways, or a refusal. */
export const resumeKind = defineJobKind({
  name: 'outside-effects.resume',
  payload: Type.Object({}),
  maxAttempts: 1,
});

const resume = async (services: SubscriptionServices): Promise<unknown> => {
  const found = await recordPaidSince(services);
  if (isRefusal(found)) return found;
  await inTransaction(services.payments.database, (transaction) => endPause(transaction, found));
  return summarize(found);
};

/** What acts on the outside by itself waits after a restore: jobs of the kinds that say so, see `JobKind`. */
export const outsideEffectsCapability = (services: SubscriptionServices): Capability => ({
  name: 'outside-effects',
  calls: implementCalls({
    capability: 'outside-effects',
    calls: outsideEffectsCalls,
    schemas: outsideEffectsSchemas,
    handlers: {
      resume: {
        async prepare() {
          const found = await recordPaidSince(services);
          if (isRefusal(found)) return found;
          return async ({ database, note }) => {
            await endPause(database, found);
            note({ subject: 'outside-effects', after: { title: 'After a restore' } });
            return summarize(found);
          };
        },
      },
    },
  }),
  jobs: [defineJob({ kind: resumeKind, handle: () => resume(services) })],
});
