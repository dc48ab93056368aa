import { sql } from 'drizzle-orm';
import { likePattern, type Queryable } from '../database/index.ts';

export interface DraftSummaryRow extends Record<string, unknown> {
  readonly draftId: string;
  readonly number: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdBy: string;
  readonly createdAt: Date | string;
  readonly updatedAt: Date | string;
  readonly hasLink: boolean;
  readonly orderId: string | null;
  readonly itemCount: number;
  readonly firstTitle: string;
}

export interface DraftQuery {
  readonly search: string;
  readonly state: 'open' | 'completed' | undefined;
  /** Drafts older than this one. */
  readonly before: number | undefined;
  readonly limit: number;
}

const statements = {
  open: sql`and o.order_id is null`,
  completed: sql`and o.order_id is not null`,
} as const;

/** Newest first. */
export const listDrafts = async (
  database: Queryable,
  websiteId: string,
  { search, state, before, limit }: DraftQuery,
): Promise<DraftSummaryRow[]> => {
  const like = likePattern(search);
  const { rows } = await database.execute<DraftSummaryRow>(sql`
    select d.draft_id as "draftId", d.number, c.details ->> 'email' as email,
      c.details -> 'shippingAddress' ->> 'firstName' as "firstName",
      c.details -> 'shippingAddress' ->> 'lastName' as "lastName", d.created_by as "createdBy",
      d.created_at as "createdAt", c.updated_at as "updatedAt", d.link_expires_at is not null as "hasLink",
      o.order_id as "orderId", coalesce(d.content -> 'lines' -> 0 ->> 'title', '') as "firstTitle",
      (select coalesce(sum((l ->> 'quantity')::int), 0)::int from jsonb_array_elements(d.content -> 'lines') l)
        as "itemCount"
    from draft_orders d
    join checkouts c on c.website_id = d.website_id and c.cart_id = d.draft_id
    left join orders o on o.website_id = d.website_id and o.cart_id = d.draft_id
    where d.website_id = ${websiteId}
      ${state === undefined ? sql`` : statements[state]}
      ${before === undefined ? sql`` : sql`and d.number < ${before}`}
      ${
        search === ''
          ? sql``
          : sql`and ('D' || d.number ilike ${like} or c.details ->> 'email' ilike ${like}
            or (c.details -> 'shippingAddress' ->> 'firstName') || ' ' || (c.details -> 'shippingAddress' ->> 'lastName')
              ilike ${like} or exists (select from jsonb_array_elements(d.content -> 'lines') l
                where l ->> 'title' ilike ${like}))`
      }
    order by d.number desc limit ${limit}`);
  return rows;
};
