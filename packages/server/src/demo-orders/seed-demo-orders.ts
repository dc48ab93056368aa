import { isDigital, UNLIMITED } from '@sitewright/domain/catalogue';
import { foldEmail } from '@sitewright/domain/orders';
import type { Site } from '@sitewright/domain/sites';
import { loadVariants } from '../cart/index.ts';
import { inTransaction, type Database, type Queryable } from '../database/index.ts';
import { insertDownloads } from '../downloads/index.ts';
import { newId } from '../ids/index.ts';
import { demoCampaignRows } from './demo-campaign-rows.ts';
import { demoCartRows } from './demo-cart-rows.ts';
import { demoConnectionRows } from './demo-connection-rows.ts';
import { demoOrderContent, type DemoPurchase, type DemoShop } from './demo-order-content.ts';
import { demoGiftCardRows } from './demo-gift-cards.ts';
import { demoHistory } from './demo-order-history.ts';
import { demoOrderRows, type MadeOrder, type OrderParts } from './demo-order-rows.ts';
import type { DemoCustomer, DemoOrder, DemoOrders } from './demo-orders-schemas.ts';
import { insertDemoRows, listVariantIds, setNextNumber, type DemoRows } from './demo-orders-store.ts';
import {
  demoSubscriptionRows,
  startDemoSubscription,
  subscriptionPurchases,
  type StartedSubscription,
} from './demo-subscriptions.ts';
import { demoMailingListRows } from './demo-mailing-list-rows.ts';
import { demoRestockRows } from './demo-restock-rows.ts';
import { readDemoOrders } from './read-demo-orders.ts';

const DAY_MS = 86_400_000;

export interface DemoSeed {
  readonly database: Database;
  readonly site: Site;
  /** Of the demo site. */
  readonly folder: string;
  /** Of the site, for links. */
  readonly publicOrigin: string;
  readonly now: Date;
}

