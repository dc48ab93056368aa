import type { Database } from '../database/index.ts';
import type { Capability } from '../http/index.ts';
import { implementDonationCalls } from './donations-routes.ts';

export const donationsCapability = ({ database }: { readonly database: Database }): Capability => ({
  name: 'donations',
  calls: implementDonationCalls(database),
});
