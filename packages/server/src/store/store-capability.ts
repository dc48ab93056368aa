import type { Capability } from '../http/index.ts';
import { implementStoreCalls } from './store-routes.ts';

export const storeCapability = (): Capability => ({ name: 'store', calls: implementStoreCalls() });
