import type { DisputeState } from '@sitewright/domain/payments';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

/** Of the rows of payments, which know orders and not the other way round. */
export interface OrderDispute extends Record<string, unknown> {
  readonly orderId: string;
  readonly disputeId: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly reason: string;
  readonly state: DisputeState;
  readonly respondBy: Date | string | null;
  readonly url: string;
  readonly lostCents: number;
  readonly createdAt: Date | string;
}

/** Newest first. */
export const disputesOf = async (
  database: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<OrderDispute[]> => {
  const { rows } = await database.execute<OrderDispute>(sql`
    select order_id as "orderId", dispute_id as "disputeId", amount_cents::float8 as "amountCents", currency, reason,
      state, respond_by as "respondBy", url, lost_cents::float8 as "lostCents", created_at as "createdAt"
    from disputes where website_id = ${websiteId} and order_id = any(${sql.param([...ids])}::text[])
    order by created_at desc`);
  return rows;
};
