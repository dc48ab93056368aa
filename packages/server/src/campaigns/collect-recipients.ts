import type { CampaignKey } from '../campaign-records/index.ts';
import { inTransaction, type Database } from '../database/index.ts';
import { runPiece } from '../jobs/index.ts';
import { readAudience } from '../mailing-list-records/index.ts';
import { lockCampaign, updateCampaign } from './campaigns-store.ts';
import { insertRecipients } from './recipients-store.ts';

const BATCH_SIZE = 250;

/** Adds the next part of the audience, and where to go on, in one transaction. True if there is more. */
const collectSome = (database: Database, key: CampaignKey, now: Date): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const campaign = await lockCampaign(transaction, key);
    if (campaign?.state !== 'sending' || campaign.isCollected) return false;
    const { listIds, segmentId } = campaign.audience;
    const members = await readAudience(transaction, key.websiteId, {
      listIds,
      ...(segmentId === '' ? {} : { segmentId }),
      after: campaign.collectedTo,
      limit: BATCH_SIZE,
      now,
    });
    const added = members.length > 0 ? await insertRecipients(transaction, key, { members, now }) : 0;
    const isCollected = members.length < BATCH_SIZE;
    await updateCampaign(transaction, key, {
      // An address: not kept for longer than it is needed.
      collectedTo: isCollected ? '' : (members.at(-1)?.emailKey ?? campaign.collectedTo),
      isCollected,
      recipientCount: campaign.recipientCount + added,
    });
    return !isCollected;
  });

/** One row for each address of the audience. A run that ends early is gone on with. */
export const collectRecipients = async (
  { database, clock }: { readonly database: Database; readonly clock: () => Date },
  key: CampaignKey,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted && (await runPiece(() => collectSome(database, key, clock()))));
};
