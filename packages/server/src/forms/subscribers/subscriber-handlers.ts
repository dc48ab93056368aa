import type { formCalls } from '@sitewright/api/forms';
import { submissionLimits } from '@sitewright/domain/forms';
import { isId } from '@sitewright/domain/ids';
import type { Database } from '../../database/index.ts';
import type { FileStore } from '../../files/index.ts';
import { eraseAddresses } from '../../erasure/index.ts';
import { AfterCommit, refuse, type Handlers } from '../../http/index.ts';
import { endMembershipsOfConsents } from '../../mailing-list-records/index.ts';
import { csvFile, slugOf } from '../csv-file.ts';
import { eraseSubmissions } from '../submissions/erase-submissions.ts';
import { writeSubscribers } from './export-subscribers.ts';
import {
  listMailingLists,
  listAddressesOf,
  listSubmissionsOfSubscribers,
  listSubscribers,
  type SubscriberRow,
} from './subscribers-store.ts';

type SubscriberHandlers = Pick<
  Handlers<typeof formCalls>,
  'listMailingLists' | 'listSubscribers' | 'exportSubscribers' | 'unsubscribe' | 'eraseSubscribers'
>;

const isoOf = (moment: Date | string): string => new Date(moment).toISOString();

const describeSubscriber = ({ subscribedOn, unsubscribedOn, ...row }: SubscriberRow) => ({
  ...row,
  subscribedOn: isoOf(subscribedOn),
  unsubscribedOn: unsubscribedOn === null ? null : isoOf(unsubscribedOn),
});

interface SubscriberServices {
  /** The pool: a file is still being written after its call has returned. */
  readonly database: Database;
  readonly files: FileStore;
}

export const subscriberHandlers = ({ database: pool, files }: SubscriberServices): SubscriberHandlers => ({
  async listMailingLists(_input, { database, site }) {
    const rows = await listMailingLists(database, site.id);
    return {
      lists: rows.map(({ name, subscriberCount, lastSubscribedOn }) => ({
        name,
        subscriberCount,
        lastSubscribedOn: lastSubscribedOn === null ? null : isoOf(lastSubscribedOn),
      })),
    };
  },
  async listSubscribers({ query: { cursor, ...filter } }, { database, site }) {
    if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
    const limit = submissionLimits.PAGE;
    const before = cursor === undefined ? {} : { before: cursor };
    const read = await listSubscribers(database, site.id, { ...filter, ...before, limit: limit + 1 });
    const rows = read.slice(0, limit);
    return {
      subscribers: rows.map(describeSubscriber),
      nextCursor: read.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
    };
  },
  async exportSubscribers({ query }, { site, now }) {
    const name = query.list === undefined ? '' : slugOf(query.list);
    const text = writeSubscribers(pool, site.id, query);
    return csvFile(name === '' ? 'subscribers' : `subscribers-${name}`, text, now);
  },
  // Neither is logged with addresses: the log would keep what is erased.
  async unsubscribe({ body: { ids } }, { database, site, now, note }) {
    const count = await endMembershipsOfConsents(database, site.id, { ids, now });
    note({ subject: 'subscribers', after: { count } });
    return { count };
  },
  async eraseSubscribers({ body: { ids } }, { database, site, now, note }) {
    const emailKeys = await listAddressesOf(database, site.id, ids);
    const count = emailKeys.length;
    const sent = await listSubmissionsOfSubscribers(database, site.id, ids);
    await eraseAddresses(database, { websiteId: site.id, emailKeys, now });
    const erased = await eraseSubmissions({ database, files }, site.id, { ids: sent });
    const submissionCount = erased.count;
    note({ subject: 'subscribers', before: { count, submissionCount } });
    return new AfterCommit(async () => {
      await erased.deleteFiles();
      return { count, submissionCount };
    });
  },
});
