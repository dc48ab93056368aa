import { roles } from '@sitewright/domain/contributors';
import { describe, expect, it } from 'vitest';
import { describeRole, roleOptionsFor } from './describe-role.ts';

const namesOf = (held?: readonly number[]) => roleOptionsFor(held).map(({ name }) => name);

describe('the roles to choose from', () => {
  it('are none that nothing in the product is for yet', () => {
    expect(namesOf()).toEqual([
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
  });

  it('hold what the contributor has already, so that saving does not take it away unseen', () => {
    expect(namesOf([roles.billing.code])).toContain('Billing');
  });

  it('say what each may do today', () => {
    expect(describeRole(roles.admin)).toBe('Full access.');
    expect(describeRole(roles.billing)).toBe('For a feature that is not available yet.');
    expect(describeRole(roles.storeManager)).toBe(
      'Can view pages, edit content, edit products, publish products, manage inventory, edit store settings, manage orders, refund orders, and view customers.',
    );
    expect(describeRole(roles.none)).toMatch(/^No access/);
  });

  it('name running code for no role but the administrator, who may do everything', () => {
    const withCode = Object.values(roles).filter((role) => describeRole(role).includes('write code'));
    expect(withCode).toEqual([]);
  });
});
