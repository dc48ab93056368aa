import { stateCalls } from '../call/index.ts';
import type { mailSchemas } from './mail-schemas.ts';

export const mailCalls = stateCalls<typeof mailSchemas>()({
  listOutbox: {
    method: 'GET',
    path: '/api/mail/outbox',
    caller: 'contributor',
    permission: 'contributors',
    summary: 'Mail of this site, newest first; without a mail server it is kept here to be read',
  },
  readEmail: {
    method: 'GET',
    path: '/api/mail/outbox/{id}',
    caller: 'contributor',
    permission: 'contributors',
    summary: 'One email with its text',
  },
});
