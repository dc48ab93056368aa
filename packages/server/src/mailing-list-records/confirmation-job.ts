import { Type } from 'typebox';
import type { Queryable } from '../database/index.ts';
import { defineJobKind, enqueueJob } from '../jobs/index.ts';

/** Asks a member by email to confirm the sign-up, if that is still needed. */
export const confirmationJobKind = defineJobKind({
  name: 'mailing-lists.ask-to-confirm',
  payload: Type.Object({ websiteId: Type.String(), memberId: Type.String() }),
});

/** Whether an email is needed is decided later, so that signing up takes as long for every address. */
export const enqueueConfirmation = async (
  transaction: Queryable,
  { websiteId, memberId }: { readonly websiteId: string; readonly memberId: string },
  now: Date,
): Promise<void> => {
  await enqueueJob(transaction, confirmationJobKind, {
    websiteId,
    payload: { websiteId, memberId },
    runAt: now,
  });
};
