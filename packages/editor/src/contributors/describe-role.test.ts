import { roles } from '@sitewright/domain/contributors';
import { describe, expect, it } from 'vitest';
import { describeRole, roleOptions } from './describe-role.ts';

describe('[ROLE-01] the roles to choose from', () => {
  it('are the fifteen of the reviewed table', () => {
    expect(roleOptions.map(({ id }) => Number(id))).toEqual([
      1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
    ]);
  });

  it('say what each may do', () => {
    expect(describeRole(roles.admin)).toBe('May do everything.');
    expect(describeRole(roles.billing)).toBe('May see the pages and manage billing.');
    expect(describeRole(roles.none)).toMatch(/^May do nothing/);
  });

  it('name running code only where it is allowed', () => {
    const withCode = Object.values(roles).filter((role) => describeRole(role).includes('write code'));
    expect(withCode).toEqual([roles.websiteManager]);
  });
});
