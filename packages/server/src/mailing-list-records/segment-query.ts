import type { SegmentCondition, SegmentRule } from '@sitewright/domain/mailing-lists';
import { sql, type SQL } from 'drizzle-orm';

interface Reading {
  readonly websiteId: string;
  readonly now: Date;
  /**
   * `all` for reading every member: the orders of all customers are summed up once. `few` for some of them at a time, as
   * pages do: those of each member are.
   */
  readonly reads: 'all' | 'few';
}

type OrderCondition = Extract<SegmentCondition, { readonly kind: 'spent' | 'country' | 'last-order' }>;

const isOfOrders = (condition: SegmentCondition): condition is OrderCondition =>
  condition.kind === 'spent' || condition.kind === 'country' || condition.kind === 'last-order';

/** Paid orders of customers. */
const paidOrders = (websiteId: string): SQL => sql`from customers k
  join orders o on o.website_id = k.website_id and o.customer_id = k.customer_id
  where k.website_id = ${websiteId} and not o.is_test and o.payment_state in ('paid', 'part-refunded')`;

/** Of the orders of one address together; never null, also where there are none. */
const aggregateOf = (condition: OrderCondition, { websiteId, now }: Reading): SQL => {
  switch (condition.kind) {
    case 'spent': {
      const spent = sql`coalesce(sum(o.total_cents - o.balance_cents - o.refunded_cents) filter (where o.currency =
        (select w.settings ->> 'currency' from websites w where w.website_id = ${websiteId})), 0)`;
      return condition.isAtLeast ? sql`${spent} >= ${condition.cents}` : sql`${spent} < ${condition.cents}`;
    }
    case 'country':
      return sql`coalesce(bool_or(o.country = ${condition.country}), false)`;
    case 'last-order': {
      const since = sql`${now.toISOString()}::timestamptz - make_interval(days => ${condition.days})`;
      const isWithin = condition.isWithin ? sql`>=` : sql`<`;
      return sql`coalesce(max(o.placed_at) ${isWithin} ${since}, false)`;
    }
  }
};

/** Whether somebody without any order meets it. */
const meetsWithoutOrders = (condition: OrderCondition): boolean =>
  condition.kind === 'spent' && (condition.isAtLeast ? condition.cents <= 0 : condition.cents > 0);

const joined = (parts: readonly SQL[], match: SegmentRule['match']): SQL =>
  sql`(${sql.join([...parts], match === 'all' ? sql` and ` : sql` or `)})`;

/** What depends on orders, together: they are read once for all of these conditions. */
const ofOrders = (
  conditions: readonly OrderCondition[],
  match: SegmentRule['match'],
  reading: Reading,
): SQL => {
  const parts = conditions.map((condition) => sql`(${aggregateOf(condition, reading)})`);
  const isMet = joined(parts, match);
  const orders = paidOrders(reading.websiteId);
  if (reading.reads === 'few') return sql`(select ${isMet} ${orders} and k.email_key = m.email_key)`;
  const isMetWithout =
    match === 'all' ? conditions.every(meetsWithoutOrders) : conditions.some(meetsWithoutOrders);
  // Whoever has no orders is in none of the groups.
  const among = (having: SQL): SQL => sql`exists (select 1 from (select k.email_key ${orders}
    group by k.email_key having ${having}) g where g.email_key = m.email_key)`;
  return isMetWithout ? sql`not ${among(sql`not ${isMet}`)}` : among(isMet);
};

const conditionOf = (condition: Exclude<SegmentCondition, OrderCondition>, { websiteId }: Reading): SQL => {
  switch (condition.kind) {
    case 'tag': {
      const hasTag = sql`${condition.tag}::text = any(m.tags)`;
      return condition.isSet ? hasTag : sql`not ${hasTag}`;
    }
    case 'form':
      return sql`exists (select 1 from form_consents f where f.website_id = m.website_id
        and f.email_key = m.email_key and f.list_id = m.list_id and f.form_id = ${condition.formId})`;
    case 'bought': {
      const bought = sql`exists (select 1 ${paidOrders(websiteId)} and k.email_key = m.email_key
        and exists (select 1 from order_lines l
          where l.website_id = o.website_id and l.order_id = o.order_id and l.item_id = ${condition.itemId}))`;
      return condition.isBought ? bought : sql`not ${bought}`;
    }
  }
};

/** What a member (`m`) of a segment meets. Without conditions everybody does. */
export const inSegment = ({ match, conditions }: SegmentRule, reading: Reading): SQL => {
  if (conditions.length === 0) return sql`true`;
  const orders = conditions.filter(isOfOrders);
  const parts = conditions.flatMap((condition) =>
    isOfOrders(condition) ? [] : [sql`(${conditionOf(condition, reading)})`],
  );
  return joined(orders.length === 0 ? parts : [...parts, ofOrders(orders, match, reading)], match);
};
