export { upsertCustomer, type OrderingCustomer } from './customers-store.ts';
