import type { ActivityTexts } from '../call/index.ts';
import type { mailingConnectionsCalls } from './mailing-connections-calls.ts';

export const mailingConnectionsActivity = {
  connect: 'Connected Mailchimp',
  disconnect: 'Disconnected Mailchimp',
  connectList: 'Connected a mailing list with Mailchimp',
  disconnectList: 'Disconnected a mailing list from Mailchimp',
  retryList: 'Sent a mailing list to Mailchimp again',
} satisfies ActivityTexts<typeof mailingConnectionsCalls>;
