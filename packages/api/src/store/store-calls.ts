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
});
