import type { Capability } from '../http/index.ts';
import { implementSearchCalls } from './search-routes.ts';

export const searchCapability = (): Capability => ({ name: 'search', calls: implementSearchCalls() });
