import { expect, it } from 'vitest';
import { exportUrl, isNarrowed, readSubscriberSearch, withField } from './subscriber-search.ts';

const form = 'a'.repeat(24);

it('reads filters from an address and leaves out what is no filter', () => {
  expect(readSubscriberSearch({ list: 2026, form, search: 'ada', state: 'all', consents: 'all' })).toEqual({
    list: '2026',
    form,
    search: 'ada',
    state: 'all',
    consents: 'all',
  });
  expect(readSubscriberSearch({ state: 'subscribed' })).toEqual({});
  expect(readSubscriberSearch({ list: '', form: '../x', search: { a: 1 }, consents: 'some' })).toEqual({});
});

it('sets and clears one filter', () => {
  expect(withField({ list: 'News' }, 'search', 'ada')).toEqual({ list: 'News', search: 'ada' });
  expect(withField({ list: 'News', search: 'ada' }, 'search', '')).toEqual({ list: 'News' });
  expect(isNarrowed({ list: 'News', consents: 'all' })).toBe(false);
  expect(isNarrowed({ form })).toBe(true);
});

it('exports what the filters show', () => {
  expect(exportUrl({})).toBe('/api/forms/subscribers.csv');
  expect(exportUrl({ list: 'News & offers', form, consents: 'all' })).toBe(
    `/api/forms/subscribers.csv?list=News+%26+offers&consents=all&formId=${form}`,
  );
});
