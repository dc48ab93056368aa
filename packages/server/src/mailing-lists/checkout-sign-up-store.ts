import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

export interface SignedUpOrder extends Record<string, unknown> {
  /** Empty once the customer was erased. */
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  readonly placedAt: Date | string;
  readonly publicOrigin: string | null;
}

export const findSignedUpOrder = async (
  database: Queryable,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
): Promise<SignedUpOrder | undefined> => {
  const { rows } = await database.execute<SignedUpOrder>(sql`select o.email, o.customer_name as name,
      o.content ->> 'language' as language, o.placed_at as "placedAt", (select p.public_origin from payments p
        where p.website_id = o.website_id and p.order_id = o.order_id order by p.payment_id limit 1) as "publicOrigin"
    from orders o where o.website_id = ${websiteId} and o.order_id = ${orderId}
      and (o.content ->> 'acceptsMarketing')::boolean`);
  return rows[0];
};

/** A job may run twice: one order signs up once. */
export const hasSignedUp = async (
  database: Queryable,
  { websiteId, orderId }: { readonly websiteId: string; readonly orderId: string },
): Promise<boolean> => {
  const { rows } = await database.execute(sql`select 1 from form_consents c
    where c.website_id = ${websiteId} and c.submission_id = ${orderId} and c.source = 'checkout'`);
  return rows.length > 0;
};
