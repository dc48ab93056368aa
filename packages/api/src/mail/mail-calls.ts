import { stateCalls } from '../call/index.ts';
import type { mailSchemas } from './mail-schemas.ts';

export const mailCalls = stateCalls<typeof mailSchemas>()({
  listOutbox: {
    method: 'GET',
    path: '/api/mail/outbox',
    caller: 'contributor',
    permission: 'contributors',
    summary: 'Emails of this site, newest first; without a mail server they are only stored here',
  },
  readEmail: {
    method: 'GET',
    path: '/api/mail/outbox/{id}',
    caller: 'contributor',
    permission: 'contributors',
    summary: 'Read an email with its text',
  },
});