/** At its time of day; what would be later today was yesterday. */
const placedAt = ({ daysAgo, time }: Pick<DemoOrder, 'daysAgo' | 'time'>, now: Date): Date => {
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T${time}:00Z`);
  const placed = today - daysAgo * DAY_MS;
  return new Date(placed > now.getTime() ? placed - DAY_MS : placed);
};

/** Nothing is taken out of stock, and what is sold out today was there some weeks ago. */
const openShop = async (
  { database, site, publicOrigin, now }: DemoSeed,
  orders: readonly Pick<DemoOrder, 'lines' | 'code'>[],
): Promise<DemoShop> => {
  const skus = orders.flatMap(({ lines }) => lines.map(({ sku }) => sku));
  const variantIds = await listVariantIds(database, site.id, [...new Set(skus)]);
  const codes = [...new Set(orders.flatMap(({ code }) => code ?? []))];
  const { context, funds } = await loadVariants({ database, site, now, variantIds, codes });
  const variants = [...context.variants.values()].map((variant) => ({ ...variant, stock: UNLIMITED }));
  return {
    websiteId: site.id,
    publicOrigin,
    context: {
      ...context,
      variants: new Map(variants.map((variant) => [variant.variantId, variant])),
      // An order keeps no printed amounts; printing them would load the data of the site's language.
      printMoney: String,
    },
    variantsBySku: new Map(variants.map((variant) => [variant.sku, variant])),
    funds,
  };
};

const customerOf = ({ customers }: DemoOrders, email: string): DemoCustomer => {
  const customer = customers.find((each) => each.email === email);
  if (!customer) throw new Error(`The demo has no customer ${email}.`);
  return customer;
};

const startSubscriptions = (
  given: DemoOrders,
  shop: DemoShop,
  { site, now }: DemoSeed,
): StartedSubscription[] =>
  (given.subscriptions ?? []).map((subscription) =>
    startDemoSubscription(
      shop,
      {
        given: subscription,
        customer: customerOf(given, subscription.email),
        startedAt: placedAt(subscription, now),
      },
      { timeZone: site.settings.timeZone, now },
    ),
  );

/** Oldest first, each with the orders of its customer before it. */
const listPurchases = (
  given: DemoOrders,
  subscriptions: readonly StartedSubscription[],
  now: Date,
): DemoPurchase[] => {
  const counts = new Map<string, number>();
  const once = given.orders.map((order) => ({
    order,
    customer: customerOf(given, order.email),
    placedAt: placedAt(order, now),
  }));
  const recurring = subscriptions.flatMap((started) => subscriptionPurchases(started, now));
  return [...once, ...recurring]
    .toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime())
    .map((purchase) => {
      const { email, state } = purchase.order;
      const earlierOrders = counts.get(email) ?? 0;
      if (!state.startsWith('cancelled')) counts.set(email, earlierOrders + 1);
      return { ...purchase, earlierOrders };
    });
};

const customerRow = (
  websiteId: string,
  customer: DemoCustomer,
  now: Date,
): DemoRows['customers'][number] => ({
  websiteId,
  customerId: newId(),
  email: customer.email,
  emailKey: foldEmail(customer.email),
  name: `${customer.firstName} ${customer.lastName}`,
  acceptsMarketing: customer.acceptsMarketing ?? false,
  createdAt: now,
  updatedAt: now,
});

/** In the order of their first purchase, as real ones come. */
const customerRows = (websiteId: string, purchases: readonly DemoPurchase[]): DemoRows['customers'] => {
  const rows = new Map<string, DemoRows['customers'][number]>();
  for (const { customer, placedAt: at } of purchases)
    if (!rows.has(customer.email)) rows.set(customer.email, customerRow(websiteId, customer, at));
  return [...rows.values()];
};

const makeOrders = (
  shop: DemoShop,
  purchases: readonly DemoPurchase[],
  { customers, now }: { readonly customers: DemoRows['customers']; readonly now: Date },
): MadeOrder[] => {
  const ids = new Map(customers.map(({ email, customerId }) => [email, customerId]));
  return purchases.map((purchase, index) => {
    const { order, placedAt: at, period } = purchase;
    const content = demoOrderContent(shop, purchase);
    return {
      orderId: newId(),
      websiteId: shop.websiteId,
      publicOrigin: shop.publicOrigin,
      customerId: ids.get(order.email) ?? '',
      number: index + 1,
      placedAt: at,
      order,
      content,
      period,
      history: demoHistory(order, content, { placedAt: at, now }),
    };
  });
};

const joinRows = (
  customers: DemoRows['customers'],
  made: readonly MadeOrder[],
): OrderParts & Pick<DemoRows, 'customers'> => {
  const parts = made.map(demoOrderRows);
  return {
    customers,
    orders: parts.flatMap(({ orders }) => orders),
    lines: parts.flatMap(({ lines }) => lines),
    events: parts.flatMap(({ events }) => events),
    payments: parts.flatMap(({ payments }) => payments),
    refunds: parts.flatMap(({ refunds }) => refunds),
    shipments: parts.flatMap(({ shipments }) => shipments),
  };
};

const addDownloads = async (transaction: Queryable, { orders, lines }: DemoRows): Promise<void> => {
  for (const { websiteId, orderId, paymentState, placedAt: now } of orders) {
    const files = lines.filter((line) => line.orderId === orderId && isDigital(line.content.productType));
    if (files.length > 0 && paymentState !== 'awaiting')
      await insertDownloads(transaction, { websiteId, orderId, now }, files);
  }
};

/** Orders of the last weeks for the demo site: no stock is taken, nobody is told and nothing is invoiced. */
export const seedDemoOrders = async (seed: DemoSeed): Promise<void> => {
  const { database, site, folder, now } = seed;
  const given = await readDemoOrders(folder);
  if (!given) return;
  const carts = given.abandonedCarts ?? [];
  const subscribed = (given.subscriptions ?? []).map((subscription) => ({ lines: [subscription] }));
  const signUps = given.restockSignUps ?? [];
  const waitedFor = signUps.map(({ sku }) => ({ lines: [{ sku, quantity: 1 }] }));
  const campaigns = given.campaigns ?? [];
  const shown = campaigns.flatMap(({ sku }) =>
    sku === undefined ? [] : [{ lines: [{ sku, quantity: 1 }] }],
  );
  const shop = await openShop(seed, [...given.orders, ...carts, ...subscribed, ...waitedFor, ...shown]);
  const subscriptions = startSubscriptions(given, shop, seed);
  const purchases = listPurchases(given, subscriptions, now);
  const customers = customerRows(site.id, purchases);
  const made = makeOrders(shop, purchases, { customers, now });
  const ordered = joinRows(customers, made);
  const abandonedCarts = carts.map((cart) =>
    demoCartRows(shop, cart, { enteredAt: placedAt(cart, now), orders: ordered.orders }),
  );
  const renewed = subscriptions.map((started) => demoSubscriptionRows(started, made, now));
  const rows = {
    ...ordered,
    abandonedCarts,
    ...demoRestockRows(
      shop,
      signUps.map((each) => ({ given: each, signedUpAt: placedAt(each, now) })),
    ),
    ...demoCampaignRows(
      shop,
      campaigns.map((each) => ({
        given: each,
        startedAt:
          each.daysAgo === undefined ? undefined : placedAt({ daysAgo: each.daysAgo, time: each.time }, now),
        now,
      })),
      given.customers,
    ),
    ...demoMailingListRows(given.mailingList, {
      websiteId: site.id,
      now,
      signedUpAt: (member) => placedAt(member, now),
    }),
    ...demoConnectionRows(given, { websiteId: site.id, now, at: (when) => placedAt(when, now) }),
    ...demoGiftCardRows(given, seed),
    subscriptions: renewed.flatMap((each) => each.subscriptions),
    subscriptionPeriods: renewed.flatMap((each) => each.subscriptionPeriods),
  };
  await inTransaction(database, async (transaction) => {
    await insertDemoRows(transaction, rows);
    await setNextNumber(transaction, site.id, rows.orders.length + 1);
    await addDownloads(transaction, rows);
  });
};
