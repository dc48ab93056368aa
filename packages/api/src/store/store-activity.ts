import type { ActivityTexts } from '../call/index.ts';
import type { storeCalls } from './store-calls.ts';

export const storeActivity = {
  saveSettings: 'Changed the store settings',
  savePreferences: 'Changed the store settings',
} satisfies ActivityTexts<typeof storeCalls>;
