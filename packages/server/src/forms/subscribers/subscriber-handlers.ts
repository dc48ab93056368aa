import type { formCalls } from '@sitewright/api/forms';
import { submissionLimits } from '@sitewright/domain/forms';
import { isId } from '@sitewright/domain/ids';
import type { Database } from '../../database/index.ts';
import { refuse, type Handlers } from '../../http/index.ts';
import { csvFile, slugOf } from '../csv-file.ts';
import { writeSubscribers } from './export-subscribers.ts';
import { listMailingLists, listSubscribers, type SubscriberRow } from './subscribers-store.ts';

type SubscriberHandlers = Pick<
  Handlers<typeof formCalls>,
  'listMailingLists' | 'listSubscribers' | 'exportSubscribers'
>;

const isoOf = (moment: Date | string): string => new Date(moment).toISOString();

const describeSubscriber = ({ subscribedOn, ...row }: SubscriberRow) => ({
  ...row,
  subscribedOn: isoOf(subscribedOn),
});

/** The database is the pool: a file is still being written after its call has returned. */
export const subscriberHandlers = (pool: Database): SubscriberHandlers => ({
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
});
