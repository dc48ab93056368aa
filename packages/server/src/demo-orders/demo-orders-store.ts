import { sql } from 'drizzle-orm';
import { abandonedCarts } from '../abandoned-cart-records/abandoned-cart-records-tables.ts';
import {
  campaignClicks,
  campaignRecipients,
  campaigns,
} from '../campaign-records/campaign-records-tables.ts';
import { automationKeys } from '../automation/automation-tables.ts';
import { customers } from '../customers/customers-tables.ts';
import type { Queryable } from '../database/index.ts';
import { followUps } from '../follow-ups/follow-ups-tables.ts';
import { giftCardEntries, giftCards } from '../gift-cards/gift-cards-tables.ts';
import {
  formConsents,
  mailingListMembers,
  mailingLists,
  mailingSegments,
} from '../mailing-list-records/mailing-list-records-tables.ts';
import { orderCounters, orderEvents, orderLines, orders, shipments } from '../orders/orders-tables.ts';
import { payments, refunds } from '../payment-records/payment-records-tables.ts';
import { restockGroups, restockSignUps } from '../restock-records/restock-records-tables.ts';
import { subscriptionPeriods, subscriptions } from '../subscription-records/subscription-records-tables.ts';
import { webhookDeliveries, webhookEndpoints } from '../webhooks/webhooks-tables.ts';

export interface DemoRows {
  readonly customers: readonly (typeof customers.$inferInsert)[];
  readonly orders: readonly (typeof orders.$inferInsert)[];
  readonly lines: readonly (typeof orderLines.$inferInsert)[];
  readonly events: readonly (typeof orderEvents.$inferInsert)[];
  readonly payments: readonly (typeof payments.$inferInsert)[];
  readonly refunds: readonly (typeof refunds.$inferInsert)[];
  readonly shipments: readonly (typeof shipments.$inferInsert)[];
  readonly abandonedCarts: readonly (typeof abandonedCarts.$inferInsert)[];
  readonly restockGroups: readonly (typeof restockGroups.$inferInsert)[];
  readonly restockSignUps: readonly (typeof restockSignUps.$inferInsert)[];
  readonly mailingLists: readonly (typeof mailingLists.$inferInsert)[];
  readonly mailingListMembers: readonly (typeof mailingListMembers.$inferInsert)[];
  readonly mailingConsents: readonly (typeof formConsents.$inferInsert)[];
  readonly mailingSegments: readonly (typeof mailingSegments.$inferInsert)[];
  readonly giftCards: readonly (typeof giftCards.$inferInsert)[];
  readonly giftCardEntries: readonly (typeof giftCardEntries.$inferInsert)[];
  readonly subscriptions: readonly (typeof subscriptions.$inferInsert)[];
  readonly subscriptionPeriods: readonly (typeof subscriptionPeriods.$inferInsert)[];
  readonly campaigns: readonly (typeof campaigns.$inferInsert)[];
  readonly campaignRecipients: readonly (typeof campaignRecipients.$inferInsert)[];
  readonly campaignClicks: readonly (typeof campaignClicks.$inferInsert)[];
  readonly followUps: readonly (typeof followUps.$inferInsert)[];
  readonly automationKeys: readonly (typeof automationKeys.$inferInsert)[];
  readonly webhookEndpoints: readonly (typeof webhookEndpoints.$inferInsert)[];
  readonly webhookDeliveries: readonly (typeof webhookDeliveries.$inferInsert)[];
}

const tables = {
  customers,
  orders,
  lines: orderLines,
  events: orderEvents,
  payments,
  refunds,
  shipments,
  abandonedCarts,
  restockGroups,
  restockSignUps,
  mailingLists,
  mailingListMembers,
  mailingConsents: formConsents,
  mailingSegments,
  giftCards,
  giftCardEntries,
  subscriptions,
  subscriptionPeriods,
  campaigns,
  campaignRecipients,
  campaignClicks,
  followUps,
  automationKeys,
  webhookEndpoints,
  webhookDeliveries,
};

/** One statement a table: the program starts with it. */
export const insertDemoRows = async (transaction: Queryable, rows: DemoRows): Promise<void> => {
  for (const name of Object.keys(tables) as (keyof DemoRows)[])
    if (rows[name].length > 0) await transaction.insert(tables[name]).values([...rows[name]] as never);
  // Without statistics all orders of the site are read for those of one email address. PostgreSQL gathers them by itself
  // a minute later; those of an empty table would be worse than none.
  await transaction.execute(sql`analyze orders, order_lines, customers`);
};

export const setNextNumber = async (
  transaction: Queryable,
  websiteId: string,
  nextNumber: number,
): Promise<void> => {
  await transaction.insert(orderCounters).values({ websiteId, isTest: false, nextNumber });
};

export const listVariantIds = async (
  database: Queryable,
  websiteId: string,
  skus: readonly string[],
): Promise<string[]> => {
  const { rows } = await database.execute<{ id: string }>(sql`select variant_id as id from product_variants
    where website_id = ${websiteId} and not is_retired and sku = any(${sql.param([...skus])}::text[])`);
  return rows.map(({ id }) => id);
};
