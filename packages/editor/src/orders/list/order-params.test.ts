import { expect, it } from 'vitest';
import { currentTab, isNarrowed, readOrderParams, withParam } from './order-params.ts';

it('what is unknown or malformed is left out of the filters', () => {
  expect(
    readOrderParams({
      search: 42,
      tab: 'refunded',
      payment: 'stolen',
      country: 'pt',
      from: '2026-01-01',
      x: 1,
    }),
  ).toEqual({ search: '42', tab: 'refunded', from: '2026-01-01' });
});

it('a filter is set and removed', () => {
  expect(withParam({ tab: 'unpaid' }, 'country', 'PT')).toEqual({ tab: 'unpaid', country: 'PT' });
  expect(withParam({ tab: 'unpaid', country: 'PT' }, 'country', '')).toEqual({ tab: 'unpaid' });
  expect(isNarrowed({ tab: 'unpaid' })).toBe(false);
  expect(isNarrowed({ search: 'x' })).toBe(true);
});

it('the tab is that of a saved view with the same filters, else the chosen one', () => {
  const views = [{ id: '1', filters: { country: 'PT', tab: 'to-fulfil' } as const }];
  expect(currentTab({ tab: 'to-fulfil', country: 'PT' }, views)).toBe('view-1');
  expect(currentTab({ tab: 'to-fulfil' }, views)).toBe('to-fulfil');
  expect(currentTab({ country: 'PT' }, views)).toBe('all');
});
