export { customersCapability } from './customers-capability.ts';
