import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from '../addresses/index.ts';
import { refundForPieces, type OrderContent, type OrderLine } from '../orders/index.ts';
import {
  creditNoteContentOf,
  formatInvoiceNumber,
  invoiceContentOf,
  printInvoice,
  type InvoiceContent,
} from './index.ts';

const seller = {
  name: 'Atelier Duarte',
  address: 'Rua das Flores 12\n4050-265 Porto',
  vatId: 'PT123456789',
  taxNumber: '',
  footer: 'Thank you.',
};

const facts = (number: string) => ({
  number,
  orderNumber: '00042',
  orderedOn: '2026-11-01T23:30:00.000Z',
  isTest: false,
  seller,
});

const id = (sign: string): string => sign.padStart(24, '0');

const orderLine = (
  fields: Pick<OrderLine, 'id' | 'quantity' | 'unitCents'> & Partial<OrderLine>,
): OrderLine => ({
  itemId: id('b1'),
  variantId: id('c1'),
  sku: 'RIDGE-A3',
  title: 'Ridge lines',
  fullUrl: '/shop/ridge-lines',
  productType: 1,
  optionValues: [{ optionName: 'Size', value: 'A3' }],
  image: null,
  answers: [],
  subtotalCents: fields.quantity * fields.unitCents,
  discountCents: 0,
  discounts: [],
  taxCents: 0,
  taxes: [],
  ...fields,
});

const address = { ...emptyAddress, firstName: 'Ines', lastName: 'Duarte', city: 'Porto', country: 'PT' };

/** Two rates, a discount and taxed shipping, on top of the prices. */
const taxed = (fields: Partial<OrderContent> = {}): OrderContent => ({
  currency: 'EUR',
  language: 'en-GB',
  lines: [
    orderLine({
      id: id('a1'),
      quantity: 3,
      unitCents: 1000,
      discountCents: 100,
      taxCents: 667,
      taxes: [{ ruleId: 'standard', amountCents: 667 }],
    }),
    orderLine({
      id: id('a2'),
      quantity: 1,
      unitCents: 1900,
      taxCents: 114,
      taxes: [{ ruleId: 'reduced', amountCents: 114 }],
    }),
  ],
  email: 'ines@example.com',
  shippingAddress: address,
  billingAddress: address,
  shipping: { key: 'parcel', name: 'Parcel', isPickup: false, pickup: null, priceCents: 450 },
  subtotalCents: 4900,
  discountCents: 100,
  shippingCents: 450,
  shippingDiscountCents: 0,
  shippingTaxes: [{ ruleId: 'standard', amountCents: 104 }],
  taxCents: 885,
  totalCents: 6135,
  pricesIncludeTax: false,
  discounts: [],
  taxLines: [
    { id: 'standard', name: 'VAT', rate: '23', amountCents: 771 },
    { id: 'reduced', name: 'VAT', rate: '6', amountCents: 114 },
  ],
  note: '',
  answers: [],
  acceptsMarketing: false,
  cartId: id('d1'),
  cartRevision: 1,
  ...fields,
});

