import { inTransaction, type Queryable } from '../../database/index.ts';
import { countWithinLimit, RolledBack, type RateLimitRequest, type Refusal } from '../../http/index.ts';
import { findSubmissionByKey, insertSubmission } from '../submissions/submissions-store.ts';
import { claimUploads } from '../uploads/uploads-store.ts';
import { announceSubmission } from './announce-submission.ts';
import type { CheckedSubmission } from './check-submission.ts';
import type { SubmissionWriter } from './submission-writer.ts';
import { refuseIn, type Sender, type SentForm } from './sent-form.ts';
import { rowOf, type SubmissionInsert } from './submission-row.ts';

interface NewSubmission {
  readonly sender: Sender;
  readonly sent: SentForm;
  readonly checked: CheckedSubmission;
  /** All that have to be within their limits for it to be stored. */
  readonly uses: readonly RateLimitRequest[];
}

/** Another request with the same key was faster: both are the same submission, or this one is refused. */
const checkFaster = async (
  database: Queryable,
  { site }: Sender,
  { keyHash, contentHash }: CheckedSubmission,
): Promise<Refusal | undefined> => {
  const stored = await findSubmissionByKey(database, site.id, keyHash);
  return stored?.contentHash === contentHash
    ? undefined
    : refuseIn(site, 'form-key-invalid', 'processing-failed');
};

/** The first use is the limit of the address, the others are those of proofs. */
const refuseUse = ({ site }: Sender, index: number): Refusal =>
  index === 0
    ? refuseIn(site, 'form-rate-limited', 'rate-limited')
    : refuseIn(site, 'form-captcha-failed', 'captcha-failed');

const countUses = async (transaction: Queryable, { sender, uses }: NewSubmission): Promise<void> => {
  for (const [index, use] of uses.entries())
    if (!(await countWithinLimit(transaction, use))) throw new RolledBack(refuseUse(sender, index));
};

const storeAll = async (
  transaction: Queryable,
  submission: NewSubmission,
  row: SubmissionInsert,
): Promise<Refusal | undefined> => {
  const { sender, checked } = submission;
  const { site, publicOrigin, now } = sender;
  await countUses(transaction, submission);
  if (!(await insertSubmission(transaction, row))) return checkFaster(transaction, sender, checked);
  const { uploadIds: ids } = checked;
  const { submissionId } = row;
  if ((await claimUploads(transaction, site.id, { ids, submissionId })) !== new Set(ids).size)
    throw new RolledBack(refuseIn(site, 'form-key-invalid', 'processing-failed'));
  if (row.state === 'spam') return undefined;
  await announceSubmission(transaction, { site, publicOrigin, now, form: checked.published.content, row });
  return undefined;
};

/** The same request sent twice at once uses its proof twice: both get the result of the one that was stored. */
const refuseUnlessStored = async (
  { sender, checked }: NewSubmission,
  refusal: Refusal,
): Promise<Refusal | undefined> =>
  (await checkFaster(sender.database, sender, checked)) === undefined ? undefined : refusal;

const storeInTransaction = async (
  submission: NewSubmission,
  row: SubmissionInsert,
): Promise<Refusal | undefined> => {
  try {
    return await inTransaction(submission.sender.database, (transaction) =>
      storeAll(transaction, submission, row),
    );
  } catch (error) {
    if (error instanceof RolledBack) return refuseUnlessStored(submission, error.refusal);
    throw error;
  }
};

/** Nothing else is written with it: one row, which is written together with those of others. */
const isAlone = ({ uploadIds, published, spamReason }: CheckedSubmission): boolean =>
  uploadIds.length === 0 &&
  (spamReason !== undefined || (!published.content.storage && !published.hasWebhooks));

export type StoreOutcome = 'stored' | 'form-changed' | Refusal;

/** `form-changed` where it was checked against a remembered form that is no longer the published one. */
export const storeSubmission = async (
  writer: SubmissionWriter,
  submission: NewSubmission,
  isRemembered: boolean,
): Promise<StoreOutcome> => {
  const { sender, sent, checked, uses } = submission;
  const row = rowOf(sender, sent, checked);
  if (!isAlone(checked))
    return isRemembered ? 'form-changed' : ((await storeInTransaction(submission, row)) ?? 'stored');
  const version = isRemembered ? checked.published.version : null;
  const { isStored, exceeded } = await writer.write({ row, version, uses });
  if (isStored) return 'stored';
  if (exceeded !== null)
    return (await refuseUnlessStored(submission, refuseUse(sender, exceeded))) ?? 'stored';
  return isRemembered ? 'form-changed' : ((await checkFaster(sender.database, sender, checked)) ?? 'stored');
};
