import { describe, expect, it } from 'vitest';
import { CallRefused, dataOf, fetchStateOf, mapFetched } from './fetch-state.ts';

const refusal = { status: 503, code: 'unavailable', message: 'The service is not available for the moment.' };
const refused = new CallRefused(refusal);

describe('[ERR-02 (rule)] the state of a fetch', () => {
  it('is pending until the first response', () => {
    expect(fetchStateOf({ data: undefined, error: null, isFetching: true })).toEqual({ state: 'pending' });
  });

  it('is success with data', () => {
    expect(fetchStateOf({ data: [1], error: null, isFetching: false })).toEqual({
      state: 'success',
      data: [1],
    });
  });

  it('is failed with the reason when the first fetch was refused', () => {
    const fetched = fetchStateOf<number>({ data: undefined, error: refused, isFetching: false });
    expect(fetched).toEqual({ state: 'failed', refusal, last: undefined });
  });

  it('is pending again while a failed first fetch is retried', () => {
    expect(fetchStateOf({ data: undefined, error: refused, isFetching: true })).toEqual({ state: 'pending' });
  });

  it('is refetching with the old data until the response arrives, also after a failure', () => {
    expect(fetchStateOf({ data: [1], error: null, isFetching: true })).toEqual({
      state: 'refetching',
      data: [1],
    });
    expect(fetchStateOf({ data: [1], error: refused, isFetching: true })).toEqual({
      state: 'refetching',
      data: [1],
    });
  });

  it('keeps the old data when a refetch fails', () => {
    const fetched = fetchStateOf({ data: [1], error: refused, isFetching: false });
    expect(fetched).toEqual({ state: 'failed', refusal, last: [1] });
    expect(dataOf(fetched)).toEqual([1]);
  });

  it('reports an unexpected error as "Something went wrong", without its details', () => {
    const fetched = fetchStateOf<number>({
      data: undefined,
      error: new TypeError('x is null'),
      isFetching: false,
    });
    expect(fetched).toMatchObject({ state: 'failed', refusal: { message: 'Something went wrong' } });
  });

  it('maps the data and keeps the state', () => {
    const length = (list: number[]) => list.length;
    expect(mapFetched({ state: 'refetching', data: [1, 2] }, length)).toEqual({
      state: 'refetching',
      data: 2,
    });
    expect(mapFetched({ state: 'failed', refusal, last: [1] }, length)).toEqual({
      state: 'failed',
      refusal,
      last: 1,
    });
    expect(mapFetched<number[], number>({ state: 'pending' }, length)).toEqual({ state: 'pending' });
  });
});
