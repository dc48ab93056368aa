import type { ActivityTexts } from '../call/index.ts';
import type { storeSetupCalls } from './store-setup-calls.ts';

export const storeSetupActivity = {
  createStore: 'Added store {subject}',
  createRootCategory: 'Added the category of all products to {subject}',
} satisfies ActivityTexts<typeof storeSetupCalls>;
