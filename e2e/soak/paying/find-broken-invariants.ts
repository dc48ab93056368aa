import type { KilledProgram } from './killed-program.ts';
import type { SoakShop } from './prepare-shop.ts';

/** Each answers with the rows that break it. They hold at any moment, also right after a kill. */
const invariants: Readonly<Record<string, string>> = {
  'one cart gives at most one order':
    'select cart_id from orders where website_id = $1 group by cart_id having count(*) > 1',
  'one payment belongs to at most one order, and an order of the checkout has one payment that succeeded': `select order_id from payments where website_id = $1 and order_id is not null and state = 'succeeded'
     group by order_id having count(*) > 1`,
  'a payment that succeeded has an order or a refund': `select payment_id from payments p where website_id = $1
     and state = 'succeeded' and order_id is null
     and not exists (select 1 from refunds r where r.website_id = p.website_id and r.payment_id = p.payment_id)`,
  'a final payment holds nothing': `select r.payment_id from stock_reservations r join payments p using (website_id, payment_id)
     where r.website_id = $1 and p.state in ('failed', 'cancelled', 'succeeded')`,
  'a stock level is the sum of its moves': `select l.variant_id from stock_levels l where l.website_id = $1 and not l.is_unlimited
     and l.quantity <> (select coalesce(sum(m.change), 0) from stock_moves m
       where m.website_id = l.website_id and m.variant_id = l.variant_id)
     and exists (select 1 from stock_moves m where m.website_id = l.website_id and m.variant_id = l.variant_id
       and m.reason = 'sale')`,
  'totals add up': `select order_id from orders where website_id = $1 and is_test and total_cents <>
       (content ->> 'subtotalCents')::bigint - (content ->> 'discountCents')::bigint
       + (content ->> 'shippingCents')::bigint
       + case when (content ->> 'pricesIncludeTax')::boolean then 0 else (content ->> 'taxCents')::bigint end`,
  'numbers of orders have no gap': `select count(*) from orders where website_id = $1 and is_test
     having count(*) > 0 and max(number) - min(number) + 1 <> count(*)`,
  'every order is confirmed by one email': `select o.order_id from orders o
     left join (select to_address, count(*) as sent from mail_outbox where website_id = $1 group by to_address) m
       on m.to_address = o.email
     where o.website_id = $1 and o.is_test and o.email like '10.%' and coalesce(m.sent, 0) <> 1`,
};

const countUses = 'select count(*)::int as n from discount_uses where website_id = $1 and discount_id = $2';
const countSold = `select (select coalesce(sum(quantity), 0)::int from order_lines l join orders o using (website_id, order_id)
    where l.website_id = $1 and l.variant_id = $2 and o.email like '10.%') as sold,
  (select quantity from stock_levels where website_id = $1 and variant_id = $2) as quantity`;

/** What is wrong, in words; empty where all is well. */
export const findBrokenInvariants = async (
  { query }: KilledProgram,
  { websiteId, variantId, discountId, maxUses, pieces }: SoakShop,
): Promise<string[]> => {
  const broken: string[] = [];
  for (const [name, statement] of Object.entries(invariants)) {
    const rows = await query(statement, [websiteId]);
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  const [uses] = await query<{ n: number }>(countUses, [websiteId, discountId]);
  if ((uses?.n ?? 0) > maxUses) broken.push(`a discount was used ${uses?.n} times`);
  const [stock] = await query<{ sold: number; quantity: number }>(countSold, [websiteId, variantId]);
  if (!stock || stock.sold + stock.quantity !== pieces)
    broken.push(`sold and left: ${JSON.stringify(stock)}`);
  return broken;
};

/**
 * Payments and refunds of which it is not known yet what has become of them. Those that are paid outside of the website
 * wait for the owner.
 */
export const countUnfinished = async ({ query }: KilledProgram, { websiteId }: SoakShop): Promise<number> => {
  const [row] = await query<{ n: number }>(
    `select (select count(*) from payments where website_id = $1 and gateway <> 'manual'
        and state in ('created', 'processing', 'requires_action'))::int
      + (select count(*) from refunds where website_id = $1 and state in ('requested', 'pending'))::int as n`,
    [websiteId],
  );
  return row?.n ?? 0;
};

/** Charges of the gateway that are neither an order nor given back, and payments that were charged twice. */
export const findLostCharges = ({ query }: KilledProgram, { websiteId }: SoakShop): Promise<unknown[]> =>
  query(
    `select c.reference, c.charges, c.refunded_cents, p.order_id from test_charges c
     left join payments p on p.website_id = c.website_id and p.payment_id = c.payment_id
     where c.website_id = $1 and (c.charges > 1 or (c.state = 'succeeded'
       and not (p.order_id is not null and c.refunded_cents = 0)
       and not (p.order_id is null and c.refunded_cents = c.amount_cents)))`,
    [websiteId],
  );
