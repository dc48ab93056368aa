import type { ActivityTexts } from '../call/index.ts';
import type { invoicesCalls } from './invoices-calls.ts';

export const invoicesActivity = {
  issue: 'Created the invoice of {subject}',
  setNextNumbers: 'Changed the next invoice numbers',
} satisfies ActivityTexts<typeof invoicesCalls>;
