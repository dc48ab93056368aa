import type { CallAnswer } from '@sitewright/api/call';
import type { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { formatOrderNumber } from '@sitewright/domain/orders';
import type { SubscriptionAction } from '@sitewright/domain/subscriptions';
import { currentPrice, isDonation, optionValuesOf } from '@sitewright/domain/catalogue';
import { loadVariants } from '../../cart/index.ts';
import type { Database, Driver, Queryable } from '../../database/index.ts';
import { refuse, type Refusal } from '../../http/index.ts';
import type { Site } from '@sitewright/domain/sites';
import {
  allowedActionsOf,
  findSubscription,
  lineOf,
  listPeriods,
  ownTime,
  planOf,
  signSubscriptionLink,
  type PeriodRow,
  type SubscriptionRow,
} from '../../subscription-records/index.ts';
import { listChargingPeriods, listOrderNumbers, type NumberedOrder } from './subscription-list-store.ts';
import { listItemVariants } from './item-variants-store.ts';

export type SubscriptionSummary = CallAnswer<typeof subscriptionsCalls.list>['subscriptions'][number];
export type SubscriptionDetail = CallAnswer<typeof subscriptionsCalls.read>;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const describeSummary = (row: SubscriptionRow): SubscriptionSummary => {
  const line = lineOf(row);
  return {
    id: row.subscriptionId,
    status: row.status,
    isTest: row.isTest,
    isDemo: row.isDemo,
    customerName: row.customerName,
    email: row.email,
    product: line.title,
    variant: line.optionValues.map(({ value }) => value).join(', '),
    quantity: line.quantity,
    plan: planOf(row),
    currency: row.currency,
    renewalCents: row.renewalCents,
    paidPeriods: row.paidPeriods,
    nextOn: iso(row.nextAt),
    startedOn: row.startedAt.toISOString(),
    endedOn: iso(row.endedAt),
    endReason: row.endReason,
  };
};

type Orders = ReadonlyMap<string, NumberedOrder>;

const orderOf = (orders: Orders, orderId: string | null) => {
  const order = orders.get(orderId ?? '');
  return order ? { id: order.orderId, number: formatOrderNumber(order.number, order.isTest) } : null;
};

const describePeriod = (row: PeriodRow, charging: ReadonlySet<number>, orders: Orders) => ({
  index: row.periodIndex,
  startsOn: row.startsAt.toISOString(),
  state: row.state,
  skipReason: row.skipReason,
  failures: row.failures,
  failure: row.failure,
  isCharging: charging.has(row.periodIndex),
  amountCents: row.amountCents,
  order: orderOf(orders, row.orderId),
});

/** What is given each month is changed by its donor alone. */
const actionsOf = (row: SubscriptionRow): SubscriptionAction[] =>
  allowedActionsOf(row).filter((action) => action !== 'change-line' || !isDonation(lineOf(row).productType));

export interface SubscriptionReader {
  readonly database: Queryable;
  readonly pool: Database;
  /** Of the transaction, where there is one. */
  readonly driver?: Driver;
  readonly site: Site;
  readonly now: Date;
  readonly secret: string;
  readonly publicOrigin: string;
}

/** What may be chosen instead of the variant. */
const describeVariants = async (
  { database, pool, driver, site, now }: SubscriptionReader,
  { itemId }: SubscriptionRow,
): Promise<SubscriptionDetail['variants']> => {
  const variantIds = await listItemVariants(database, site.id, itemId);
  const { context } = await loadVariants({
    database: pool,
    ...(driver ? { driver } : {}),
    site,
    now,
    variantIds,
  });
  return variantIds.flatMap((id) => {
    const variant = context.variants.get(id);
    if (!variant?.isSold) return [];
    const values = optionValuesOf(variant.attributes, variant.optionOrdering);
    return [{ id, name: values.map(({ value }) => value).join(', '), priceCents: currentPrice(variant) }];
  });
};

export const readSubscription = async (
  reader: SubscriptionReader,
  subscriptionId: string,
): Promise<SubscriptionDetail | Refusal> => {
  const { database, site, secret, publicOrigin, now } = reader;
  const row = await findSubscription(database, { websiteId: site.id, subscriptionId });
  if (!row) return refuse('not-found');
  const periods = await listPeriods(database, row);
  const ids = [row.orderId, ...periods.flatMap(({ orderId }) => orderId ?? [])];
  const orders: Orders = new Map(
    (await listOrderNumbers(database, site.id, ids)).map((order) => [order.orderId, order]),
  );
  const charging = await listChargingPeriods(database, row);
  const line = lineOf(row);
  const { announcedCents, announcedFrom, content } = row;
  return {
    ...describeSummary(row),
    unitCents: line.subscription?.unitCents ?? line.unitCents,
    renewalDiscountCents: line.subscription?.renewalDiscountCents ?? 0,
    itemId: line.itemId,
    variantId: line.variantId,
    variants: await describeVariants(reader, row),
    shippingAddress: content.shippingAddress,
    delivery: content.shipping?.name ?? '',
    methodName: row.methodName,
    methodExpiresOn: iso(row.methodExpiresAt),
    announced:
      announcedCents === null || announcedFrom === null
        ? null
        : { unitCents: announcedCents, from: announcedFrom.toISOString() },
    now: ownTime(row, now).toISOString(),
    actions: actionsOf(row),
    customerUrl: `${publicOrigin}${signSubscriptionLink(secret, row)}`,
    order: orderOf(orders, row.orderId) ?? { id: row.orderId, number: '' },
    periods: periods.map((period) => describePeriod(period, charging, orders)).toReversed(),
  };
};
