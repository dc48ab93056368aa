import type { Queryable } from '../database/index.ts';
import { findJobOf, hastenJob } from '../jobs/index.ts';
import { sendMailBatchKind, sendMailGroupKind, sendMailKind } from './mail-kinds.ts';

/** The job that sends an email, alone or together with others. */
export const findSendingJob = async (database: Queryable, mailId: string): ReturnType<typeof findJobOf> =>
  (await findJobOf(database, sendMailKind, { mailId })) ??
  (await findJobOf(database, sendMailGroupKind, { mailIds: [mailId] })) ??
  findJobOf(database, sendMailBatchKind, { mailIds: [mailId] });

/** Ends the pause before the next attempt. */
export const hastenSending = async (database: Queryable, mailId: string, now: Date): Promise<void> => {
  await hastenJob(database, sendMailKind, { payload: { mailId }, now });
  await hastenJob(database, sendMailGroupKind, { payload: { mailIds: [mailId] }, now });
  await hastenJob(database, sendMailBatchKind, { payload: { mailIds: [mailId] }, now });
};
