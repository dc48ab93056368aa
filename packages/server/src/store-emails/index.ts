export { storeEmailsCapability } from './store-emails-capability.ts';
