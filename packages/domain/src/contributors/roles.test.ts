import { describe, expect, it } from 'vitest';
import { isRoleCode, permissionsOf, roleCodes, roles, type RoleName } from './index.ts';

const holders = (permission: string): RoleName[] =>
  (Object.keys(roles) as RoleName[]).filter((name) =>
    permissionsOf([roles[name].code]).has(permission as never),
  );

describe('contributor roles', () => {
  it('[ROLE-01] has the fifteen roles under their codes', () => {
    expect(Object.fromEntries(Object.entries(roles).map(([name, { code }]) => [name, code]))).toEqual({
      admin: 1,
      billing: 2,
      reporting: 3,
      editor: 4,
      moderator: 6,
      commenter: 7,
      storeManager: 8,
      scheduling: 9,
      viewer: 10,
      campaignsEditor: 11,
      schedulingViewer: 12,
      schedulingEditor: 13,
      none: 14,
      websiteManager: 15,
      draftEditor: 16,
    });
    expect(roleCodes).toHaveLength(15);
    expect(isRoleCode(5)).toBe(false);
  });

  it('[ROLE-01] lets only administrator and website manager write what runs as script', () => {
    expect(holders('code')).toEqual(['admin', 'websiteManager']);
  });

  it('[ROLE-01] lets each role do what its name says and nothing else', () => {
    expect(holders('contributors')).toEqual(['admin']);
    expect(holders('billing')).toEqual(['admin', 'billing']);
    expect(holders('discounts')).toEqual(['admin']);
    expect(holders('orders')).toEqual(['admin', 'storeManager']);
    expect(holders('settings')).toEqual(['admin', 'websiteManager']);
    expect(holders('campaigns')).toEqual(['admin', 'campaignsEditor']);
    expect(holders('comments')).toEqual(['admin', 'moderator', 'websiteManager']);
    expect(holders('create-pages')).toEqual(['admin', 'editor', 'websiteManager', 'draftEditor']);
    expect(holders('publish')).toEqual(['admin', 'editor', 'storeManager', 'websiteManager']);
    expect([...permissionsOf([roles.none.code])]).toEqual([]);
    expect([...permissionsOf([roles.viewer.code])]).toEqual(['view']);
  });

  it('[ROLE-01] adds up the roles of somebody who holds several', () => {
    const both = permissionsOf([roles.billing.code, roles.reporting.code]);
    expect([...both].sort()).toEqual(['analytics', 'billing', 'view']);
    expect([...permissionsOf([5, 99])]).toEqual([]);
  });
});
