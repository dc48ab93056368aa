export { customersCapability } from './customers-capability.ts';
export { upsertCustomer, type OrderingCustomer } from './customers-store.ts';
