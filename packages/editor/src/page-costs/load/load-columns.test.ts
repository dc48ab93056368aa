import { expect, it } from 'vitest';
import { nextOrder, sortSites, withShares, type Load } from './load-columns.ts';

const site = (identifier: string, renderMs: number, built: number): Load['sites'][number] => ({
  id: identifier,
  title: identifier.toUpperCase(),
  identifier,
  cached: 0,
  built,
  refused: 0,
  calls: 0,
  failures: 0,
  renderMs,
  statementMs: 0,
});

const sites = withShares([site('b', 30, 1), site('a', 10, 5), site('c', 60, 1)]);

it('sites are sorted by any column, those that are the same by their names', () => {
  const namesBy = (by: 'title' | 'built' | 'share', isDescending: boolean) =>
    sortSites(sites, { by, isDescending })
      .map(({ identifier }) => identifier)
      .join('');
  expect(namesBy('title', false)).toBe('abc');
  expect(namesBy('built', true)).toBe('abc');
  expect(namesBy('built', false)).toBe('bca');
  expect(namesBy('share', true)).toBe('cba');
});

it('a column that is chosen again turns around; figures begin with the largest', () => {
  const byShare = { by: 'share', isDescending: true } as const;
  expect(nextOrder(byShare, 'share')).toEqual({ by: 'share', isDescending: false });
  expect(nextOrder(byShare, 'built')).toEqual({ by: 'built', isDescending: true });
  expect(nextOrder(byShare, 'title')).toEqual({ by: 'title', isDescending: false });
});
