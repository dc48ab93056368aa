import { defineJob, type Job } from '../jobs/index.ts';
import { sendMailBatchKind, sendMailGroupKind, sendMailKind, sweepMailKind } from './mail-kinds.ts';
import { openMailServer } from './open-mail-server.ts';
import { beginAttempts, eraseOldSecrets, sweepOutbox } from './outbox-store.ts';
import { createBatchJob } from './send-batch.ts';
import { sendEmail, type MailJobsOptions } from './send-email.ts';
import { settleMail } from './settle-mail.ts';

const KEEP = 90 * 86_400_000;

const createSendJob = (options: MailJobsOptions): Job => {
  const { database, clock } = options;
  return defineJob({
    kind: sendMailKind,
    handle: async ({ mailId }, { signal }) => {
      const server = await openMailServer(database, options);
      if (!server) return settleMail(database, mailId, { state: 'kept', settledAt: clock() });
      const [mail] = await beginAttempts(database, [mailId], server.from);
      if (!mail) return undefined;
      signal.throwIfAborted();
      return sendEmail(options, server, mail);
    },
    giveUp: ({ mailId }, lastError) =>
      settleMail(database, mailId, { state: 'failed', settledAt: clock(), lastError }),
  });
};

const createSweepJob = ({ database, clock }: MailJobsOptions): Job =>
  defineJob({
    kind: sweepMailKind,
    schedule: { everySeconds: 6 * 3_600 },
    handle: async () => {
      await eraseOldSecrets(database);
      return sweepOutbox(database, new Date(clock().getTime() - KEEP));
    },
  });

export const createMailJobs = (options: MailJobsOptions): readonly Job[] => [
  createSendJob(options),
  createBatchJob(sendMailGroupKind, options),
  createBatchJob(sendMailBatchKind, options),
  createSweepJob(options),
];
