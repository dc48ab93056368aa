import { stateCalls } from '../call/index.ts';
import type { storeEmailsSchemas } from './store-emails-schemas.ts';

const owner = { caller: 'contributor', permission: 'store-settings' } as const;
const EMAIL = '/api/store-emails/{kind}';

export const storeEmailsCalls = stateCalls<typeof storeEmailsSchemas>()({
  list: { ...owner, method: 'GET', path: '/api/store-emails', summary: 'The emails of the store' },
  read: { ...owner, method: 'GET', path: EMAIL, summary: 'An email of the store with the owner’s texts' },
  saveText: {
    ...owner,
    method: 'PUT',
    path: `${EMAIL}/texts/{language}`,
    texts: 'unprinted',
    summary: 'Change subject and text of an email in one language',
  },
  removeText: {
    ...owner,
    method: 'DELETE',
    path: `${EMAIL}/texts/{language}`,
    summary: 'Reset subject and text of an email to the built-in ones',
  },
  setEnabled: {
    ...owner,
    method: 'PUT',
    path: `${EMAIL}/switch`,
    summary: 'Switch an email on or off',
  },
  preview: {
    ...owner,
    method: 'POST',
    path: `${EMAIL}/preview`,
    texts: 'unprinted',
    isUnlogged: true,
    summary: 'An email as it would be sent, with unsaved texts and their faults',
  },
  sendTest: {
    ...owner,
    method: 'POST',
    path: `${EMAIL}/test`,
    texts: 'unprinted',
    limit: { max: 20, withinSeconds: 600 },
    summary: 'Send an email with unsaved texts to oneself',
  },
});
