import type { OrderContent } from '../orders/index.ts';
import { invoiceContentOf, type InvoiceFacts } from './invoice-content.ts';
import { totalsOf } from './invoice-totals.ts';
import type { InvoiceContent, InvoiceLine, TaxedAmount } from './invoices-schemas.ts';

const plus = (left: readonly TaxedAmount[], right: readonly TaxedAmount[], sign: 1 | -1): TaxedAmount[] =>
  [...new Set([...left, ...right].map(({ id }) => id))].map((id) => {
    const [a, b] = [left, right].map((taxes) => taxes.find((tax) => tax.id === id));
    return {
      id,
      netCents: (a?.netCents ?? 0) + sign * (b?.netCents ?? 0),
      taxCents: (a?.taxCents ?? 0) + sign * (b?.taxCents ?? 0),
    };
  });

/** A line with the amounts of another one added to it, or taken off. */
const combined = (line: InvoiceLine, other: InvoiceLine, sign: 1 | -1): InvoiceLine => ({
  ...line,
  quantity: line.quantity + sign * other.quantity,
  netCents: line.netCents + sign * other.netCents,
  taxCents: line.taxCents + sign * other.taxCents,
  grossCents: line.grossCents + sign * other.grossCents,
  taxes: plus(line.taxes, other.taxes, sign),
});

const isSame =
  ({ kind, lineId }: InvoiceLine) =>
  (other: InvoiceLine): boolean =>
    kind !== 'amount' && other.kind === kind && other.lineId === lineId;

const joinLines = (lines: readonly InvoiceLine[]): InvoiceLine[] =>
  lines.reduce<InvoiceLine[]>((joined, line) => {
    const at = joined.findIndex(isSame(line));
    return at === -1
      ? [...joined, line]
      : joined.map((each, index) => (index === at ? combined(each, line, 1) : each));
  }, []);

/** All invoices of an order as one, which credit notes give back. */
export const joinInvoices = (first: InvoiceContent, others: readonly InvoiceContent[]): InvoiceContent => {
  const all = [first, ...others];
  const lines = joinLines(all.flatMap((invoice) => invoice.lines));
  const taxes = new Map(all.flatMap((invoice) => invoice.taxes).map((tax) => [tax.id, tax]));
  return {
    ...first,
    number: all.map(({ number }) => number).join(', '),
    lines,
    ...totalsOf(lines, [...taxes.values()]),
  };
};

const none = (line: InvoiceLine): InvoiceLine => combined(line, line, -1);

const hasAmount = ({ quantity, grossCents, taxCents }: InvoiceLine): boolean =>
  quantity !== 0 || grossCents !== 0 || taxCents !== 0;

const differences = (now: readonly InvoiceLine[], before: readonly InvoiceLine[]): InvoiceLine[] => [
  ...now.map((line) => {
    const earlier = before.find(isSame(line));
    return earlier ? combined(line, earlier, -1) : line;
  }),
  ...before
    .filter((line) => line.kind !== 'amount' && !now.some(isSame(line)))
    .map((line) => combined(none(line), line, -1)),
];

const shareOf = (whole: number, part: number, of: number): number =>
  of === 0 ? 0 : Math.round((whole * part) / of);

/** What credit notes gave back of lines that were taken off the order. */
const creditedLine = (grossCents: number, title: string, invoiced: InvoiceContent): InvoiceLine => {
  const taxes = invoiced.taxes.map(({ id, netCents, taxCents }) => ({
    id,
    netCents: shareOf(netCents, grossCents, invoiced.totalCents),
    taxCents: shareOf(taxCents, grossCents, invoiced.totalCents),
  }));
  const taxCents = taxes.reduce((total, tax) => total + tax.taxCents, 0);
  return {
    kind: 'amount',
    lineId: '',
    title,
    detail: '',
    sku: '',
    quantity: 1,
    unitCents: grossCents,
    netCents: grossCents - taxCents,
    taxCents,
    grossCents,
    taxes,
  };
};

export interface InvoicedBefore {
  readonly invoices: readonly [InvoiceContent, ...InvoiceContent[]];
  readonly creditNotes: readonly InvoiceContent[];
  /** Without what was paid beyond the total of an edited order. */
  readonly refundedCents: number;
  /** Of what credit notes gave back after an edit. */
  readonly creditedTitle: string;
}

/** The invoice about what an edit added to an order that has one; undefined where nothing is left to invoice. */
export const additionalInvoiceOf = (
  order: OrderContent,
  facts: InvoiceFacts,
  { invoices: [first, ...others], creditNotes, refundedCents, creditedTitle }: InvoicedBefore,
): InvoiceContent | undefined => {
  const whole = invoiceContentOf(order, facts);
  const invoiced = joinInvoices(first, others);
  const credited = creditNotes.reduce((total, note) => total + note.totalCents, 0);
  const dueCents = whole.totalCents - invoiced.totalCents + Math.max(0, credited - refundedCents);
  if (dueCents <= 0) return undefined;
  const changed = differences(whole.lines, invoiced.lines).filter(hasAmount);
  const restCents = changed.reduce((left, { grossCents }) => left - grossCents, dueCents);
  const lines = restCents === 0 ? changed : [...changed, creditedLine(restCents, creditedTitle, invoiced)];
  const taxes = new Map([...invoiced.taxes, ...order.taxLines].map((tax) => [tax.id, tax]));
  return { ...whole, lines, ...totalsOf(lines, [...taxes.values()]) };
};
