import { pauseAfterFailures, remoteStatusOf } from '@sitewright/domain/mailing-connections';
import type { Database } from '../database/index.ts';
import { createTextSealer, type TextSealer } from '../sealed-texts/index.ts';
import {
  changeConnectedList,
  findConnectedList,
  findConnection,
  type ConnectedListRow,
  type ListKey,
} from './connections-store.ts';
import { createMailchimp } from './mailchimp/mailchimp-service.ts';
import type { MailchimpSettings } from './mailchimp/mailchimp-client.ts';
import { ServiceFault, serviceFaults, type MailingService } from './mailing-service.ts';
import { receiveChanges } from './receive-changes.ts';
import {
  deleteSentMember,
  listErased,
  listUnsent,
  recordSent,
  type UnsentMember,
} from './sent-members-store.ts';

export interface ConnectionServices {
  readonly database: Database;
  readonly clock: () => Date;
  readonly secret: string;
  readonly mailchimp: MailchimpSettings;
}

const BATCH_SIZE = 100;
/** Mailchimp lets an account have ten requests under way. */
const AT_ONCE = 4;
const MAX_REFUSAL_LENGTH = 300;

export const connectionSealer = (secret: string): TextSealer =>
  createTextSealer(secret, 'sitewright mailing connections');

/** A list with the service that its members are sent to. */
interface Sending {
  readonly database: Database;
  readonly list: ConnectedListRow;
  readonly service: MailingService;
}

const without = (tags: readonly string[], others: readonly string[]): string[] =>
  tags.filter((tag) => !others.includes(tag));

const sendMember = async ({ database, list, service }: Sending, member: UnsentMember): Promise<void> => {
  const { tags, sentTags } = member;
  const refusal = await service.putMember(list.remoteListId, {
    ...member,
    status: remoteStatusOf(member, list.isRemoteDoubleOptIn),
    tags: { added: without(tags, sentTags), removed: without(sentTags, tags) },
  });
  const emailHash = service.hashOf(member.email);
  await recordSent(database, list, {
    member,
    emailHash,
    refusal: refusal?.slice(0, MAX_REFUSAL_LENGTH) ?? '',
  });
};

/** Ends all with the first fault: who was not sent is sent by the next run. */
const sendBatch = async (sending: Sending, members: readonly UnsentMember[]): Promise<void> => {
  const waiting = [...members];
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await sendMember(sending, next).catch((fault: unknown) => {
        waiting.length = 0;
        throw fault;
      });
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, sendNext));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};

const sendUnsent = async (sending: Sending, signal: AbortSignal): Promise<number> => {
  let count = 0;
  while (!signal.aborted) {
    const members = await listUnsent(sending.database, sending.list, BATCH_SIZE);
    if (members.length === 0) break;
    await sendBatch(sending, members);
    count += members.length;
    // Disconnected meanwhile: nothing is recorded any more, and the same members would come again.
    const current = await findConnectedList(sending.database, sending.list);
    if (current?.remoteListId !== sending.list.remoteListId) break;
  }
  return count;
};

const eraseMembers = async ({ database, list, service }: Sending, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const erased = await listErased(database, list, BATCH_SIZE);
    if (erased.length === 0) return;
    for (const { memberId, emailHash } of erased) {
      await service.eraseMember(list.remoteListId, emailHash);
      await deleteSentMember(database, list, memberId);
    }
  }
};

const recordFault = async (
  { database, clock }: ConnectionServices,
  list: ConnectedListRow,
  fault: string,
): Promise<void> => {
  const failures = list.failures + 1;
  const nextAttemptAt = new Date(clock().getTime() + pauseAfterFailures(failures));
  await changeConnectedList(database, list, { failures, fault, nextAttemptAt });
};

const openService = async (
  { database, secret, mailchimp }: ConnectionServices,
  websiteId: string,
): Promise<MailingService | undefined> => {
  const connection = await findConnection(database, websiteId);
  const key = connection && connectionSealer(secret).unseal(connection.sealedKey);
  return key === undefined ? undefined : createMailchimp(key, mailchimp);
};

/**
 * Makes the list at the service the same as ours. First who left there is noted here, so that nobody is subscribed again
 * who does not want to be. Sign-ups write nothing for it: whoever differs from what was sent is found, so nobody is lost
 * while the service is away, and nobody is sent twice.
 */
export const sendMembers = async (
  services: ConnectionServices,
  key: ListKey,
  signal: AbortSignal,
): Promise<void> => {
  const { database, clock } = services;
  const list = await findConnectedList(database, key);
  if (!list) return;
  const service = await openService(services, key.websiteId);
  if (!service) return recordFault(services, list, serviceFaults['key-refused']);
  const sending = { database, list, service };
  try {
    const now = clock();
    await receiveChanges(sending, now);
    const count = await sendUnsent(sending, signal);
    await eraseMembers(sending, signal);
    await changeConnectedList(database, list, {
      failures: 0,
      fault: '',
      nextAttemptAt: null,
      ...(count > 0 ? { lastSentAt: now } : {}),
    });
  } catch (fault) {
    if (!(fault instanceof ServiceFault)) throw fault;
    await recordFault(services, list, fault.message);
  }
};
