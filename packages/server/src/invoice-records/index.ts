export {
  findCreditNote,
  listInvoices,
  raiseInvoiceNumber,
  readNextNumbers,
  type InvoiceRecord,
} from './invoice-records-store.ts';
export { issueCreditNote, type CreditedRefund } from './issue-credit-note.ts';
export {
  findUninvoiced,
  issueAdditionalInvoice,
  issueAutomatically,
  issueInvoice,
  type InvoicedOrder,
} from './issue-invoice.ts';
