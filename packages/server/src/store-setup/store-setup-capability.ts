import type { Capability } from '../http/index.ts';
import { implementStoreSetupCalls } from './store-setup-routes.ts';

export const storeSetupCapability = (): Capability => ({
  name: 'store-setup',
  calls: implementStoreSetupCalls(),
});
