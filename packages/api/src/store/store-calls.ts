import { stateCalls } from '../call/index.ts';
import type { storeSchemas } from './store-schemas.ts';

export const storeCalls = stateCalls<typeof storeSchemas>()({
  readSettings: {
    method: 'GET',
    path: '/api/store/settings',
    caller: 'contributor',
    permission: 'store-settings',
    summary: 'Read the store settings',
  },
  saveSettings: {
    method: 'PUT',
    path: '/api/store/settings',
    caller: 'contributor',
    permission: 'store-settings',
    texts: 'compared',
    summary: 'Change the store settings',
  },
  readPreferences: {
    method: 'GET',
    path: '/api/v1/commerce-preferences/{namespace}',
    caller: 'contributor',
    permission: 'store-settings',
    summary: 'Read the commerce preferences of one namespace',
  },
  savePreferences: {
    method: 'PUT',
    path: '/api/v1/commerce-preferences/{namespace}',
    caller: 'contributor',
    permission: 'store-settings',
    texts: 'compared',
    summary: 'Change the commerce preferences of one namespace',
  },
});
