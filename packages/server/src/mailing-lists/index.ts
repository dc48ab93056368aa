export { mailingListsCapability } from './mailing-lists-capability.ts';
