import { describe, expect, it } from 'vitest';
import { filterContributors } from './filter-contributors.ts';

const contributors = [
  { name: 'Ada', email: 'ada@example.com', roles: [1] },
  { name: 'Bo', email: 'bo@example.org', roles: [4, 8] },
];

const found = (search: string) => filterContributors(contributors, search).map(({ name }) => name);

describe('the list of contributors', () => {
  it('is searched by name, email and role', () => {
    expect(found('ADA')).toEqual(['Ada']);
    expect(found('.org')).toEqual(['Bo']);
    expect(found('store man')).toEqual(['Bo']);
  });

  it('is whole without a search', () => {
    expect(found(' ')).toEqual(['Ada', 'Bo']);
  });
});
