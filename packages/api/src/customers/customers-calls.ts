import { stateCalls } from '../call/index.ts';
import type { customersSchemas } from './customers-schemas.ts';

const owner = { caller: 'contributor', permission: 'customers' } as const;
const CUSTOMER = '/api/customers/{id}';

export const customersCalls = stateCalls<typeof customersSchemas>()({
  list: {
    ...owner,
    method: 'GET',
    path: '/api/customers',
    summary: 'List customers by name and email address, sorted',
  },
  read: { ...owner, method: 'GET', path: CUSTOMER, summary: 'Read a customer with orders and addresses' },
  exportAll: {
    ...owner,
    method: 'GET',
    path: '/api/customers.csv',
    answers: 'file',
    summary: 'Customers as a CSV file',
  },
  correct: {
    ...owner,
    method: 'PUT',
    path: `${CUSTOMER}/contact`,
    texts: 'unprinted',
    summary: 'Correct the name and the email address of a customer',
  },
  setNote: {
    ...owner,
    method: 'PUT',
    path: `${CUSTOMER}/note`,
    texts: 'unprinted',
    summary: 'Change the note on a customer, for contributors alone',
  },
  withdrawConsent: {
    ...owner,
    method: 'POST',
    path: `${CUSTOMER}/consent-withdrawal`,
    summary: 'Record that a customer wants no marketing emails any more',
  },
  merge: {
    ...owner,
    method: 'POST',
    path: `${CUSTOMER}/merger`,
    summary: 'Move the orders of another customer to this one and delete the other',
  },
  erase: {
    ...owner,
    method: 'POST',
    path: `${CUSTOMER}/erasure`,
    summary: 'Erase the personal data of a customer; orders and amounts stay',
  },
});
