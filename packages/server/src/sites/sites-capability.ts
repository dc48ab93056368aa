import type { Capability } from '../http/index.ts';
import { implementSiteCalls, type SiteMaking } from './sites-routes.ts';

export const sitesCapability = (services: SiteMaking): Capability => ({
  name: 'sites',
  calls: implementSiteCalls(services),
});
