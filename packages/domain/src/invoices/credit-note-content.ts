import { cutLines } from '../orders/index.ts';
import { totalsOf } from './invoice-totals.ts';
import type { InvoiceContent, InvoiceLine, TaxedAmount } from './invoices-schemas.ts';

export interface RefundedAmounts {
  readonly lines: readonly {
    readonly lineId: string;
    readonly quantity: number;
    readonly amountCents: number;
  }[];
  readonly totalCents: number;
  /** What of it was paid beyond the total of an edited order. */
  readonly creditCents: number;
  /** The total of the order now. */
  readonly orderCents: number;
}

export interface CreditNoteFacts {
  /** Of the refunded amount that belongs to no line. */
  readonly amountTitle: string;
}

/** What is left of an invoice after earlier credit notes. */
interface Rest {
  readonly grossCents: number;
  readonly taxes: readonly TaxedAmount[];
}

const restOf = (
  invoice: InvoiceContent,
  credited: readonly Pick<InvoiceLine, 'grossCents' | 'taxes'>[],
): Rest => {
  const taxedBy = (id: string) => credited.flatMap(({ taxes }) => taxes.filter((tax) => tax.id === id));
  return {
    grossCents: credited.reduce((left, { grossCents }) => left - grossCents, invoice.totalCents),
    taxes: invoice.taxes.map(({ id, netCents, taxCents }) => ({
      id,
      netCents: taxedBy(id).reduce((left, tax) => left - tax.netCents, netCents),
      taxCents: taxedBy(id).reduce((left, tax) => left - tax.taxCents, taxCents),
    })),
  };
};

const sumOf = (lines: RefundedAmounts['lines']): number =>
  lines.reduce((total, { amountCents }) => total + amountCents, 0);

const shareOf = (whole: number, part: number, of: number): number =>
  of <= 0 ? 0 : Number((BigInt(whole) * BigInt(part)) / BigInt(of));

const withTaxes = (
  line: Omit<InvoiceLine, 'netCents' | 'taxCents' | 'taxes'>,
  taxes: readonly TaxedAmount[],
) => {
  const taxCents = taxes.reduce((total, tax) => total + tax.taxCents, 0);
  return { ...line, taxes, taxCents, netCents: line.grossCents - taxCents };
};

/** What a line gives back has its share of the tax; all of it together exactly all of the tax. */
const creditedItem = (
  source: InvoiceLine,
  refunded: RefundedAmounts['lines'][number],
  { before, rest }: { readonly before: number; readonly rest: Rest },
): InvoiceLine => {
  const upTo = (cents: number, part: number) =>
    shareOf(cents, Math.min(part, source.grossCents), source.grossCents);
  const partOf = (cents: number) => upTo(cents, before + refunded.amountCents) - upTo(cents, before);
  const left = (id: string) => rest.taxes.find((tax) => tax.id === id);
  const taxes = source.taxes.map(({ id, netCents, taxCents }) => ({
    id,
    netCents: Math.min(partOf(netCents), left(id)?.netCents ?? 0),
    taxCents: Math.min(partOf(taxCents), left(id)?.taxCents ?? 0),
  }));
  return withTaxes({ ...source, quantity: refunded.quantity, grossCents: refunded.amountCents }, taxes);
};

/** An amount beside the lines has its share of all taxes that are left. */
const creditedAmount = (grossCents: number, title: string, rest: Rest): InvoiceLine =>
  withTaxes(
    {
      kind: 'amount',
      lineId: '',
      title,
      detail: '',
      sku: '',
      quantity: 1,
      unitCents: grossCents,
      grossCents,
    },
    rest.taxes.flatMap(({ id, netCents, taxCents }) => {
      const share = {
        id,
        netCents: shareOf(netCents, grossCents, rest.grossCents),
        taxCents: shareOf(taxCents, grossCents, rest.grossCents),
      };
      return share.netCents === 0 && share.taxCents === 0 ? [] : [share];
    }),
  );

/** The note that gives back the last cent takes what rounding has left of the taxes, too. */
const withRest = (line: InvoiceLine, rest: Rest): InvoiceLine => {
  const taxOf = ({ id, netCents, taxCents }: TaxedAmount): TaxedAmount => {
    const own = line.taxes.find((tax) => tax.id === id);
    return { id, netCents: netCents + (own?.netCents ?? 0), taxCents: taxCents + (own?.taxCents ?? 0) };
  };
  return withTaxes(
    line,
    rest.taxes.map(taxOf).filter(({ netCents, taxCents }) => netCents !== 0 || taxCents !== 0),
  );
};

const grossOf = (lines: readonly InvoiceLine[], lineId: string): number =>
  lines.filter((line) => line.lineId === lineId).reduce((total, { grossCents }) => total + grossCents, 0);

/**
 * What of a refund the invoice can give back. Lines that were added after it are not on it, and what an edit had taken
 * off before it never was.
 */
const creditedPart = (
  invoice: InvoiceContent,
  earlier: readonly InvoiceContent[],
  { lines, totalCents, creditCents, orderCents }: RefundedAmounts,
): Pick<RefundedAmounts, 'lines' | 'totalCents'> => {
  const own = lines.filter((each) => invoice.lines.some(({ lineId }) => lineId === each.lineId));
  const otherCents = sumOf(lines) - sumOf(own);
  const overpaidCents = Math.min(creditCents, Math.max(0, invoice.totalCents - orderCents));
  const { grossCents } = restOf(
    invoice,
    earlier.flatMap((note) => note.lines),
  );
  const part = Math.max(0, Math.min(grossCents, totalCents - otherCents - creditCents + overpaidCents));
  return { lines: cutLines(own, part).filter(({ amountCents }) => amountCents > 0), totalCents: part };
};

const creditedLines = (
  invoice: InvoiceContent,
  earlier: readonly InvoiceContent[],
  { refund: whole, amountTitle }: { readonly refund: RefundedAmounts; readonly amountTitle: string },
): InvoiceLine[] => {
  const refund = creditedPart(invoice, earlier, whole);
  const before = earlier.flatMap(({ lines }) => lines);
  const lines: InvoiceLine[] = [];
  const rest = () => restOf(invoice, [...before, ...lines]);
  let amountCents = refund.totalCents;
  for (const refunded of refund.lines) {
    const source = invoice.lines.find(({ lineId }) => lineId === refunded.lineId);
    if (!source) continue;
    lines.push(creditedItem(source, refunded, { before: grossOf(before, refunded.lineId), rest: rest() }));
    amountCents -= refunded.amountCents;
  }
  if (amountCents > 0) lines.push(creditedAmount(amountCents, amountTitle, rest()));
  const last = lines.at(-1);
  if (!last || rest().grossCents !== 0) return lines;
  return [...lines.slice(0, -1), withRest(last, rest())];
};

/** What a refund gives back of an invoice; undefined where that is nothing. */
export const creditNoteContentOf = (
  invoice: InvoiceContent,
  earlier: readonly InvoiceContent[],
  { refund, amountTitle }: CreditNoteFacts & { readonly refund: RefundedAmounts },
): Omit<InvoiceContent, 'number'> | undefined => {
  const lines = creditedLines(invoice, earlier, { refund, amountTitle });
  if (lines.length === 0) return undefined;
  const { number: invoiceNumber, ...copied } = invoice;
  return { ...copied, invoiceNumber, lines, ...totalsOf(lines, invoice.taxes) };
};
