import { findDataCenter, mailingConnectionsMessages } from '@sitewright/domain/mailing-connections';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import {
  deleteConnection,
  findConnectedList,
  findConnection,
  hasList,
  putConnectedList,
  putConnection,
  type ListKey,
} from './connections-store.ts';
import { createMailchimp } from './mailchimp/mailchimp-service.ts';
import { enqueueSending } from './mailing-connections-jobs.ts';
import { ServiceFault, type MailingService, type RemoteList } from './mailing-service.ts';
import { connectionSealer, type ConnectionServices } from './send-members.ts';
import { countSent, listRefused } from './sent-members-store.ts';

type Reading = Pick<ContributorContext, 'database' | 'site'>;
type Done = Record<string, never>;
type Change = (context: ContributorContext) => Promise<Done | Refusal>;

const END_LENGTH = 4;
/** An owner waits for it. */
const WAIT_MS = 8000;

const open = (key: string, { mailchimp }: ConnectionServices): MailingService =>
  createMailchimp(key, { ...mailchimp, timeoutMs: Math.min(WAIT_MS, mailchimp.timeoutMs ?? WAIT_MS) });

/** What the service answers, or why it does not. */
const ask = async <Answer>(question: () => Promise<Answer>): Promise<Answer | Refusal> => {
  try {
    return await question();
  } catch (fault) {
    if (!(fault instanceof ServiceFault)) throw fault;
    return refuse(fault.reason === 'key-refused' ? 'mailing-key-refused' : 'mailing-service-unreachable');
  }
};

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const describeConnection = async (
  { database, site }: Reading,
  { secret }: ConnectionServices,
  listId: string,
) => {
  const key = { websiteId: site.id, listId };
  if (!(await hasList(database, key))) return refuse('not-found');
  const connection = await findConnection(database, site.id);
  const apiKey = connection && connectionSealer(secret).unseal(connection.sealedKey);
  const list = await findConnectedList(database, key);
  return {
    account: connection
      ? {
          name: connection.accountName,
          keyEnd: apiKey?.slice(-END_LENGTH) ?? '',
          isReadable: apiKey !== undefined,
        }
      : null,
    list: list
      ? {
          remoteListId: list.remoteListId,
          remoteListName: list.remoteListName,
          ...(await countSent(database, key)),
          refused: await listRefused(database, key),
          fault: list.fault,
          nextAttemptOn: isoOf(list.nextAttemptAt),
          lastSentOn: isoOf(list.lastSentAt),
        }
      : null,
  };
};

/** The key is tried at Mailchimp before the transaction begins that stores it. */
export const connectMailchimp = async (
  services: ConnectionServices,
  entered: string,
): Promise<Change | Refusal> => {
  const apiKey = entered.trim();
  if (findDataCenter(apiKey) === undefined) return refuseKey('mailing-key-invalid');
  const name = await ask(() => open(apiKey, services).readAccountName());
  if (isRefusal(name)) return name.code === 'mailing-key-refused' ? refuseKey('mailing-key-refused') : name;
  return async ({ database, site, now, note }) => {
    await putConnection(database, {
      websiteId: site.id,
      sealedKey: connectionSealer(services.secret).seal(apiKey),
      accountName: name,
      connectedAt: now,
    });
    note({ subject: 'mailchimp', after: { title: name } });
    return {};
  };
};

const refuseKey = (code: 'mailing-key-invalid' | 'mailing-key-refused'): Refusal =>
  refuse(code, { apiKey: mailingConnectionsMessages[code] });

export const disconnectMailchimp = async ({
  database,
  site,
  note,
}: ContributorContext): Promise<Done | Refusal> => {
  const before = await findConnection(database, site.id);
  if (!before) return refuse('not-found');
  await deleteConnection(database, site.id);
  note({ subject: 'mailchimp', before: { title: before.accountName } });
  return {};
};

const openStored = async (
  { database, site }: Reading,
  services: ConnectionServices,
): Promise<MailingService | Refusal> => {
  const connection = await findConnection(database, site.id);
  const key = connection && connectionSealer(services.secret).unseal(connection.sealedKey);
  return key === undefined ? refuse('mailing-not-connected') : open(key, services);
};

export const listRemoteLists = async (
  context: Reading,
  services: ConnectionServices,
): Promise<readonly RemoteList[] | Refusal> => {
  const service = await openStored(context, services);
  if (isRefusal(service)) return service;
  const lists = await ask(() => service.listLists());
  return !isRefusal(lists) && lists.length === 0 ? refuse('no-remote-lists') : lists;
};

/** Asks the service for the list before the transaction begins. */
export const connectList = async (
  reading: Reading,
  services: ConnectionServices,
  { listId, remoteListId }: { readonly listId: string; readonly remoteListId: string },
): Promise<Change | Refusal> => {
  if (!(await hasList(reading.database, { websiteId: reading.site.id, listId }))) return refuse('not-found');
  if (remoteListId === '')
    return refuse('remote-list-missing', { remoteListId: mailingConnectionsMessages['remote-list-missing'] });
  const service = await openStored(reading, services);
  if (isRefusal(service)) return service;
  const remote = await ask(() => service.findList(remoteListId));
  if (isRefusal(remote)) return remote;
  if (!remote) return refuse('remote-list-gone');
  return async ({ database, site, now, note }) => {
    const key: ListKey = { websiteId: site.id, listId };
    if (!(await hasList(database, key))) return refuse('not-found');
    if (!(await findConnection(database, site.id))) return refuse('mailing-not-connected');
    await putConnectedList(database, {
      ...key,
      remoteListId,
      remoteListName: remote.name,
      isRemoteDoubleOptIn: remote.isDoubleOptIn,
      now,
    });
    await enqueueSending(database, key, now);
    note({ subject: `mailing-list:${listId}`, after: { title: remote.name } });
    return {};
  };
};
