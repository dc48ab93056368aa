import type { ContributorContext } from '../../http/index.ts';
import { takeSuspected } from '../submissions/submissions-store.ts';
import { announceSubmission } from './announce-submission.ts';

/** What was wrongly suspected of being spam is announced once, when it is first moved to the inbox. */
export const releaseSuspected = async (
  { database, site, publicOrigin, now }: ContributorContext,
  ids: readonly string[],
): Promise<void> => {
  for (const { form, ...row } of await takeSuspected(database, site.id, ids))
    if (form) await announceSubmission(database, { site, publicOrigin, now, form, row });
};
