import { describePlan } from '../billing-periods/index.ts';
import { paidForLine, type OrderContent, type OrderLine } from '../orders/index.ts';
import { totalsOf } from './invoice-totals.ts';
import type { InvoiceContent, InvoiceLine } from './invoices-schemas.ts';

/** What the order itself does not know. */
export interface InvoiceFacts extends Pick<
  InvoiceContent,
  'number' | 'orderNumber' | 'orderedOn' | 'isTest' | 'seller'
> {}

type Priced = Pick<OrderContent, 'pricesIncludeTax' | 'language'>;

const itemLine = (line: OrderLine, order: Priced): InvoiceLine => {
  const grossCents = paidForLine(line, order);
  const netCents = grossCents - line.taxCents;
  return {
    kind: 'item',
    lineId: line.id,
    title: line.title,
    detail: [
      ...(line.subscription ? [describePlan(line.subscription.plan, order.language)] : []),
      ...line.optionValues.map(({ optionName, value }) => `${optionName}: ${value}`),
    ].join(', '),
    sku: line.sku,
    quantity: line.quantity,
    unitCents: line.unitCents,
    netCents,
    taxCents: line.taxCents,
    grossCents,
    taxes: line.taxes.map(({ ruleId, amountCents }) => ({ id: ruleId, netCents, taxCents: amountCents })),
  };
};

const shippingLines = ({
  shipping,
  shippingCents,
  shippingTaxes,
  pricesIncludeTax,
}: OrderContent): InvoiceLine[] => {
  if (!shipping || shippingCents === 0) return [];
  const taxCents = shippingTaxes.reduce((total, { amountCents }) => total + amountCents, 0);
  const netCents = shippingCents - (pricesIncludeTax ? taxCents : 0);
  return [
    {
      kind: 'shipping',
      lineId: '',
      title: shipping.name,
      detail: '',
      sku: '',
      quantity: 1,
      unitCents: shippingCents,
      netCents,
      taxCents,
      grossCents: netCents + taxCents,
      taxes: shippingTaxes.map(({ ruleId, amountCents }) => ({
        id: ruleId,
        netCents,
        taxCents: amountCents,
      })),
    },
  ];
};

/** The invoice of an order. */
export const invoiceContentOf = (order: OrderContent, facts: InvoiceFacts): InvoiceContent => {
  const lines = [...order.lines.map((line) => itemLine(line, order)), ...shippingLines(order)];
  return {
    ...facts,
    invoiceNumber: '',
    currency: order.currency,
    language: order.language,
    pricesIncludeTax: order.pricesIncludeTax,
    buyer: { address: order.billingAddress, email: order.email, vatNumber: order.vatNumber ?? '' },
    lines,
    ...totalsOf(lines, order.taxLines),
  };
};
