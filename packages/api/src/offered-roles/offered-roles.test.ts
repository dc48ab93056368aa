import { expect, it } from 'vitest';
import { isOfferedRole, offeredRoles } from './index.ts';

it('offers the roles that have something to do, and none for a feature that does not exist yet', () => {
  expect(offeredRoles.map(({ name }) => name)).toEqual([
    'Administrator',
    'Editor',
    'Comment moderator',
    'Store manager',
    'Viewer',
    'Campaigns editor',
    'No access',
    'Website manager',
    'Draft editor',
  ]);
  for (const code of [2, 3, 7, 9, 12, 13, 5]) expect(isOfferedRole(code), `${code}`).toBe(false);
});
