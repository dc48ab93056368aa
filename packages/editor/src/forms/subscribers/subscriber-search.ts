import type { CallInput } from '@sitewright/api/call';
import { formCalls } from '@sitewright/api/forms';
import { ID, matching, typedText } from '../records/read-search.ts';

/** Filters of the list, as the address of the screen has them. */
export interface SubscriberSearch {
  /** Name of the mailing list. */
  readonly list?: string;
  readonly form?: string;
  readonly search?: string;
  /** By default those who are on a list now. */
  readonly state?: 'unsubscribed' | 'all';
  /** Every consent, and not only the latest of each address. */
  readonly consents?: 'all';
}

/** Unknown and malformed parts of an address are left out. */
export const readSubscriberSearch = (search: Readonly<Record<string, unknown>>): SubscriberSearch => ({
  ...typedText('list', search['list']),
  ...matching('form', search['form'], ID),
  ...typedText('search', search['search']),
  ...matching('state', search['state'], /^(?:unsubscribed|all)$/),
  ...(search['consents'] === 'all' ? { consents: 'all' } : {}),
});

/** The search with a field set, or without it if the value is empty. */
export const withField = (
  search: SubscriberSearch,
  name: keyof SubscriberSearch,
  value: string,
): SubscriberSearch => readSubscriberSearch({ ...search, [name]: value });

type ListQuery = CallInput<typeof formCalls.exportSubscribers>['query'];

export const queryOf = ({ form, ...rest }: SubscriberSearch): ListQuery => ({
  ...rest,
  ...(form !== undefined && { formId: form }),
});

/** Whether anything but the mailing list narrows the result. */
export const isNarrowed = ({ search, form }: SubscriberSearch): boolean =>
  search !== undefined || form !== undefined;

/** The address of the CSV file with what the filters show. */
export const exportUrl = (search: SubscriberSearch): string => {
  const query = new URLSearchParams(queryOf(search) as Record<string, string>).toString();
  return `${formCalls.exportSubscribers.path}${query === '' ? '' : `?${query}`}`;
};
