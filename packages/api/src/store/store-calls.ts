import { stateCalls } from '../call/index.ts';
import type { storeSchemas } from './store-schemas.ts';

export const storeCalls = stateCalls<typeof storeSchemas>()({
  readSettings: {
    method: 'GET',
    path: '/api/store/settings',
    caller: 'contributor',
    permission: 'store-settings',
    summary: 'How the store sells',
  },
  saveSettings: {
    method: 'PUT',
    path: '/api/store/settings',
    caller: 'contributor',
    permission: 'store-settings',
    texts: 'compared',
    summary: 'Change how the store sells',
  },
  readPreferences: {
    method: 'GET',
    path: '/api/v1/commerce-preferences/{namespace}',
    caller: 'contributor',
    permission: 'store-settings',
    summary: 'The store settings of one namespace',
  },
  savePreferences: {
    method: 'PUT',
    path: '/api/v1/commerce-preferences/{namespace}',
    caller: 'contributor',
    permission: 'store-settings',
    texts: 'compared',
    summary: 'Change the store settings of one namespace',
  },
});
