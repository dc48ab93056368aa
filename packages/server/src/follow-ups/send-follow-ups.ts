import { delayMs, type FollowUpKind } from '@sitewright/domain/follow-ups';
import { mailboxKey } from '@sitewright/domain/forms';
import { formatOrderNumber } from '@sitewright/domain/orders';
import { contactEmailOf, type Site } from '@sitewright/domain/sites';
import { emailLanguageOf } from '@sitewright/domain/store-emails';
import { inTransaction, type Database, type Queryable } from '../database/index.ts';
import { countWithinLimit } from '../http/index.ts';
import { runPiece } from '../jobs/index.ts';
import { enqueueEach, isMailAddress } from '../mail/index.ts';
import { unsubscribeHeaders, unsubscribeUrl } from '../mailing-list-records/index.ts';
import { readStoredEmail } from '../store-email-texts/index.ts';
import { listCauses, type Cause } from './causes-store.ts';
import { composeFollowUp } from './follow-up-mail.ts';
import {
  claimCauses,
  lockEnabled,
  updateFollowUp,
  type FollowUpKey,
  type FollowUpRow,
} from './follow-ups-store.ts';

export interface FollowUpServices {
  readonly database: Database;
  readonly secret: string;
  readonly clock: () => Date;
}

/** Emails of one transaction. */
const BATCH_SIZE = 100;
/** Looked at again: an order may be paid, and an address confirmed to be a customer's, days after it was placed. */
const OVERLAP_MS = 7 * 86_400_000;

/** Welcomes to one mailbox. */
const WELCOMES = { max: 5, withinSeconds: 86_400 } as const;

interface Batch {
  readonly services: FollowUpServices;
  readonly transaction: Queryable;
  readonly site: Site;
  readonly now: Date;
}

const firstNameOf = ({ name, order }: Cause): string =>
  (order?.customerName || name).trim().split(/\s+/)[0] ?? '';

const enqueueMails = async (
  { services: { secret }, transaction, site }: Batch,
  kind: FollowUpKind,
  causes: readonly Cause[],
): Promise<void> => {
  const { texts } = await readStoredEmail(transaction, site.id, kind);
  const replyTo = contactEmailOf(site.settings.socialAccounts) ?? '';
  const messages = causes.map((cause) => {
    const { memberId, publicOrigin, email, order, listName } = cause;
    const link = { secret, publicOrigin, websiteId: site.id, memberId };
    const language = order?.language ?? cause.language;
    return {
      to: email,
      fromName: site.settings.title,
      ...(isMailAddress(replyTo) ? { replyTo } : {}),
      headers: { 'auto-submitted': 'auto-generated', ...unsubscribeHeaders(link) },
      language,
      ...composeFollowUp({
        kind,
        site,
        publicOrigin,
        language,
        firstName: firstNameOf(cause),
        listName,
        orderNumber: order === null ? '' : formatOrderNumber(order.number, order.isTest),
        items: order?.items ?? [],
        unsubscribeUrl: unsubscribeUrl(link),
        own: texts[emailLanguageOf(language)],
      }),
    };
  });
  await enqueueEach(transaction, site.id, messages);
};

/** On a list without confirmation anybody can enter any number of addresses that lead to one mailbox. */
const withinLimit = async (
  { transaction, site, now }: Batch,
  kind: FollowUpKind,
  causes: readonly Cause[],
): Promise<readonly Cause[]> => {
  if (kind !== 'welcome') return causes;
  const kept: Cause[] = [];
  for (const cause of causes) {
    const scope = ['follow-ups.welcome', site.id, mailboxKey(cause.email)];
    if (await countWithinLimit(transaction, { scope, limit: WELCOMES, now })) kept.push(cause);
  }
  return kept;
};

const later = (first: Date, second: number): Date => new Date(Math.max(first.getTime(), second));

/** True if there may be more to send. */
const sendLocked = async (batch: Batch, row: FollowUpRow): Promise<boolean> => {
  const { transaction, now } = batch;
  const { websiteId, kind, delay, enabledAt, checkedUntil, sentCount } = row;
  const until = new Date(now.getTime() - delayMs(kind, delay));
  const from = later(enabledAt, checkedUntil.getTime() - OVERLAP_MS);
  const causes = await listCauses(transaction, kind, { websiteId, from, until, limit: BATCH_SIZE });
  const claimed = await claimCauses(
    transaction,
    causes.map(({ causeId, emailKey }) => ({ websiteId, kind, causeId, emailKey, sentAt: now })),
  );
  const own = causes.filter(({ causeId }) => claimed.has(causeId));
  const sent = await withinLimit(batch, kind, own);
  await enqueueMails(batch, kind, sent);
  const isMore = causes.length === BATCH_SIZE;
  await updateFollowUp(transaction, row, {
    ...(isMore ? {} : { checkedUntil: later(checkedUntil, until.getTime()) }),
    ...(sent.length > 0 ? { sentCount: sentCount + sent.length, lastSentAt: now } : {}),
  });
  return isMore && own.length > 0;
};

/**
 * Writes to some of those for whom it is time. What was followed is stored in the transaction of the outbox: each cause
 * leads to one email, whatever ends the program and however many nodes work.
 */
const sendBatch = (services: FollowUpServices, site: Site, key: FollowUpKey): Promise<boolean> =>
  inTransaction(services.database, async (transaction) => {
    const row = await lockEnabled(transaction, key);
    return row ? sendLocked({ services, transaction, site, now: services.clock() }, row) : false;
  });

export const sendFollowUps = async (
  services: FollowUpServices,
  site: Site,
  { kind, signal }: { readonly kind: FollowUpKind; readonly signal: AbortSignal },
): Promise<void> => {
  const key = { websiteId: site.id, kind };
  while (!signal.aborted && (await runPiece(() => sendBatch(services, site, key))));
};
