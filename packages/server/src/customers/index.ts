export { customersCapability } from './customers-capability.ts';
export { withdrawMarketingConsent } from './customer-changes-store.ts';
