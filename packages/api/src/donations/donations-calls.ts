import { stateCalls } from '../call/index.ts';
import type { donationsSchemas } from './donations-schemas.ts';

const owner = { caller: 'contributor', permission: 'orders' } as const;

export const donationsCalls = stateCalls<typeof donationsSchemas>()({
  listFunds: {
    ...owner,
    method: 'GET',
    path: '/api/donation-funds',
    summary: 'List the funds that donations are given to, with what was given',
  },
  listChoices: {
    caller: 'contributor',
    permission: 'content',
    method: 'GET',
    path: '/api/donation-fund-choices',
    summary: 'List the funds that a donation block can show',
  },
  createFund: { ...owner, method: 'POST', path: '/api/donation-funds', summary: 'Add a fund' },
  changeFund: { ...owner, method: 'PUT', path: '/api/donation-funds/{id}', summary: 'Change a fund' },
  archiveFund: {
    ...owner,
    method: 'POST',
    path: '/api/donation-funds/{id}/archival',
    summary: 'Take no more donations to a fund; monthly ones that are running go on',
  },
  restoreFund: {
    ...owner,
    method: 'DELETE',
    path: '/api/donation-funds/{id}/archival',
    summary: 'Take donations to an archived fund again',
  },
  list: {
    ...owner,
    method: 'GET',
    path: '/api/donations',
    summary: 'List donations, newest first, by donor, order number and fund',
  },
  exportAll: {
    ...owner,
    method: 'GET',
    path: '/api/donations.csv',
    answers: 'file',
    summary: 'Donations as a CSV file',
  },
});
