import { describe, expect, it } from 'vitest';
import { isRoleCode, permissionsOf, roles, type RoleName } from './index.ts';

const holders = (permission: string): RoleName[] =>
  (Object.keys(roles) as RoleName[]).filter((name) =>
    permissionsOf([roles[name].code]).has(permission as never),
  );

describe('[ROLE-01 (rule)] contributor roles', () => {
  it('are fifteen, under their codes', () => {
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
    expect(new Set(Object.values(roles).map(({ code }) => code)).size).toBe(15);
    expect(isRoleCode(5)).toBe(false);
  });

  it('leave design, code and people to the administrator', () => {
    for (const permission of ['design', 'code', 'contributors', 'discounts'])
      expect(holders(permission), permission).toEqual(['admin']);
  });

  it('let a draft editor write and change nothing that is live', () => {
    expect([...permissionsOf([roles.draftEditor.code])].sort()).toEqual([
      'content',
      'create-pages',
      'products',
      'view',
    ]);
    expect(holders('publish')).toEqual(['admin', 'editor', 'websiteManager']);
    expect(holders('media')).toEqual(['admin', 'editor', 'websiteManager']);
  });

  it('let a store manager sell: products, stock, orders and the store’s settings, but no pages', () => {
    expect([...permissionsOf([roles.storeManager.code])].sort()).toEqual([
      'content',
      'customers',
      'inventory',
      'orders',
      'products',
      'publish-products',
      'refunds',
      'store-settings',
      'view',
    ]);
    expect(holders('store-settings')).toEqual(['admin', 'storeManager', 'websiteManager']);
    expect(holders('create-pages')).toEqual(['admin', 'editor', 'websiteManager', 'draftEditor']);
  });

  it('give the other parts of the product to who is named after them', () => {
    expect(holders('settings')).toEqual(['admin', 'websiteManager']);
    expect(holders('comments')).toEqual(['admin', 'moderator', 'websiteManager']);
    expect(holders('billing')).toEqual(['admin', 'billing']);
    expect(holders('campaigns')).toEqual(['admin', 'campaignsEditor']);
    expect([...permissionsOf([roles.none.code])]).toEqual([]);
    expect([...permissionsOf([roles.viewer.code])]).toEqual(['view']);
  });

  it('add up for somebody who holds several', () => {
    const both = permissionsOf([roles.billing.code, roles.reporting.code]);
    expect([...both].sort()).toEqual(['analytics', 'billing']);
    expect([...permissionsOf([5, 99])]).toEqual([]);
  });
});
