export { findDataCenter } from './mailchimp-key.ts';
export { mailingConnectionsMessages } from './mailing-connections-messages.ts';
export { pauseAfterFailures, remoteStatusOf, splitName, type RemoteStatus } from './remote-status.ts';
