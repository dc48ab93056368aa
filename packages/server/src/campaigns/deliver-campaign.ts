import type { Site } from '@sitewright/domain/sites';
import { composeCampaign, fillCampaign, type ComposedCampaign } from '@sitewright/render/campaigns';
import type { CampaignKey, CampaignRow } from '../campaign-records/index.ts';
import { inTransaction, type Database } from '../database/index.ts';
import { runPiece } from '../jobs/index.ts';
import {
  isOfEmail,
  oneLine,
  openMailServer,
  readMailSettings,
  type Delivery,
  type MailServerSource,
  type OpenMailServer,
  type OutgoingMail,
} from '../mail/index.ts';
import { markBounced, unsubscribeHeaders, unsubscribeUrl } from '../mailing-list-records/index.ts';
import { findCampaign, lockCampaign, updateCampaign } from './campaigns-store.ts';
import { readFigures } from './figures-store.ts';
import { loadContent, toCompose, type LoadedContent } from './load-content.ts';
import { CLICK_PATH, PIXEL_PATH, recipientQuery } from './recipient-links.ts';
import {
  claimRecipients,
  hasUnsettled,
  type ClaimedRecipient,
  type RecipientOutcome,
} from './recipients-store.ts';
import { settleRecipient } from './settle-recipient.ts';

export interface DeliveryServices extends MailServerSource {
  readonly database: Database;
  readonly clock: () => Date;
}

/** Few: whoever unsubscribes, or pauses the campaign, is heard before the next ones are taken. */
const BATCH_SIZE = 25;
/** Emails of one batch that are on their way at the same time. */
const AT_ONCE = 5;
/** After that a worker that says nothing is taken to be gone. */
const LEASE_MS = 300_000;
/** An email takes less, or fails. One that is begun later might be sent by another worker as well. */
const LONGEST_EMAIL_MS = 120_000;
const FIRST_DELAY_MS = 60_000;
const LONGEST_DELAY_MS = 3_600_000;
/** They span about a day, as long as most outages of mail servers. */
const MOST_ATTEMPTS = 26;
/** The mailbox does not exist (RFC 3463); other refusals may be about the sender or the content. */
const NO_MAILBOX = /\b5\.1\.\d{1,3}\b/;

/** A campaign that is being sent, with what all its emails have in common. */
interface Sending {
  readonly services: DeliveryServices;
  readonly campaign: CampaignRow;
  readonly site: Site;
  readonly server: OpenMailServer;
  readonly loaded: LoadedContent;
  readonly sender: { readonly fromName: string; readonly fromAddress: string | null };
  readonly composed: Map<string, ComposedCampaign>;
}

const composedIn = (sending: Sending, language: string): ComposedCampaign => {
  const known = sending.composed.get(language);
  if (known) return known;
  const { campaign, site, loaded } = sending;
  const { content, publicOrigin: origin, links } = campaign;
  const composed = composeCampaign(toCompose(content, loaded, { site, origin, language, links }));
  sending.composed.set(language, composed);
  return composed;
};

const messageIdOf = ({ campaignId }: CampaignRow, memberId: string, from: string): string =>
  `<${campaignId}.${memberId}@${from.split('@')[1] ?? ''}>`;

/** Made of the row alone: another attempt sends the same email under the same Message-ID. */
const emailOf = (sending: Sending, recipient: ClaimedRecipient): OutgoingMail => {
  const { services, campaign, site, server, sender } = sending;
  const { publicOrigin, content, startedAt, createdAt } = campaign;
  const { memberId, email, name } = recipient;
  const member = { secret: services.secret, publicOrigin, websiteId: site.id, memberId };
  const query = recipientQuery(services.secret, { ...campaign, memberId });
  const filled = fillCampaign(composedIn(sending, recipient.language || site.settings.language), {
    name,
    email,
    unsubscribeUrl: unsubscribeUrl(member),
    linkUrl: (index) => `${publicOrigin}${CLICK_PATH}?${query}&l=${index}`,
    pixelUrl: `${publicOrigin}${PIXEL_PATH}?${query}`,
  });
  return {
    ...sender,
    ...filled,
    subject: oneLine(filled.subject),
    toAddress: email,
    replyTo: content.replyTo === '' ? null : content.replyTo,
    messageId: messageIdOf(campaign, memberId, server.from),
    headers: { ...unsubscribeHeaders(member), 'list-id': `<${campaign.campaignId}.campaigns>` },
    createdAt: startedAt ?? createdAt,
  };
};

const keyOf = ({ websiteId, campaignId }: CampaignRow): CampaignKey => ({ websiteId, campaignId });

const laterOf = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS));

