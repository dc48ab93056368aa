import { stateCalls } from '../call/index.ts';
import type { webhookSchemas } from './webhooks-schemas.ts';

const owner = { caller: 'contributor', permission: 'settings' } as const;

export const webhookCalls = stateCalls<typeof webhookSchemas>()({
  list: { ...owner, method: 'GET', path: '/api/webhooks', summary: 'Webhooks of the site' },
  create: {
    ...owner,
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Add a webhook; answers its secret',
  },
  update: {
    ...owner,
    method: 'PUT',
    path: '/api/webhooks/{id}',
    summary: 'Change address and events of a webhook, or turn it on or off',
  },
  remove: {
    ...owner,
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    summary: 'Delete a webhook and its log',
  },
  readSecret: {
    ...owner,
    method: 'GET',
    path: '/api/webhooks/{id}/secret',
    summary: 'The secret that signs the deliveries of a webhook',
  },
  rotate: {
    ...owner,
    method: 'POST',
    path: '/api/webhooks/{id}/rotate',
    summary: 'Make a new secret; the previous one signs too for 24 hours',
  },
  sendTest: {
    ...owner,
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    summary: 'Send a test event to a webhook',
    limit: { max: 30, withinSeconds: 600 },
  },
  listDeliveries: {
    ...owner,
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries',
    summary: 'The latest deliveries to a webhook, newest first',
  },
  readDelivery: {
    ...owner,
    method: 'GET',
    path: '/api/webhooks/deliveries/{id}',
    summary: 'One delivery with request, response and attempts',
  },
  resend: {
    ...owner,
    method: 'POST',
    path: '/api/webhooks/deliveries/{id}/resend',
    summary: 'Send a delivery again at once',
    limit: { max: 60, withinSeconds: 600 },
  },
});
