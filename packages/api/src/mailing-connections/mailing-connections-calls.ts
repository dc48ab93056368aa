import { stateCalls } from '../call/index.ts';
import type { mailingConnectionsSchemas } from './mailing-connections-schemas.ts';

const permitted = { caller: 'contributor', permission: 'campaigns' } as const;

const MAILCHIMP = '/api/mailing-connections/mailchimp';
const LIST = '/api/mailing-lists/{id}/connection';

export const mailingConnectionsCalls = stateCalls<typeof mailingConnectionsSchemas>()({
  readConnection: {
    ...permitted,
    method: 'GET',
    path: LIST,
    summary: 'The account of Mailchimp, and the list there that a mailing list is connected with',
  },
  connect: {
    ...permitted,
    method: 'PUT',
    path: MAILCHIMP,
    texts: 'unprinted',
    summary: 'Connect the account of an API key, or replace the key',
  },
  disconnect: {
    ...permitted,
    method: 'DELETE',
    path: MAILCHIMP,
    summary: 'Forget the API key and all connected lists; nothing changes at Mailchimp',
  },
  listRemoteLists: {
    ...permitted,
    method: 'GET',
    path: `${MAILCHIMP}/lists`,
    summary: 'Lists of the account, to choose from',
  },
  connectList: {
    ...permitted,
    method: 'PUT',
    path: LIST,
    summary: 'Send the members of a mailing list to a list at Mailchimp',
  },
  disconnectList: {
    ...permitted,
    method: 'DELETE',
    path: LIST,
    summary: 'Send no more members; those that were sent stay at Mailchimp',
  },
  retryList: {
    ...permitted,
    method: 'POST',
    path: `${LIST}/retry`,
    summary: 'Send now what Mailchimp did not take',
  },
});
