import { stateCalls } from '../call/index.ts';
import type { mailingListsSchemas } from './mailing-lists-schemas.ts';

const permitted = { caller: 'contributor', permission: 'campaigns' } as const;

const LISTS = '/api/mailing-lists';
const MEMBERS = '/api/mailing-list-members';
const SEGMENTS = '/api/mailing-segments';

export const mailingListsCalls = stateCalls<typeof mailingListsSchemas>()({
  listLists: { ...permitted, method: 'GET', path: LISTS, summary: 'Mailing lists with their numbers' },
  createList: { ...permitted, method: 'POST', path: LISTS, summary: 'Create a mailing list' },
  updateList: {
    ...permitted,
    method: 'PUT',
    path: `${LISTS}/{id}`,
    summary: 'Rename a mailing list, or change how people join it',
  },
  removeList: {
    ...permitted,
    method: 'DELETE',
    path: `${LISTS}/{id}`,
    summary: 'Delete a mailing list with its members; consents stay as proof',
  },
  listMembers: {
    ...permitted,
    method: 'GET',
    path: `${LISTS}/{id}/members`,
    summary: 'Members of a list, newest first',
  },
  exportMembers: {
    ...permitted,
    method: 'GET',
    path: `${LISTS}/{id}/members.csv`,
    answers: 'file',
    summary: 'Members of a list as a CSV file, with what they agreed to',
  },
  readMember: {
    ...permitted,
    method: 'GET',
    path: `${MEMBERS}/{id}`,
    summary: 'A member with everything the address agreed to',
  },
  addMember: {
    ...permitted,
    method: 'POST',
    path: `${LISTS}/{id}/members`,
    texts: 'unprinted',
    summary: 'Add an address whose owner agreed to get emails',
  },
  tagMembers: {
    ...permitted,
    method: 'POST',
    path: '/api/mailing-list-tags',
    texts: 'unprinted',
    summary: 'Add a tag to members, or remove it',
  },
  unsubscribeMembers: {
    ...permitted,
    method: 'POST',
    path: '/api/mailing-list-unsubscriptions',
    summary: 'Unsubscribe members from their list',
  },
  eraseMembers: {
    ...permitted,
    method: 'POST',
    path: '/api/mailing-list-erasures',
    summary: 'Erase addresses from all lists, with what they agreed to',
  },
  listTags: {
    ...permitted,
    method: 'GET',
    path: `${LISTS}/{id}/tags`,
    summary: 'Tags of the members of a list',
  },
  importMembers: {
    ...permitted,
    method: 'POST',
    path: `${LISTS}/{id}/imports`,
    texts: 'unprinted',
    body: 'file',
    summary: 'Import a CSV file of addresses, with proof of consent; a job adds them',
  },
  readImport: {
    ...permitted,
    method: 'GET',
    path: `${LISTS}/{id}/imports`,
    summary: 'Progress and result of the latest import of a list',
  },
  readReportAddress: {
    ...permitted,
    method: 'GET',
    path: '/api/mailing-list-reports',
    summary: 'Where a mail service reports bounces and complaints, and its secret',
  },
  rotateReportSecret: {
    ...permitted,
    method: 'POST',
    path: '/api/mailing-list-reports/secret',
    summary: 'Make a new secret for reports of bounces and complaints',
  },
  readSegmentOptions: {
    ...permitted,
    method: 'GET',
    path: '/api/mailing-segment-options',
    summary: 'Forms, products and tags that a segment can be made of',
  },
  listSegments: { ...permitted, method: 'GET', path: SEGMENTS, summary: 'Segments of the site' },
  createSegment: {
    ...permitted,
    method: 'POST',
    path: SEGMENTS,
    texts: 'unprinted',
    summary: 'Create a segment',
  },
  updateSegment: {
    ...permitted,
    method: 'PUT',
    path: `${SEGMENTS}/{id}`,
    texts: 'unprinted',
    summary: 'Change a segment',
  },
  removeSegment: { ...permitted, method: 'DELETE', path: `${SEGMENTS}/{id}`, summary: 'Delete a segment' },
  countSegment: {
    ...permitted,
    method: 'POST',
    path: `${SEGMENTS}/count`,
    isUnlogged: true,
    texts: 'unprinted',
    summary: 'How many addresses a segment would have now',
  },
});
