import { DISCARDED_REASON, type WaitingEffects } from '@sitewright/domain/outside-effects';
import { countUnsentEmails, endSendingCampaigns } from '../campaign-records/index.ts';
import type { Queryable } from '../database/index.ts';
import { readFirstIdSinceRestore } from '../installation-settings/index.ts';
import { countMailsBefore, discardMailsBefore } from '../mail/index.ts';
import { countDeliveriesBefore, discardDeliveriesBefore } from '../webhooks/index.ts';

/** What waited in the backup that was restored. */
export const countWaiting = async (database: Queryable): Promise<WaitingEffects> => {
  const firstId = await readFirstIdSinceRestore(database);
  return {
    emails: (await countMailsBefore(database, firstId)) + (await countUnsentEmails(database)),
    webhooks: await countDeliveriesBefore(database, firstId),
  };
};

export const discardWaiting = async (transaction: Queryable, firstId: string, now: Date): Promise<void> => {
  await discardMailsBefore(transaction, { firstId, reason: DISCARDED_REASON, now });
  await discardDeliveriesBefore(transaction, firstId);
  await endSendingCampaigns(transaction, now);
};
