import { nameOf, type Address } from '@sitewright/domain/addresses';
import { runPrepared, sql, type Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';

export interface OrderingCustomer {
  readonly email: string;
  readonly emailKey: string;
  readonly address: Address;
  readonly acceptsMarketing: boolean;
  readonly now: Date;
}

/**
 * The customer with this email address; an order of a guest creates one. A consent is never taken back by an order.
 * Name and phone stay as they are: anyone can order with an address that is not theirs.
 */
export const upsertCustomer = async (
  transaction: Queryable,
  websiteId: string,
  { email, emailKey, address, acceptsMarketing, now }: OrderingCustomer,
): Promise<string> => {
  const [row] = await runPrepared<{ customerId: string }>(
    transaction,
    sql`insert into customers (website_id, customer_id, email, email_key, name, phone, accepts_marketing, created_at, updated_at)
    values (${websiteId}, ${newId()}, ${email}, ${emailKey}, ${nameOf(address)}, ${address.phone},
      ${acceptsMarketing}, ${now}, ${now})
    on conflict (website_id, email_key) do update set
      name = case when customers.name = '' then excluded.name else customers.name end,
      phone = case when customers.phone = '' then excluded.phone else customers.phone end,
      accepts_marketing = customers.accepts_marketing or excluded.accepts_marketing, updated_at = excluded.updated_at
    returning customer_id as "customerId"`,
  );
  if (!row) throw new Error('A customer was not stored.');
  return row.customerId;
};
