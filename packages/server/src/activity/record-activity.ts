import type { Transaction } from '../database/index.ts';
import type { RecordedActivity } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { insertActivity } from './activity-store.ts';

/** Called by the wrapper of every changing owner call, in the transaction of the change. */
export const recordActivity = async (transaction: Transaction, noted: RecordedActivity): Promise<void> => {
  const { site, contributor, call, now, subject, before, after } = noted;
  await insertActivity(transaction, {
    websiteId: site.id,
    activityId: newId(),
    on: now,
    accountId: contributor.accountId,
    who: contributor.name,
    call,
    subject: subject ?? null,
    before: before ?? null,
    after: after ?? null,
  });
};
