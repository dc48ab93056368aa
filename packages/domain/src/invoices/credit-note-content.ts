import { totalsOf } from './invoice-totals.ts';
import type { InvoiceContent, InvoiceLine, TaxedAmount } from './invoices-schemas.ts';

export interface RefundedAmounts {
  readonly lines: readonly {
    readonly lineId: string;
    readonly quantity: number;
    readonly amountCents: number;
  }[];
  readonly totalCents: number;
}

export interface CreditNoteFacts {
  readonly number: string;
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

const shareOf = (whole: number, part: number, of: number): number =>
  of <= 0 ? 0 : Number((BigInt(whole) * BigInt(part)) / BigInt(of));

const withTaxes = (
  line: Omit<InvoiceLine, 'netCents' | 'taxCents' | 'taxes'>,
  taxes: readonly TaxedAmount[],
) => {
  const taxCents = taxes.reduce((total, tax) => total + tax.taxCents, 0);
  return { ...line, taxes, taxCents, netCents: line.grossCents - taxCents };
};

/** Pieces of a line have their share of its tax; all of them together exactly all of it. */
const creditedItem = (
  source: InvoiceLine,
  refunded: RefundedAmounts['lines'][number],
  { before, rest }: { readonly before: number; readonly rest: Rest },
): InvoiceLine => {
  const upTo = (cents: number, pieces: number) => shareOf(cents, pieces, source.quantity);
  const piecesOf = (cents: number) => upTo(cents, before + refunded.quantity) - upTo(cents, before);
  const left = (id: string) => rest.taxes.find((tax) => tax.id === id);
  const taxes = source.taxes.map(({ id, netCents, taxCents }) => ({
    id,
    netCents: Math.min(piecesOf(netCents), left(id)?.netCents ?? 0),
    taxCents: Math.min(piecesOf(taxCents), left(id)?.taxCents ?? 0),
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

const quantityOf = (notes: readonly InvoiceContent[], lineId: string): number =>
  notes
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((total, { quantity }) => total + quantity, 0);

const creditedLines = (
  invoice: InvoiceContent,
  earlier: readonly InvoiceContent[],
  { refund, amountTitle }: { readonly refund: RefundedAmounts; readonly amountTitle: string },
): InvoiceLine[] => {
  const before = earlier.flatMap(({ lines }) => lines);
  const lines: InvoiceLine[] = [];
  const rest = () => restOf(invoice, [...before, ...lines]);
  let amountCents = refund.totalCents;
  for (const refunded of refund.lines) {
    const source = invoice.lines.find(({ lineId }) => lineId === refunded.lineId);
    if (!source) continue;
    lines.push(
      creditedItem(source, refunded, { before: quantityOf(earlier, refunded.lineId), rest: rest() }),
    );
    amountCents -= refunded.amountCents;
  }
  if (amountCents > 0) lines.push(creditedAmount(amountCents, amountTitle, rest()));
  const last = lines.at(-1);
  if (!last || rest().grossCents !== 0) return lines;
  return [...lines.slice(0, -1), withRest(last, rest())];
};

/** What a refund gives back of an invoice. */
export const creditNoteContentOf = (
  invoice: InvoiceContent,
  earlier: readonly InvoiceContent[],
  { refund, number, amountTitle }: CreditNoteFacts & { readonly refund: RefundedAmounts },
): InvoiceContent => {
  const lines = creditedLines(invoice, earlier, { refund, amountTitle });
  return { ...invoice, number, invoiceNumber: invoice.number, lines, ...totalsOf(lines, invoice.taxes) };
};
