import { nameOf } from '../addresses/index.ts';
import { isCurrencyCode, money, moneyText } from '../money/index.ts';
import type { InvoiceKind } from './invoice-limits.ts';
import type { InvoiceContent } from './invoices-schemas.ts';

export interface ExportedInvoice {
  readonly kind: InvoiceKind;
  readonly content: InvoiceContent;
  /** A day, in the site's time zone. */
  readonly issuedOn: string;
}

export const invoiceCsvHead: readonly string[] = [
  'Kind',
  'Number',
  'For invoice',
  'Order',
  'Issued on',
  'Customer',
  'Company',
  'Email',
  'Country',
  'VAT number',
  'Currency',
  'Net',
  'Tax',
  'Total',
  'Taxes',
  'Test',
];

const amountText = (cents: number, currency: string): string =>
  isCurrencyCode(currency) ? moneyText(money(BigInt(cents), currency)).value : String(cents);

/** Amounts of credit notes are negative, so that a column can be summed. */
export const invoiceCsvRow = ({ kind, content, issuedOn }: ExportedInvoice): string[] => {
  const { buyer, currency } = content;
  const sign = kind === 'invoice' ? 1 : -1;
  const amount = (cents: number): string => amountText(cents === 0 ? 0 : sign * cents, currency);
  return [
    kind === 'invoice' ? 'Invoice' : 'Credit note',
    content.number,
    content.invoiceNumber,
    content.orderNumber,
    issuedOn,
    nameOf(buyer.address),
    buyer.address.company,
    buyer.email,
    buyer.address.country,
    buyer.vatNumber,
    currency,
    amount(content.netCents),
    amount(content.taxCents),
    amount(content.totalCents),
    content.taxes.map(({ name, rate, taxCents }) => `${name} ${rate}%: ${amount(taxCents)}`).join(', '),
    content.isTest ? 'yes' : 'no',
  ];
};
