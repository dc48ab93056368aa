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
  resend: {
    method: 'POST',
    path: '/api/mail/outbox/{id}/resend',
    caller: 'contributor',
    permission: 'contributors',
    summary: 'Try an email again at once; an email that was sent is sent as a copy',
    limit: { max: 60, withinSeconds: 600 },
  },
  readSettings: {
    method: 'GET',
    path: '/api/mail/settings',
    caller: 'contributor',
    permission: 'contributors',
    summary: 'Sender and layout of the site’s emails',
  },
  saveSettings: {
    method: 'PUT',
    path: '/api/mail/settings',
    caller: 'contributor',
    permission: 'contributors',
    summary: 'Change sender and layout of the site’s emails',
  },
  checkSender: {
    method: 'GET',
    path: '/api/mail/sender',
    caller: 'contributor',
    permission: 'contributors',
    summary: 'Look up SPF, DKIM and DMARC of the sender’s domain',
    limit: { max: 30, withinSeconds: 600 },
  },
  readServer: {
    method: 'GET',
    path: '/api/mail/server',
    caller: 'administrator',
    summary: 'The mail server of the installation, without its password',
  },
  saveServer: {
    method: 'PUT',
    path: '/api/mail/server',
    caller: 'administrator',
    needsConfirmation: true,
    summary: 'Change the mail server of the installation',
  },
  removeServer: {
    method: 'DELETE',
    path: '/api/mail/server',
    caller: 'administrator',
    needsConfirmation: true,
    summary: 'Remove the mail server; emails are then only stored',
  },
  sendTest: {
    method: 'POST',
    path: '/api/mail/server/test',
    caller: 'administrator',
    needsConfirmation: true,
    summary: 'Send a test email and answer what the mail server says',
    limit: { max: 20, withinSeconds: 600 },
  },
});
