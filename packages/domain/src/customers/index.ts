export { customerCsvHead, customerCsvRow, type ExportedCustomer } from './customer-csv.ts';
export { customerLimits, customerSorts, type CustomerSort } from './customer-limits.ts';
export { customerMessages, type CustomerRefusal } from './customer-messages.ts';
