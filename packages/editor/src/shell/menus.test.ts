import { permissionsOf, roles, type RoleName } from '@sitewright/domain/contributors';
import { describe, expect, it } from 'vitest';
import { screens } from '../screen-registry.ts';
import type { Viewer } from '../screens/index.ts';
import { entriesFor, homeFor, railFor, screensFor } from './menus.ts';

const viewerOf = (role: RoleName, isAdministrator = false): Viewer => ({
  permissions: [...permissionsOf([roles[role].code])],
  isAdministrator,
});

const railLabels = (viewer: Viewer) => railFor(viewer).map(({ label }) => label);
const settingsLabels = (viewer: Viewer) => screensFor(viewer, 'settings').map(({ menu }) => menu.label);

describe('the screens that a contributor sees', () => {
  it('are all of the site’s for its administrator, but not the installation’s', () => {
    expect(railLabels(viewerOf('admin'))).toEqual([
      'Pages',
      'Design',
      'Store',
      'Campaigns',
      'Mailing lists',
      'Forms',
      'Files',
      'Comments',
      'Settings',
    ]);
    expect(settingsLabels(viewerOf('admin'))).toEqual([
      'General',
      'Social',
      'Comments',
      'URL redirects',
      'Code',
      'Contributors',
      'Mail',
      'Mail design',
      'Webhooks',
      'Automation',
      'Spam protection',
      'Performance',
      'Activity',
      'Billing',
    ]);
  });

  it('include the sites for an administrator of the installation only', () => {
    expect(railLabels(viewerOf('admin', true))).toEqual([
      'Pages',
      'Design',
      'Store',
      'Campaigns',
      'Mailing lists',
      'Forms',
      'Files',
      'Comments',
      'Settings',
      'Sites',
    ]);
  });

  it('are pages, store, forms and files for an editor', () => {
    expect(railLabels(viewerOf('editor'))).toEqual(['Pages', 'Store', 'Forms', 'Files']);
    expect(settingsLabels(viewerOf('editor'))).toEqual([]);
  });

  it('hold the settings but neither design, code, people nor mail for a website manager', () => {
    expect(railLabels(viewerOf('websiteManager'))).toEqual([
      'Pages',
      'Store',
      'Forms',
      'Files',
      'Comments',
      'Settings',
    ]);
    expect(settingsLabels(viewerOf('websiteManager'))).toEqual([
      'General',
      'Social',
      'Comments',
      'URL redirects',
      'Webhooks',
      'Automation',
      'Spam protection',
      'Performance',
      'Activity',
    ]);
  });

  it('begin with the comments for a comment moderator, who may look at pages too', () => {
    expect(railLabels(viewerOf('moderator'))).toEqual(['Pages', 'Files', 'Comments']);
    expect(homeFor(viewerOf('moderator'))).toBe('/comments');
    expect(homeFor(viewerOf('viewer'))).toBe('/pages');
    expect(homeFor(viewerOf('admin'))).toBe('/pages');
    expect(homeFor(viewerOf('none'))).toBeUndefined();
  });

  it('are campaigns and mailing lists alone for who writes them', () => {
    expect(railLabels(viewerOf('campaignsEditor'))).toEqual(['Campaigns', 'Mailing lists']);
    expect(homeFor(viewerOf('campaignsEditor'))).toBe('/campaigns');
  });

  it.each(['none', 'scheduling'] as const)('are none for a role that opens none: %s', (role) => {
    expect(railFor(viewerOf(role))).toEqual([]);
  });

  it('hold discounts and payments for administrators only', () => {
    const storeLabels = (role: RoleName) => entriesFor(viewerOf(role), 'store').map(({ menu }) => menu.label);
    expect(storeLabels('admin')).toEqual([
      'Orders',
      'Products',
      'Categories',
      'Inventory',
      'Customers',
      'Returns',
      'Invoices',
      'Abandoned carts',
      'Restock',
      'Discounts',
      'Gift cards',
      'Donations',
      'Subscriptions',
      'Shipping',
      'Tax',
      'Payments',
      'Checkout page',
      'Follow-up emails',
      'Emails',
      'Settings',
      'First sale',
    ]);
    for (const role of Object.keys(roles) as RoleName[])
      if (role !== 'admin')
        for (const label of ['Discounts', 'Payments']) expect(storeLabels(role)).not.toContain(label);
  });

  it('list settings of invoices and returns for those who cannot open their lists', () => {
    const labels = (role: RoleName) => entriesFor(viewerOf(role), 'store').map(({ menu }) => menu.label);
    expect(labels('storeManager')).toEqual(expect.arrayContaining(['Returns', 'Invoices']));
    expect(labels('storeManager')).not.toContain('Invoice settings');
    expect(labels('websiteManager')).toEqual(expect.arrayContaining(['Invoice settings', 'Return settings']));
    expect(labels('websiteManager')).not.toContain('Invoices');
  });

  it('[SITE-24 (rule)] hold no store where commerce is switched off', () => {
    expect(railLabels({ ...viewerOf('admin'), hasStore: false })).toEqual([
      'Pages',
      'Design',
      'Campaigns',
      'Mailing lists',
      'Forms',
      'Files',
      'Comments',
      'Settings',
    ]);
  });

  it('let Settings open at the first part that is open to the person', () => {
    const onlyActivity = { permissions: ['activity'], isAdministrator: false };
    expect(railFor(onlyActivity)).toMatchObject([
      { to: '/settings/activity', label: 'Settings', basePath: '/settings' },
    ]);
  });

  it('are listed as settings exactly when they are shown inside the settings frame', () => {
    for (const { path, menu } of screens)
      expect(menu?.group === 'settings', path).toBe(path.startsWith('/settings/'));
  });
});
