import { invoiceKinds, invoiceLimits, type InvoiceFilters } from '@sitewright/domain/invoices';
import { optionalParam } from '../../screens/index.ts';

/** Filters of the list, as the address of the screen has them. */
export type InvoiceParams = InvoiceFilters;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && DAY.test(value) ? value : undefined;

/** The router reads digits as a number. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, invoiceLimits.SEARCH)
    : undefined;

/** Unknown and malformed parts of an address are left out. */
export const readInvoiceParams = (search: Readonly<Record<string, unknown>>): InvoiceParams => {
  const kind = invoiceKinds.find((each) => each === search['kind']);
  const test = (['only', 'none'] as const).find((each) => each === search['test']);
  return {
    ...optionalParam('search', textOf(search['search'])),
    ...(kind === undefined ? {} : { kind }),
    ...optionalParam('from', dayOf(search['from'])),
    ...optionalParam('to', dayOf(search['to'])),
    ...(test === undefined ? {} : { test }),
  };
};
