import type { CallAnswer } from '@sitewright/api/call';
import { formCalls } from '@sitewright/api/forms';
import { mapFetched, send, useFetchedParts } from '../../data-fetching/index.ts';
import { queryOf, type SubscriberSearch } from './subscriber-search.ts';

export type Subscriber = CallAnswer<typeof formCalls.listSubscribers>['subscribers'][number];
export type MailingList = CallAnswer<typeof formCalls.listMailingLists>['lists'][number];

/** The subscribers that match, page by page. */
export const useSubscribers = (search: SubscriberSearch) => {
  const query = queryOf(search);
  const parts = useFetchedParts(
    formCalls.listSubscribers.path,
    (cursor, signal) => send(formCalls.listSubscribers, { query: { ...query, ...cursor } }, signal),
    query as Record<string, string>,
  );
  const fetched = mapFetched(parts.fetched, (pages) => pages.flatMap(({ subscribers }) => subscribers));
  return { ...parts, fetched };
};
