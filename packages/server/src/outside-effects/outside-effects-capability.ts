import { outsideEffectsCalls } from '@sitewright/api/outside-effects';
import { outsideEffectsSchemas } from '@sitewright/api/outside-effects/schemas';
import { waitingChoices, type WaitingChoice } from '@sitewright/domain/outside-effects';
import { Type } from 'typebox';
import { inTransaction } from '../database/index.ts';
import { implementCalls, isRefusal, type Capability } from '../http/index.ts';
import { defineJob, defineJobKind } from '../jobs/index.ts';
import type { SubscriptionServices } from '../subscriptions/index.ts';
import { endPause, recordPaidSince, summarize } from './record-paid-since.ts';
import { countWaiting } from './waiting.ts';

/** For the command line: the answer of the gateways, or a refusal. */
export const resumeKind = defineJobKind({
  name: 'outside-effects.resume',
  payload: Type.Object({ waiting: Type.Enum([...waitingChoices]) }),
  maxAttempts: 1,
});

const resume = async (services: SubscriptionServices, waiting: WaitingChoice): Promise<unknown> => {
  const found = await recordPaidSince(services);
  if (isRefusal(found)) return found;
  const { database, clock } = services.payments;
  const refusal = await inTransaction(database, (transaction) =>
    endPause(transaction, { found, waiting, now: clock() }),
  );
  return refusal ?? summarize(found);
};

/** What acts on the outside by itself waits after a restore: jobs of the kinds that say so, see `JobKind`. */
export const outsideEffectsCapability = (services: SubscriptionServices): Capability => ({
  name: 'outside-effects',
  calls: implementCalls({
    capability: 'outside-effects',
    calls: outsideEffectsCalls,
    schemas: outsideEffectsSchemas,
    handlers: {
      readWaiting: (_input, { database }) => countWaiting(database),
      resume: {
        async prepare({ body: { waiting } }) {
          const found = await recordPaidSince(services);
          if (isRefusal(found)) return found;
          return async ({ database, now, note }) => {
            const refusal = await endPause(database, { found, waiting, now });
            if (refusal) return refusal;
            note({ subject: 'outside-effects', after: { title: 'After a restore' } });
            return summarize(found);
          };
        },
      },
    },
  }),
  jobs: [defineJob({ kind: resumeKind, handle: ({ waiting }) => resume(services, waiting) })],
});
