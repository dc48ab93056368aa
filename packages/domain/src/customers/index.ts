export { customerCsvHead, customerCsvRow, type ExportedCustomer } from './customer-csv.ts';
export { customerLimits } from './customer-limits.ts';
export { customerMessages, type CustomerRefusal } from './customer-messages.ts';
