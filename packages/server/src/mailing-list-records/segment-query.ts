import type { SegmentCondition, SegmentRule } from '@sitewright/domain/mailing-lists';
import { sql, type SQL } from 'drizzle-orm';

/** Paid orders of the customer with the address of the member `m`. */
const ordersOf = sql`from customers k join orders o on o.website_id = k.website_id and o.customer_id = k.customer_id
  where k.website_id = m.website_id and k.email_key = m.email_key and not o.is_test
    and o.payment_state in ('paid', 'part-refunded')`;

const currency = sql`(select w.settings ->> 'currency' from websites w where w.website_id = m.website_id)`;

const spent = sql`coalesce((select sum(o.total_cents - o.balance_cents - o.refunded_cents) ${ordersOf}
  and o.currency = ${currency}), 0)`;

const conditionOf = (condition: SegmentCondition, now: Date): SQL => {
  switch (condition.kind) {
    case 'tag': {
      const hasTag = sql`${condition.tag}::text = any(m.tags)`;
      return condition.isSet ? hasTag : sql`not ${hasTag}`;
    }
    case 'form':
      return sql`exists (select 1 from form_consents f where f.website_id = m.website_id
        and f.email_key = m.email_key and f.list_id = m.list_id and f.form_id = ${condition.formId})`;
    case 'bought': {
      const bought = sql`exists (select 1 ${ordersOf} and exists (select 1 from order_lines l
        where l.website_id = o.website_id and l.order_id = o.order_id and l.item_id = ${condition.itemId}))`;
      return condition.isBought ? bought : sql`not ${bought}`;
    }
    case 'spent':
      return condition.isAtLeast ? sql`${spent} >= ${condition.cents}` : sql`${spent} < ${condition.cents}`;
    case 'country':
      return sql`exists (select 1 ${ordersOf} and o.country = ${condition.country})`;
    case 'last-order': {
      const last = sql`(select max(o.placed_at) ${ordersOf})`;
      const since = sql`${now.toISOString()}::timestamptz - make_interval(days => ${condition.days})`;
      return condition.isWithin ? sql`${last} >= ${since}` : sql`${last} < ${since}`;
    }
  }
};

/** What a member (`m`) of a segment meets. Without conditions everybody does. */
export const inSegment = ({ match, conditions }: SegmentRule, now: Date): SQL => {
  if (conditions.length === 0) return sql`true`;
  const parts = conditions.map((condition) => sql`(${conditionOf(condition, now)})`);
  return sql`(${sql.join(parts, match === 'all' ? sql` and ` : sql` or `)})`;
};
