import type { ReturnKind } from '@sitewright/domain/returns';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

/** Of the order `o`. A cancelled order has none: its cancellation settles what was asked for. */
export const openReturn = sql`(select r.kind from order_returns r where r.website_id = o.website_id
  and r.order_id = o.order_id and r.state in ('requested', 'accepted') and o.fulfilment_state <> 'cancelled'
  order by r.kind desc limit 1)`;

/** By order; orders without one are left out. */
export const openReturnsOf = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReturnKind>> => {
  const { rows } = await database.execute<{ id: string; kind: ReturnKind | null }>(sql`
    select o.order_id as id, ${openReturn} as kind
    from orders o where o.website_id = ${websiteId} and o.order_id = any(${sql.param([...ids])}::text[])`);
  return new Map(rows.flatMap(({ id, kind }) => (kind === null ? [] : [[id, kind] as const])));
};
