import type { Refusal } from '@sitewright/api/client';

/** The state of a query. `refetching` and a `failed` refetch keep the previous data. */
export type FetchState<Data> =
  | { readonly state: 'pending' }
  | { readonly state: 'success'; readonly data: Data }
  | { readonly state: 'refetching'; readonly data: Data }
  | { readonly state: 'failed'; readonly refusal: Refusal; readonly last: Data | undefined };

/** A refused call as an error: the query cache knows only data and errors. */
export class CallRefused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export interface Fetch<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
}

const unexpected: Refusal = { status: 0, code: 'unexpected', message: 'Something went wrong' };

const refusalOf = (error: Error): Refusal => (error instanceof CallRefused ? error.refusal : unexpected);

export const fetchStateOf = <Data>({ data, error, isFetching }: Fetch<Data>): FetchState<Data> => {
  if (data === undefined) {
    return error === null || isFetching
      ? { state: 'pending' }
      : { state: 'failed', refusal: refusalOf(error), last: undefined };
  }
  if (isFetching) return { state: 'refetching', data };
  return error === null
    ? { state: 'success', data }
    : { state: 'failed', refusal: refusalOf(error), last: data };
};

/** The latest data in any state, or undefined while there is none. */
export const dataOf = <Data>(fetched: FetchState<Data>): Data | undefined => {
  if (fetched.state === 'pending') return undefined;
  return fetched.state === 'failed' ? fetched.last : fetched.data;
};

export const mapFetched = <From, To>(fetched: FetchState<From>, map: (data: From) => To): FetchState<To> => {
  switch (fetched.state) {
    case 'pending':
      return fetched;
    case 'failed':
      return { ...fetched, last: fetched.last === undefined ? undefined : map(fetched.last) };
    default:
      return { ...fetched, data: map(fetched.data) };
  }
};