describe('an invoice', () => {
  it('has net, tax and total of every line and of every rate, adding up to the order', () => {
    const order = taxed();
    const invoice = invoiceContentOf(order, facts('INV-00001'));
    expect(
      invoice.lines.map(({ netCents, taxCents, grossCents }) => [netCents, taxCents, grossCents]),
    ).toEqual([
      [2900, 667, 3567],
      [1900, 114, 2014],
      [450, 104, 554],
    ]);
    expect(invoice.taxes).toEqual([
      { id: 'standard', name: 'VAT', rate: '23', netCents: 3350, taxCents: 771 },
      { id: 'reduced', name: 'VAT', rate: '6', netCents: 1900, taxCents: 114 },
    ]);
    expect(invoice).toMatchObject({ netCents: 5250, taxCents: 885, totalCents: order.totalCents });
  });

  it('takes included taxes off the prices', () => {
    const order = taxed({ pricesIncludeTax: true, totalCents: 5250 });
    const invoice = invoiceContentOf(order, facts('INV-00001'));
    expect(invoice).toMatchObject({ netCents: 4365, taxCents: 885, totalCents: 5250 });
    expect(invoice.lines[0]).toMatchObject({ netCents: 2233, taxCents: 667, grossCents: 2900 });
  });

  it('is printed in the language of the order, with dates of the store', () => {
    const content = invoiceContentOf(
      taxed({ language: 'de-DE', vatNumber: 'DE123456789' }),
      facts('INV-00001'),
    );
    const printed = printInvoice({
      id: id('e1'),
      content,
      issuedAt: new Date('2026-11-02T09:00:00Z'),
      timeZone: 'Europe/Berlin',
    });
    expect(printed).toMatchObject({
      title: 'Rechnung INV-00001',
      testNote: '',
      seller: ['Atelier Duarte', 'Rua das Flores 12', '4050-265 Porto'],
      totals: [
        { name: 'Nettobetrag', value: '52,50\u00A0€' },
        { name: 'Steuerbetrag', value: '8,85\u00A0€' },
        { name: 'Gesamtbetrag', value: '61,35\u00A0€' },
      ],
    });
    expect(printed.facts).toContainEqual({ name: 'Bestelldatum', value: '2. November 2026' });
    expect(printed.buyer.at(-1)).toBe('USt-IdNr.: DE123456789');
    expect(printed.lines[0]?.cells.slice(0, 3)).toEqual(['3', '10,00\u00A0€', '23\u00A0%']);
  });

  it('of a test order is marked and numbered apart', () => {
    expect(formatInvoiceNumber(7, { prefix: 'INV-', isTest: false })).toBe('INV-00007');
    expect(formatInvoiceNumber(7, { prefix: 'INV-', isTest: true })).toBe('TEST-INV-00007');
    const content = invoiceContentOf(taxed(), { ...facts('TEST-INV-00007'), isTest: true });
    const issued = { id: id('e1'), content, issuedAt: new Date(0), timeZone: 'UTC' };
    expect(printInvoice(issued).testNote).toContain('not an invoice');
  });
});

interface GivenBack {
  readonly lines?: { lineId: string; quantity: number; amountCents: number }[];
  readonly totalCents: number;
  readonly creditCents?: number;
  readonly orderCents?: number;
}

const tryCredit = (
  invoice: InvoiceContent,
  earlier: readonly InvoiceContent[],
  refund: GivenBack,
): InvoiceContent | undefined => {
  const content = creditNoteContentOf(invoice, earlier, {
    amountTitle: 'Other amount',
    refund: { lines: [], creditCents: 0, orderCents: invoice.totalCents, ...refund },
  });
  return content && { ...content, number: `CN-${earlier.length + 1}` };
};

const credit = (
  invoice: InvoiceContent,
  earlier: readonly InvoiceContent[],
  refund: GivenBack,
): InvoiceContent => {
  const note = tryCredit(invoice, earlier, refund);
  if (!note) throw new Error('Nothing is credited.');
  return note;
};

