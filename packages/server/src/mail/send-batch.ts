import { defineJob, runPiece, type Job } from '../jobs/index.ts';
import type { sendMailBatchKind, sendMailGroupKind } from './mail-kinds.ts';
import { openMailServer } from './open-mail-server.ts';
import { beginAttempts, settleMails, type MailRow } from './outbox-store.ts';
import { sendEmail, type MailJobsOptions } from './send-email.ts';
import { settleMail } from './settle-mail.ts';
import { isOfEmail, MOST_CONNECTIONS } from './smtp-transport.ts';

interface Failures {
  count: number;
  error: unknown;
}

/**
 * Sends several emails over the same connections. Those that the server did not take this time are left for the next
 * attempt; where the server itself fails, so are all that follow.
 */
export const createBatchJob = (
  kind: typeof sendMailBatchKind | typeof sendMailGroupKind,
  options: MailJobsOptions,
): Job => {
  const { database, clock } = options;
  /** The emails of an order make way for nobody. */
  const inTurn = kind.isLong === true ? runPiece : (piece: () => Promise<void>): Promise<void> => piece();

  const keep = async (mailIds: readonly string[]): Promise<void> => {
    const settledAt = clock();
    await Promise.all(mailIds.map((id) => settleMail(database, id, { state: 'kept', settledAt })));
  };

  return defineJob({
    kind,
    async handle({ mailIds }, { signal }) {
      const server = await openMailServer(database, options);
      if (!server) return keep(mailIds);
      const mails = (await beginAttempts(database, mailIds, server.from)).values();
      const failures: Failures = { count: 0, error: undefined };
      let isServerLost = false;

      const tryEmail = async (mail: MailRow): Promise<void> => {
        try {
          await sendEmail(options, server, mail);
        } catch (error) {
          failures.count += 1;
          failures.error = error;
          isServerLost ||= !isOfEmail(error);
        }
      };
      // All take from one iterator.
      const sendInTurn = async (): Promise<void> => {
        for (const mail of mails) {
          if (isServerLost || signal.aborted) return;
          await inTurn(() => tryEmail(mail));
        }
      };
      await Promise.all(Array.from({ length: MOST_CONNECTIONS }, sendInTurn));
      signal.throwIfAborted();
      if (failures.count > 0) throw failures.error;
      return undefined;
    },
    async giveUp({ mailIds }, lastError) {
      const settledAt = clock();
      await settleMails(
        database,
        mailIds.map((id) => ({ id, state: 'failed', settledAt, lastError })),
      );
    },
  });
};
