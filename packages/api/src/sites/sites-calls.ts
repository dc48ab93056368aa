import { stateCalls } from '../call/index.ts';
import type { siteSchemas } from './sites-schemas.ts';

export const siteCalls = stateCalls<typeof siteSchemas>()({
  readSettings: {
    method: 'GET',
    path: '/api/sites/settings',
    caller: 'contributor',
    permission: 'view',
    summary: 'Read the settings of this site',
  },
  saveSettings: {
    method: 'PUT',
    path: '/api/sites/settings',
    caller: 'contributor',
    permission: 'settings',
    texts: 'compared',
    summary: 'Change the settings of this site',
  },
  list: {
    method: 'GET',
    path: '/api/sites',
    caller: 'administrator',
    summary: 'List the sites of the installation',
  },
  create: {
    method: 'POST',
    path: '/api/sites',
    caller: 'administrator',
    needsConfirmation: true,
    summary: 'Create a site; the caller becomes its administrator',
  },
  addHost: {
    method: 'POST',
    path: '/api/sites/{id}/hosts',
    caller: 'administrator',
    needsConfirmation: true,
    summary: 'Add a host name to a site',
  },
  removeHost: {
    method: 'DELETE',
    path: '/api/sites/{id}/hosts/{host}',
    caller: 'administrator',
    needsConfirmation: true,
    summary: 'Remove a host name from a site',
  },
  restore: {
    method: 'POST',
    path: '/api/sites/{id}/restoration',
    caller: 'administrator',
    needsConfirmation: true,
    summary: 'Restore a site that is archived',
  },
  readFeatures: {
    method: 'GET',
    path: '/api/sites/{id}/features',
    caller: 'administrator',
    summary: 'Read the features of a site',
  },
  saveFeatures: {
    method: 'PUT',
    path: '/api/sites/{id}/features',
    caller: 'administrator',
    needsConfirmation: true,
    summary: 'Switch features of a site on or off',
  },
});
