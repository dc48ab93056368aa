export { invoicesActivity } from './invoices-activity.ts';
export { invoicesCalls } from './invoices-calls.ts';
export { invoicesRefusals } from './invoices-refusals.ts';