describe('a credit note', () => {
  it('of a piece has its share of the tax, and names the invoice', () => {
    const order = taxed();
    const [line] = order.lines;
    if (!line) throw new Error('The order has no line.');
    const invoice = invoiceContentOf(order, facts('INV-00001'));
    const amountCents = refundForPieces(line, order, { quantity: 1, before: 0 });
    const note = credit(invoice, [], {
      lines: [{ lineId: line.id, quantity: 1, amountCents }],
      totalCents: amountCents,
    });
    expect(note).toMatchObject({
      number: 'CN-1',
      invoiceNumber: 'INV-00001',
      totalCents: 1189,
      taxCents: 222,
      taxes: [{ id: 'standard', taxCents: 222 }],
    });
  });

  it('of a part of what a line cost has that part of its tax', () => {
    const order = taxed();
    const [line] = order.lines;
    if (!line) throw new Error('The order has no line.');
    const invoice = invoiceContentOf(order, facts('INV-00001'));
    const lines = [{ lineId: line.id, quantity: line.quantity, amountCents: 1189 }];
    expect(credit(invoice, [], { lines, totalCents: 1189 })).toMatchObject({
      totalCents: 1189,
      taxCents: 222,
    });
  });

  it('never exceeds what is left of the invoice', () => {
    const invoice = invoiceContentOf(taxed(), facts('INV-00001'));
    const first = credit(invoice, [], { totalCents: invoice.totalCents - 100, orderCents: 9999 });
    const second = credit(invoice, [first], { totalCents: 5000, orderCents: 9999 });
    expect(second).toMatchObject({ totalCents: 100 });
    expect(first.taxCents + second.taxCents).toBe(invoice.taxCents);
    expect(tryCredit(invoice, [first, second], { totalCents: 50 })).toBeUndefined();
  });

  it('gives back what an edit took off only of an invoice that has it', () => {
    const invoice = invoiceContentOf(taxed(), facts('INV-00001'));
    const overpaid = { totalCents: 1500, creditCents: 1000 };
    expect(credit(invoice, [], overpaid)).toMatchObject({ totalCents: 500 });
    expect(tryCredit(invoice, [], { totalCents: 1000, creditCents: 1000 })).toBeUndefined();
    const orderCents = invoice.totalCents - 1000;
    expect(credit(invoice, [], { ...overpaid, orderCents })).toMatchObject({ totalCents: 1500 });
  });

  it('gives back no line that was added after the invoice', () => {
    const invoice = invoiceContentOf(taxed(), facts('INV-00001'));
    const lines = [{ lineId: id('99'), quantity: 1, amountCents: 700 }];
    expect(tryCredit(invoice, [], { lines, totalCents: 700 })).toBeUndefined();
    expect(credit(invoice, [], { lines, totalCents: 900 })).toMatchObject({ totalCents: 200 });
  });

  it('together with all others gives back exactly the taxes of the invoice', () => {
    const order = taxed();
    const invoice = invoiceContentOf(order, facts('INV-00001'));
    const steps = fc.array(
      fc.record({ line: fc.nat(2), pieces: fc.integer({ min: 1, max: 3 }), extra: fc.nat(3000) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(steps, (refunds) => {
        const notes: InvoiceContent[] = [];
        const refunded = new Map<string, number>();
        let left = invoice.totalCents;
        const give = (
          lines: { lineId: string; quantity: number; amountCents: number }[],
          totalCents: number,
        ) => {
          if (totalCents === 0 || totalCents > left) return;
          notes.push(credit(invoice, notes, { lines, totalCents }));
          left -= totalCents;
          for (const { lineId, quantity } of lines)
            refunded.set(lineId, (refunded.get(lineId) ?? 0) + quantity);
        };
        for (const { line: place, pieces, extra } of refunds) {
          const line = order.lines[place];
          if (!line) {
            give([], Math.min(extra, left));
            continue;
          }
          const before = refunded.get(line.id) ?? 0;
          if (before + pieces > line.quantity) continue;
          const amountCents = refundForPieces(line, order, { quantity: pieces, before });
          give([{ lineId: line.id, quantity: pieces, amountCents }], amountCents);
        }
        give([], left);
        const sum = (pick: (note: InvoiceContent) => number) =>
          notes.reduce((total, note) => total + pick(note), 0);
        const taxOf = ({ taxes }: InvoiceContent, rule: string) =>
          taxes.find((tax) => tax.id === rule)?.taxCents ?? 0;
        expect(sum((note) => note.totalCents)).toBe(invoice.totalCents);
        expect(sum((note) => note.taxCents)).toBe(invoice.taxCents);
        for (const rule of ['standard', 'reduced'])
          expect(sum((note) => taxOf(note, rule))).toBe(taxOf(invoice, rule));
      }),
    );
  });
});
