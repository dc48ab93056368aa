import { mailingConnectionsCalls } from '@sitewright/api/mailing-connections';
import { mailingConnectionsSchemas } from '@sitewright/api/mailing-connections/schemas';
import { implementCalls, isRefusal, refuse, type ImplementedCall } from '../http/index.ts';
import {
  connectList,
  connectMailchimp,
  describeConnection,
  disconnectMailchimp,
  listRemoteLists,
} from './connections-service.ts';
import { changeConnectedList, deleteConnectedList, findConnectedList } from './connections-store.ts';
import { enqueueSending } from './mailing-connections-jobs.ts';
import type { ConnectionServices } from './send-members.ts';
import { forgetRefused } from './sent-members-store.ts';

export const implementConnectionCalls = (services: ConnectionServices): ImplementedCall[] =>
  implementCalls({
    capability: 'mailing-connections',
    calls: mailingConnectionsCalls,
    schemas: mailingConnectionsSchemas,
    handlers: {
      readConnection: ({ params }, context) => describeConnection(context, services, params.id),
      connect: { prepare: ({ body }) => connectMailchimp(services, body.apiKey) },
      disconnect: (_input, context) => disconnectMailchimp(context),
      async listRemoteLists(_input, context) {
        const lists = await listRemoteLists(context, services);
        return isRefusal(lists) ? lists : { lists: lists.map(({ id, name }) => ({ id, name })) };
      },
      connectList: {
        prepare: ({ params, body }, context) =>
          connectList(context, services, { listId: params.id, remoteListId: body.remoteListId }),
      },
      async disconnectList({ params }, { database, site, note }) {
        const key = { websiteId: site.id, listId: params.id };
        const before = await findConnectedList(database, key);
        if (!before) return refuse('not-found');
        await deleteConnectedList(database, key);
        note({ subject: `mailing-list:${params.id}`, before: { title: before.remoteListName } });
        return {};
      },
      async retryList({ params }, { database, site, now, note }) {
        const key = { websiteId: site.id, listId: params.id };
        const list = await findConnectedList(database, key);
        if (!list) return refuse('not-found');
        await forgetRefused(database, key);
        await changeConnectedList(database, list, { failures: 0, fault: '', nextAttemptAt: null });
        await enqueueSending(database, key, now);
        note({ subject: `mailing-list:${params.id}` });
        return {};
      },
    },
  });
