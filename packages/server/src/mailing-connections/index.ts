export { mailingConnectionsCapability } from './mailing-connections-capability.ts';