const outcomeOf = (delivery: Delivery, now: Date): RecipientOutcome =>
  delivery.state === 'accepted'
    ? { state: 'sent', sentAt: now }
    : { state: 'refused', reason: delivery.reason };

/** Throws where the mail server itself fails; the recipient is then tried again. */
const sendTo = async (sending: Sending, recipient: ClaimedRecipient): Promise<void> => {
  const { services, campaign, server } = sending;
  const { database, clock } = services;
  const settle = (outcome: RecipientOutcome): Promise<void> =>
    settleRecipient(database, { ...keyOf(campaign), ...recipient, outcome });
  if (!recipient.isSubscribed) return settle({ state: 'skipped' });
  try {
    const delivery = await server.deliver(emailOf(sending, recipient));
    await settle(outcomeOf(delivery, clock()));
    if (delivery.state === 'refused' && NO_MAILBOX.test(delivery.reason))
      await inTransaction(database, (transaction) =>
        markBounced(transaction, { websiteId: campaign.websiteId, email: recipient.email, now: clock() }),
      );
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isLast = recipient.attempts >= MOST_ATTEMPTS;
    const dueAt = laterOf(recipient.attempts, clock());
    await settle(isLast ? { state: 'refused', reason } : { state: 'waiting', dueAt, reason });
    if (!isOfEmail(error)) throw error;
    return undefined;
  }
};

/**
 * Everybody of a batch, a few at a time. After the mail server failed the others are left for later, and those of a slow
 * one for when they are taken anew.
 */
const sendBatch = async (
  sending: Sending,
  batch: readonly ClaimedRecipient[],
  until: Date,
): Promise<void> => {
  const { database, clock } = sending.services;
  const queue = batch.values();
  let failure: unknown;
  const leave = (recipient: ClaimedRecipient, dueAt: Date): Promise<void> =>
    settleRecipient(database, {
      ...keyOf(sending.campaign),
      ...recipient,
      outcome: { state: 'waiting', dueAt },
    });
  const sendInTurn = async (): Promise<void> => {
    for (const recipient of queue) {
      const now = clock();
      if (failure !== undefined) await leave(recipient, laterOf(1, now));
      else if (until.getTime() - now.getTime() < LONGEST_EMAIL_MS) await leave(recipient, now);
      else await runPiece(() => sendTo(sending, recipient)).catch((error: unknown) => (failure = error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
  if (failure !== undefined) throw failure;
};

/** Once nobody is left, it is sent. */
const finish = (database: Database, key: CampaignKey, now: Date): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const campaign = await lockCampaign(transaction, key);
    if (campaign?.state !== 'sending') return;
    const { sent } = await readFigures(transaction, key);
    const isDone = campaign.isCollected && !(await hasUnsettled(transaction, key));
    await updateCampaign(transaction, key, {
      sentCount: sent,
      ...(isDone ? { state: 'sent' as const, finishedAt: now } : {}),
    });
  });

/** Nothing can be sent: it goes on when the owner says so. */
const pauseWithoutServer = (database: Database, key: CampaignKey): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const campaign = await lockCampaign(transaction, key);
    if (campaign?.state === 'sending')
      await updateCampaign(transaction, key, { state: 'paused', pauseReason: 'mail-server-missing' });
  });

const openSending = async (
  services: DeliveryServices,
  campaign: CampaignRow,
  { site, server }: { readonly site: Site; readonly server: OpenMailServer },
): Promise<Sending> => {
  const { database, clock } = services;
  const loaded = await loadContent({ database, site, now: clock() }, campaign.content);
  const { fromName, fromAddress } = await readMailSettings(database, site.id);
  const sender = {
    fromName: oneLine(campaign.content.fromName || fromName || site.settings.title),
    fromAddress: fromAddress === '' ? null : fromAddress,
  };
  return { services, campaign, site, server, loaded, sender, composed: new Map() };
};

/** Sends to those who are due until nobody is. Any number of workers may do so at the same time. */
export const deliverCampaign = async (
  services: DeliveryServices,
  { site, key, signal }: { readonly site: Site; readonly key: CampaignKey; readonly signal: AbortSignal },
): Promise<void> => {
  const { database, clock } = services;
  const campaign = await findCampaign(database, key);
  if (campaign?.state !== 'sending') return;
  const server = await openMailServer(database, services);
  if (!server) {
    await pauseWithoutServer(database, key);
    return;
  }
  const sending = await openSending(services, campaign, { site, server });
  for (;;) {
    const now = clock();
    const until = new Date(now.getTime() + LEASE_MS);
    const batch = await claimRecipients(database, key, { limit: BATCH_SIZE, now, until });
    if (batch.length === 0) break;
    await sendBatch(sending, batch, until);
    if (signal.aborted) return;
  }
  await finish(database, key, clock());
};
