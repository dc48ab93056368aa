import type { InvoiceContent, InvoiceKind } from '@sitewright/domain/invoices';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

/** What invoices and credit notes are searched by. */
const words = (
  content: unknown,
) => sql`to_tsvector('simple', translate(lower((${content} ->> 'number') || ' ' ||
  (${content} ->> 'orderNumber') || ' ' || (${content} -> 'buyer' ->> 'email') || ' ' ||
  (${content} -> 'buyer' -> 'address' ->> 'firstName') || ' ' || (${content} -> 'buyer' -> 'address' ->> 'lastName') || ' ' ||
  (${content} -> 'buyer' -> 'address' ->> 'company')), '@.-_+/#', '       '))`;

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Issued for an order, and for what is added to it later; never changed. */
export const invoices = pgTable(
  'invoices',
  {
    websiteId: websiteId(),
    invoiceId: text('invoice_id').notNull(),
    orderId: text('order_id').notNull(),
    /** Per site without gaps; those of test orders are numbered apart. */
    number: integer('number').notNull(),
    isTest: boolean('is_test').notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.invoiceId] }),
    index('invoices_by_order').on(table.websiteId, table.orderId),
    index('invoices_by_words').using('gin', words(table.content)),
    uniqueIndex('invoices_by_number').on(table.websiteId, table.isTest, table.number),
  ],
);

/** Issued once for a refund, and never changed. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    websiteId: websiteId(),
    creditNoteId: text('credit_note_id').notNull(),
    orderId: text('order_id').notNull(),
    refundId: text('refund_id').notNull(),
    /** Per site without gaps; those of test orders are numbered apart. */
    number: integer('number').notNull(),
    isTest: boolean('is_test').notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.creditNoteId] }),
    uniqueIndex('credit_notes_by_refund').on(table.websiteId, table.refundId),
    index('credit_notes_by_words').using('gin', words(table.content)),
    uniqueIndex('credit_notes_by_number').on(table.websiteId, table.isTest, table.number),
    index('credit_notes_by_order').on(table.websiteId, table.orderId),
  ],
);

/** The next numbers; a row is locked last, after the counter of orders. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    websiteId: websiteId(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    isTest: boolean('is_test').notNull(),
    nextNumber: integer('next_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.kind, table.isTest] })],
);
