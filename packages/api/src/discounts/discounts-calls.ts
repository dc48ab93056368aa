import { stateCalls } from '../call/index.ts';
import type { discountsSchemas } from './discounts-schemas.ts';

const owner = { caller: 'contributor', permission: 'discounts' } as const;

export const discountsCalls = stateCalls<typeof discountsSchemas>()({
  list: {
    ...owner,
    method: 'GET',
    path: '/api/discounts',
    summary: 'List discounts, newest first, filtered by name, code and status',
  },
  read: { ...owner, method: 'GET', path: '/api/discounts/{id}', summary: 'Read a discount' },
  create: { ...owner, method: 'POST', path: '/api/discounts', summary: 'Add a discount' },
  update: { ...owner, method: 'PUT', path: '/api/discounts/{id}', summary: 'Change a discount' },
  remove: { ...owner, method: 'DELETE', path: '/api/discounts/{id}', summary: 'Delete a discount' },
  generateCode: {
    ...owner,
    method: 'GET',
    path: '/api/discount-codes/new',
    summary: 'Make up a code that no discount has',
  },
});
