export { invoicesCapability } from './invoices-capability.ts';
