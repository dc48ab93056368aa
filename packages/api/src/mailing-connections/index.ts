export { mailingConnectionsActivity } from './mailing-connections-activity.ts';
export { mailingConnectionsCalls } from './mailing-connections-calls.ts';
export { mailingConnectionsRefusals } from './mailing-connections-refusals.ts';
