import { isInstallation } from '@sitewright/domain/sites';
import type { Transaction } from '../database/index.ts';
import type { RecordedActivity } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { insertActivity } from './activity-store.ts';

/** Called for every owner call that writes, in its transaction. */
export const recordActivity = async (transaction: Transaction, noted: RecordedActivity): Promise<void> => {
  const { site, siteId, contributor, call, now, subject, before, after } = noted;
  // On an owner host without a site: changes of one's own account belong to no site's log.
  if (siteId === undefined && isInstallation(site)) return;
  await insertActivity(transaction, {
    websiteId: siteId ?? site.id,
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
