import type { ReturnKind, ReturnReason, ReturnState } from '@sitewright/domain/returns';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { matchingOrders } from '../orders/index.ts';

export interface ListedReturn extends Record<string, unknown> {
  readonly id: string;
  readonly orderId: string;
  readonly number: number;
  readonly isTest: boolean;
  readonly customerName: string;
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  readonly reason: ReturnReason | '';
  readonly pieceCount: number;
  readonly firstTitle: string;
  readonly createdAt: Date | string;
}

export interface ReturnPage {
  readonly search: string;
  readonly state?: ReturnState | undefined;
  readonly kind?: ReturnKind | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Newest first, of the orders that the search finds. */
export const listReturnPage = async (
  database: Queryable,
  websiteId: string,
  { search, state, kind, before, limit }: ReturnPage,
): Promise<ListedReturn[]> => {
  const conditions = [
    matchingOrders(websiteId, { search, timeZone: 'UTC' }),
    sql`r.website_id = ${websiteId}`,
    ...(state === undefined ? [] : [sql`r.state = ${state}`]),
    ...(kind === undefined ? [] : [sql`r.kind = ${kind}`]),
    ...(before === undefined ? [] : [sql`r.return_id < ${before}`]),
  ];
  const { rows } = await database.execute<ListedReturn>(sql`
    select r.return_id as id, r.order_id as "orderId", o.number, o.is_test as "isTest",
      coalesce(nullif(o.customer_name, ''), o.email) as "customerName", r.kind, r.state, r.reason,
      (select coalesce(sum((l ->> 'quantity')::int), 0)::int from jsonb_array_elements(r.lines) l) as "pieceCount",
      coalesce((select l.content ->> 'title' from order_lines l where l.website_id = r.website_id
        and l.order_id = r.order_id and l.line_id = r.lines -> 0 ->> 'lineId'), '') as "firstTitle",
      r.created_at as "createdAt"
    from order_returns r join orders o on o.website_id = r.website_id and o.order_id = r.order_id
    where ${sql.join(conditions, sql` and `)} order by r.return_id desc limit ${limit}`);
  return rows;
};
