import type { CallAnswer } from '@sitewright/api/call';
import type { customersCalls } from '@sitewright/api/customers';

export type CustomerSummary = CallAnswer<typeof customersCalls.list>['customers'][number];
export type CustomerDetail = CallAnswer<typeof customersCalls.read>;

export const nameText = ({ name, email }: Pick<CustomerSummary, 'name' | 'email'>): string =>
  name || email || 'Erased customer';
