import { Type } from 'typebox';
import type { Queryable } from '../database/index.ts';
import { defineJobKind, enqueueJob } from '../jobs/index.ts';
import { isAwaited } from '../webhooks/index.ts';

/** Asks a member by email to confirm the sign-up, if that is still needed. */
export const confirmationJobKind = defineJobKind({
  name: 'mailing-lists.ask-to-confirm',
  payload: Type.Object({ websiteId: Type.String(), memberId: Type.String() }),
});

/** Puts a shopper who agreed to marketing emails on the list of the checkout: not while the payment holds its locks. */
export const orderSignUpJobKind = defineJobKind({
  name: 'mailing-lists.join-from-order',
  payload: Type.Object({ websiteId: Type.String(), orderId: Type.String() }),
});

export const enqueueOrderSignUp = async (
  transaction: Queryable,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
  now: Date,
): Promise<void> => {
  await enqueueJob(transaction, orderSignUpJobKind, {
    websiteId,
    payload: { websiteId, orderId },
    runAt: now,
  });
};

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

/** Tells webhooks of an address that a list without confirmation has received. */
export const joinedJobKind = defineJobKind({
  name: 'mailing-lists.announce-joined',
  payload: Type.Object({
    websiteId: Type.String(),
    memberId: Type.String(),
    isNew: Type.Boolean(),
    joinedAt: Type.String(),
  }),
});

/** For known addresses too, of which the job tells nobody: signing up takes as long for every address. */
export const enqueueJoined = async (
  transaction: Queryable,
  {
    websiteId,
    memberId,
    isNew,
  }: { readonly websiteId: string; readonly memberId: string; readonly isNew: boolean },
  now: Date,
): Promise<void> => {
  if (!(await isAwaited(transaction, websiteId, 'list.joined'))) return;
  await enqueueJob(transaction, joinedJobKind, {
    websiteId,
    payload: { websiteId, memberId, isNew, joinedAt: now.toISOString() },
    runAt: now,
  });
};
