import { stateCalls } from '../call/index.ts';
import type { automationSchemas } from './automation-schemas.ts';

const owner = { caller: 'contributor', permission: 'settings' } as const;

/** By an automation service with a key of the site. Counted for each key. */
const service = { caller: 'api-key', limit: { max: 120, withinSeconds: 60 } } as const;

export const automationCalls = stateCalls<typeof automationSchemas>()({
  read: { ...owner, method: 'GET', path: '/api/automation', summary: 'Keys and connected automations' },
  createKey: {
    ...owner,
    method: 'POST',
    path: '/api/automation/keys',
    summary: 'Create a key; answers it this once',
  },
  revokeKey: {
    ...owner,
    method: 'DELETE',
    path: '/api/automation/keys/{id}',
    summary: 'Revoke a key and disconnect what was connected with it',
  },
  disconnect: {
    ...owner,
    method: 'DELETE',
    path: '/api/automation/hooks/{id}',
    summary: 'Disconnect an automation',
  },
  readForm: {
    caller: 'contributor',
    permission: 'content',
    method: 'GET',
    path: '/api/automation/forms/{id}',
    summary: 'How many automations get the submissions of a form',
  },
  readAccount: {
    ...service,
    method: 'GET',
    path: '/api/hooks/account',
    summary: 'The site that the key belongs to, to try the key',
  },
  listForms: {
    ...service,
    method: 'GET',
    path: '/api/hooks/forms',
    summary: 'Forms of the site, to choose the one whose submissions are wanted',
  },
  sample: {
    ...service,
    method: 'GET',
    path: '/api/hooks/sample',
    summary: 'Events as a hook gets them, made of the latest records',
  },
  subscribe: {
    ...service,
    method: 'POST',
    path: '/api/hooks',
    summary: 'Send an event to an address as it happens; answers the id of the hook',
  },
  unsubscribe: {
    ...service,
    method: 'DELETE',
    path: '/api/hooks/{id}',
    summary: 'End a hook that was subscribed with the same key',
  },
});
