import { expect, it } from 'vitest';
import { permissionsOn, permissionsOf, roles } from './index.ts';

const admin = [roles.admin.code];

it('withholds code on the owner site from everybody but administrators of the installation', () => {
  const withheld = permissionsOn(admin, { isOwnerSite: true, isAdministrator: false });
  expect(withheld.has('code')).toBe(false);
  expect(withheld.has('design')).toBe(true);
  expect(permissionsOn(admin, { isOwnerSite: true, isAdministrator: true }).has('code')).toBe(true);
});

it('changes nothing on other sites, and gives administrators nothing that their roles do not', () => {
  expect(permissionsOn(admin, { isOwnerSite: false, isAdministrator: false })).toEqual(permissionsOf(admin));
  expect([...permissionsOn([], { isOwnerSite: true, isAdministrator: true })]).toEqual([]);
});
