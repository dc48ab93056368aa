import { Type, type Static } from 'typebox';
import { addressSchema } from '../addresses/addresses-schemas.ts';
import { closed } from '../shapes/shapes-schemas.ts';
import type { DeepReadonly } from '../shapes/index.ts';

const text = Type.String();
/** Minor units of the invoice's currency. */
const cents = Type.Integer();

/** What one tax has of a line. */
const taxedAmount = Type.Object({ id: text, netCents: cents, taxCents: cents }, closed);

export const invoiceLineSchema = Type.Object(
  {
    /** An amount is refunded beside the lines. */
    kind: Type.Enum(['item', 'shipping', 'amount']),
    /** Of the order; empty for shipping and amounts. */
    lineId: text,
    title: text,
    detail: text,
    sku: text,
    quantity: Type.Integer(),
    unitCents: cents,
    netCents: cents,
    taxCents: cents,
    grossCents: cents,
    taxes: Type.Array(taxedAmount),
  },
  closed,
);

/** An invoice or a credit note as it was issued: a copy that is never changed. */
export const invoiceContentSchema = Type.Object(
  {
    number: text,
    /** The invoice that a credit note belongs to; empty for invoices. */
    invoiceNumber: text,
    orderNumber: text,
    orderedOn: text,
    currency: text,
    language: text,
    isTest: Type.Boolean(),
    pricesIncludeTax: Type.Boolean(),
    seller: Type.Object({ name: text, address: text, vatId: text, taxNumber: text, footer: text }, closed),
    buyer: Type.Object({ address: addressSchema, email: text, vatNumber: text }, closed),
    lines: Type.Array(invoiceLineSchema),
    taxes: Type.Array(
      Type.Object({ id: text, name: text, rate: text, netCents: cents, taxCents: cents }, closed),
    ),
    netCents: cents,
    taxCents: cents,
    totalCents: cents,
  },
  closed,
);

export type InvoiceLine = DeepReadonly<Static<typeof invoiceLineSchema>>;
export type InvoiceContent = DeepReadonly<Static<typeof invoiceContentSchema>>;
export type TaxedAmount = InvoiceLine['taxes'][number];
