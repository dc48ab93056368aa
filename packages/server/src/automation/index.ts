export { automationCapability } from './automation-capability.ts';
export { findApiKey } from './keys-service.ts';
