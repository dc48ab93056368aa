import { eraseRecipients, lockCollecting } from '../campaign-records/index.ts';
import type { Queryable } from '../database/index.ts';
import { eraseFollowUps } from '../follow-ups/index.ts';
import { deleteQueuedListMails } from '../mail/index.ts';
import { eraseMemberships } from '../mailing-list-records/index.ts';
import { eraseSignUps } from '../restock-records/index.ts';
import { eraseDeliveries } from '../webhooks/index.ts';

interface ErasedAddresses {
  readonly websiteId: string;
  /** Folded. */
  readonly emailKeys: readonly string[];
  readonly now: Date;
}

/**
 * Addresses that wait for emails, got them or were told of, wherever they are stored. Whoever erases a person calls this
 * one: an address that is left in one of these tables would be written to.
 */
export const eraseAddresses = async (transaction: Queryable, erased: ErasedAddresses): Promise<void> => {
  const { websiteId, emailKeys } = erased;
  if (emailKeys.length === 0) return;
  await eraseSignUps(transaction, websiteId, emailKeys);
  await lockCollecting(transaction, websiteId);
  // Before what is written of members: whoever writes it holds the member, and has written it once that can be deleted.
  await eraseMemberships(transaction, erased);
  await eraseRecipients(transaction, websiteId, emailKeys);
  await eraseDeliveries(transaction, websiteId, emailKeys);
  await eraseFollowUps(transaction, websiteId, emailKeys);
  await deleteQueuedListMails(transaction, websiteId, emailKeys);
};
