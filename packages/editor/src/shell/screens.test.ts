import { permissionsOf, roles, type RoleName } from '@sitewright/domain/contributors';
import { describe, expect, it } from 'vitest';
import { railFor, settingsFor, type Viewer } from './screens.ts';

const viewerOf = (role: RoleName, isAdministrator = false): Viewer => ({
  permissions: [...permissionsOf([roles[role].code])],
  isAdministrator,
});

const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

describe('the screens that a contributor sees', () => {
  it('are all of the site’s for its administrator, but not the installation’s', () => {
    expect(namesOf(railFor(viewerOf('admin')))).toEqual(['Pages', 'Design', 'Files', 'Settings']);
    expect(namesOf(settingsFor(viewerOf('admin')))).toEqual([
      'General',
      'Social',
      'URL redirects',
      'Code',
      'Contributors',
      'Mail',
      'Activity',
    ]);
  });

  it('include the sites for an administrator of the installation only', () => {
    expect(namesOf(railFor(viewerOf('admin', true)))).toEqual([
      'Pages',
      'Design',
      'Files',
      'Settings',
      'Sites',
    ]);
  });

  it('are pages and files alone for an editor', () => {
    expect(namesOf(railFor(viewerOf('editor')))).toEqual(['Pages', 'Files']);
    expect(settingsFor(viewerOf('editor'))).toEqual([]);
  });

  it('hold the settings but neither design, code, people nor mail for a website manager', () => {
    expect(namesOf(railFor(viewerOf('websiteManager')))).toEqual(['Pages', 'Files', 'Settings']);
    expect(namesOf(settingsFor(viewerOf('websiteManager')))).toEqual([
      'General',
      'Social',
      'URL redirects',
      'Activity',
    ]);
  });

  it.each(['none', 'campaignsEditor', 'scheduling'] as const)(
    'are none for a role that opens none: %s',
    (role) => {
      expect(railFor(viewerOf(role))).toEqual([]);
    },
  );

  it('let Settings open at the first part that is open to the person', () => {
    const onlyActivity = { permissions: ['activity'], isAdministrator: false };
    expect(railFor(onlyActivity)).toEqual([
      { to: '/settings/activity', name: 'Settings', needs: 'activity' },
    ]);
  });
});
