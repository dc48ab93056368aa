import type { InvoiceContent, InvoiceFilters, InvoiceKind } from '@sitewright/domain/invoices';
import { readOrderSearch } from '@sitewright/domain/orders';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

export interface ListedInvoice extends Record<string, unknown> {
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly orderId: string;
  readonly content: InvoiceContent;
  readonly issuedAt: Date | string;
}

export interface InvoicePage {
  readonly filters: InvoiceFilters;
  readonly timeZone: string;
  /** The last id of the part before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** As in the indexes `invoices_by_words` and `credit_notes_by_words`. */
const words = sql`to_tsvector('simple', translate(lower((i.content ->> 'number') || ' ' ||
  (i.content ->> 'orderNumber') || ' ' || (i.content -> 'buyer' ->> 'email') || ' ' ||
  (i.content -> 'buyer' -> 'address' ->> 'firstName') || ' ' || (i.content -> 'buyer' -> 'address' ->> 'lastName') || ' ' ||
  (i.content -> 'buyer' -> 'address' ->> 'company')), '@.-_+/#', '       '))`;

/** A number may be the one of the invoice or of the order, with or without its zeros. */
const searchConditions = (websiteId: string, typed: string): SQL[] => {
  const { number, words: given } = readOrderSearch(typed);
  if (given.length === 0) return [];
  const hasWords = sql`${words} @@ to_tsquery('simple', ${given.map((word) => `${word}:*`).join(' & ')})`;
  if (number === null) return [hasWords];
  const { value, isTest } = number;
  const isOfOrder = sql`i.order_id in (select o.order_id from orders o where o.website_id = ${websiteId}
    and o.number = ${value} and ${isTest === null ? sql`o.is_test in (false, true)` : sql`o.is_test`})`;
  return [sql`(${hasWords} or ${isOfOrder} or i.number = ${value})`];
};

const testConditions = (test: InvoiceFilters['test']): SQL[] => {
  if (test === undefined) return [];
  return [test === 'only' ? sql`i.is_test` : sql`not i.is_test`];
};

const conditionsOf = (websiteId: string, { filters, timeZone }: InvoicePage): SQL[] => {
  const { search = '', from, to, test } = filters;
  return [
    sql`i.website_id = ${websiteId}`,
    ...searchConditions(websiteId, search),
    ...testConditions(test),
    ...(from === undefined ? [] : [sql`i.issued_at >= ${from}::date::timestamp at time zone ${timeZone}`]),
    ...(to === undefined ? [] : [sql`i.issued_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`]),
  ];
};

const tables = {
  invoice: { name: sql`invoices`, id: sql`i.invoice_id` },
  'credit-note': { name: sql`credit_notes`, id: sql`i.credit_note_id` },
} as const satisfies Record<InvoiceKind, { readonly name: SQL; readonly id: SQL }>;

/** Invoices and credit notes, newest first: each table is read no further than the part is long. */
export const listIssued = async (
  database: Queryable,
  websiteId: string,
  page: InvoicePage,
): Promise<ListedInvoice[]> => {
  const { filters, before, limit } = page;
  const kinds: readonly InvoiceKind[] =
    filters.kind === undefined ? ['invoice', 'credit-note'] : [filters.kind];
  const conditions = conditionsOf(websiteId, page);
  const parts = kinds.map((kind) => {
    const { name, id } = tables[kind];
    const all = [...conditions, ...(before === undefined ? [] : [sql`${id} < ${before}`])];
    return sql`(select ${id} as id, ${kind}::text as kind, i.order_id as "orderId", i.content, i.issued_at as "issuedAt"
      from ${name} i where ${sql.join(all, sql` and `)} order by ${id} desc limit ${limit})`;
  });
  const { rows } = await database.execute<ListedInvoice>(
    sql`select * from (${sql.join(parts, sql` union all `)}) listed order by id desc limit ${limit}`,
  );
  return rows;
};
