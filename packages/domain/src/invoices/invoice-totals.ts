import type { InvoiceContent, InvoiceLine } from './invoices-schemas.ts';

type Tax = InvoiceContent['taxes'][number];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const sharesOf = (lines: readonly InvoiceLine[], id: string) =>
  lines.flatMap(({ taxes }) => taxes.filter((share) => share.id === id));

/** Net and tax by tax rate, and the totals: always what the lines add up to. */
export const totalsOf = (
  lines: readonly InvoiceLine[],
  taxes: readonly Pick<Tax, 'id' | 'name' | 'rate'>[],
): Pick<InvoiceContent, 'taxes' | 'netCents' | 'taxCents' | 'totalCents'> => ({
  taxes: taxes.flatMap(({ id, name, rate }) => {
    const shares = sharesOf(lines, id);
    if (shares.length === 0) return [];
    return {
      id,
      name,
      rate,
      netCents: sum(shares.map(({ netCents }) => netCents)),
      taxCents: sum(shares.map(({ taxCents }) => taxCents)),
    };
  }),
  netCents: sum(lines.map(({ netCents }) => netCents)),
  taxCents: sum(lines.map(({ taxCents }) => taxCents)),
  totalCents: sum(lines.map(({ grossCents }) => grossCents)),
});
