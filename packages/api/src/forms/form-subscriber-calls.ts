import { stateCalls } from '../call/index.ts';
import type { formSubscriberSchemas } from './form-subscriber-schemas.ts';

/** Who agreed to receive emails. */
export const formSubscriberCalls = stateCalls<typeof formSubscriberSchemas>()({
  listMailingLists: {
    method: 'GET',
    path: '/api/forms/mailing-lists',
    caller: 'contributor',
    permission: 'submissions',
    summary: 'Mailing lists that forms add subscribers to, with their numbers of subscribers',
  },
  listSubscribers: {
    method: 'GET',
    path: '/api/forms/subscribers',
    caller: 'contributor',
    permission: 'submissions',
    summary: 'Who agreed to which text when, newest first, filtered and by page',
  },
  exportSubscribers: {
    method: 'GET',
    path: '/api/forms/subscribers.csv',
    caller: 'contributor',
    permission: 'submissions',
    answers: 'file',
    summary: 'Subscribers of mailing lists as a CSV file',
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/forms/unsubscriptions',
    caller: 'contributor',
    permission: 'submissions',
    summary:
      'Unsubscribe addresses from the lists that consents name; the consents are kept with the time they ended',
  },
  eraseSubscribers: {
    method: 'POST',
    path: '/api/forms/subscriber-erasures',
    caller: 'contributor',
    permission: 'submissions',
    summary: 'Erase the addresses of consents from all mailing lists, with the submissions sent with them',
  },
});
