import { stateCalls } from '../call/index.ts';
import type { siteSchemas } from './sites-schemas.ts';

export const siteCalls = stateCalls<typeof siteSchemas>()({
  readSettings: {
    method: 'GET',
    path: '/api/sites/settings',
    caller: 'contributor',
    permission: 'view',
    summary: 'The settings of this site',
  },
  saveSettings: {
    method: 'PUT',
    path: '/api/sites/settings',
    caller: 'contributor',
    permission: 'settings',
    texts: 'compared',
    summary: 'Save the settings of this site',
  },
  list: {
    method: 'GET',
    path: '/api/sites',
    caller: 'administrator',
    summary: 'All sites of the installation',
  },
  create: {
    method: 'POST',
    path: '/api/sites',
    caller: 'administrator',
    needsConfirmation: true,
    summary: 'Make a new site; the caller becomes its administrator',
  },
  addHost: {
    method: 'POST',
    path: '/api/sites/{id}/hosts',
    caller: 'administrator',
    needsConfirmation: true,
    summary: 'Let a site answer to another host name',
  },
  removeHost: {
    method: 'DELETE',
    path: '/api/sites/{id}/hosts/{host}',
    caller: 'administrator',
    needsConfirmation: true,
    summary: 'Take a host name away from a site',
  },
  readFeatures: {
    method: 'GET',
    path: '/api/sites/{id}/features',
    caller: 'administrator',
    summary: 'Which features a site has',
  },
  saveFeatures: {
    method: 'PUT',
    path: '/api/sites/{id}/features',
    caller: 'administrator',
    needsConfirmation: true,
    summary: 'Switch features of a site on or off',
  },
});
