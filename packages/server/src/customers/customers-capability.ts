import type { Database } from '../database/index.ts';
import type { Capability } from '../http/index.ts';
import { implementCustomerCalls } from './customers-routes.ts';

export const customersCapability = ({ database }: { readonly database: Database }): Capability => ({
  name: 'customers',
  calls: implementCustomerCalls(database),
});
