import { inTransaction, type Database } from '../database/index.ts';
import { endMembership, markBounced } from '../mailing-list-records/index.ts';
import { changeConnectedList, type ConnectedListRow } from './connections-store.ts';
import type { MailingService, RemoteChange } from './mailing-service.ts';
import { findLeftMember } from './sent-members-store.ts';

/** Their clock may differ from ours, and a change may be told late; one that comes twice changes nothing. */
const OVERLAP_MS = 600_000;

export interface Receiving {
  readonly database: Database;
  readonly list: ConnectedListRow;
  readonly service: MailingService;
}

const receive = ({ database, list, service }: Receiving, change: RemoteChange, now: Date): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const emailHash = service.hashOf(change.email);
    const member = await findLeftMember(transaction, list, { emailHash, changedAt: change.changedAt });
    if (!member) return;
    const { websiteId } = list;
    if (change.kind === 'bounced') await markBounced(transaction, { websiteId, email: member.email, now });
    else await endMembership(transaction, { websiteId, memberId: member.memberId, scope: 'list', now });
  });

/** Whoever unsubscribed at the service, or has no mailbox, is no longer subscribed here. */
export const receiveChanges = async (receiving: Receiving, now: Date): Promise<void> => {
  const { database, list, service } = receiving;
  const since = new Date(list.receivedUntil.getTime() - OVERLAP_MS);
  for (const change of await service.listChanges(list.remoteListId, since))
    await receive(receiving, change, now);
  await changeConnectedList(database, list, { receivedUntil: now });
};
