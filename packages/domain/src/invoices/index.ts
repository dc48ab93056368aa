export { creditNoteContentOf, type RefundedAmounts } from './credit-note-content.ts';
export { invoiceContentOf, type InvoiceFacts } from './invoice-content.ts';
export { invoiceCsvHead, invoiceCsvRow } from './invoice-csv.ts';
export { invoiceKinds, invoiceLimits, type InvoiceFilters, type InvoiceKind } from './invoice-limits.ts';
export { formatInvoiceNumber } from './invoice-number.ts';
export { invoicesMessages } from './invoices-messages.ts';
export { printInvoice, type PrintedInvoice } from './printed-invoice.ts';
export { invoiceTextsIn } from './texts/invoice-translations.ts';
export type { InvoiceContent } from './invoices-schemas.ts';
