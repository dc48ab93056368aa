import { emptyAddress, locationOf, type Address } from '@sitewright/domain/addresses';
import {
  deriveTotalledCart,
  donationVariant,
  type CartContext,
  type CartEntry,
  type FundInCart,
  type SoldVariant,
} from '@sitewright/domain/cart';
import { orderContentOf } from '@sitewright/domain/checkout';
import type { OrderContent } from '@sitewright/domain/orders';
import { newId } from '../ids/index.ts';
import { periodIdOf, type PeriodKey } from '../subscription-records/index.ts';
import type { DemoCustomer, DemoOrder } from './demo-orders-schemas.ts';

export interface DemoPurchase {
  readonly order: DemoOrder;
  readonly customer: DemoCustomer;
  /** Of this customer, placed before and not cancelled. */
  readonly earlierOrders: number;
  readonly placedAt: Date;
  /** Of a subscription that the order belongs to. */
  readonly period?: PeriodKey;
}

export interface DemoShop {
  readonly websiteId: string;
  /** Of the site, for links. */
  readonly publicOrigin: string;
  readonly context: CartContext;
  readonly variantsBySku: ReadonlyMap<string, SoldVariant>;
  readonly funds: readonly FundInCart[];
}

const addressOf = ({ email: _email, acceptsMarketing: _consent, ...fields }: DemoCustomer): Address => ({
  ...emptyAddress,
  ...fields,
});

const entriesOf = ({ lines }: DemoOrder, { variantsBySku }: DemoShop) =>
  lines.map(({ sku, quantity }) => {
    const variant = variantsBySku.get(sku);
    if (!variant) throw new Error(`The demo site sells no ${sku}.`);
    const { itemId, variantId, title, isSubscribable: isSubscription } = variant;
    return { id: newId(), itemId, variantId, quantity, additionalFields: null, title, isSubscription };
  });

const donationsOf = ({ donations = [] }: DemoOrder, { funds }: DemoShop): CartEntry[] =>
  donations.map(({ fund: slug, cents: amountCents, note = '' }) => {
    const fund = funds.find((each) => each.slug === slug);
    if (!fund) throw new Error(`The demo site has no fund ${slug}.`);
    const id = newId();
    const { id: itemId, title } = fund;
    const donation = { amountCents, note };
    return { id, itemId, variantId: id, quantity: 1, additionalFields: null, title, donation };
  });

const totalsOf = (shop: DemoShop, { order, customer, earlierOrders, placedAt }: DemoPurchase) => {
  const location = locationOf(addressOf(customer));
  const donations = donationsOf(order, shop);
  const given = donations.flatMap((entry) => donationVariant(entry, shop.funds) ?? []);
  return deriveTotalledCart(
    {
      id: newId(),
      websiteId: shop.websiteId,
      createdOn: placedAt.getTime(),
      isPurchased: false,
      entries: [...entriesOf(order, shop), ...donations],
      shippingLocation: location,
      shippingKey: order.shipping ?? null,
      codes: order.code === undefined ? [] : [order.code],
    },
    {
      ...shop.context,
      variants: new Map([
        ...shop.context.variants,
        ...given.map((variant) => [variant.variantId, variant] as const),
      ]),
      buyer: {
        billing: location,
        usesOf: () => 0,
        customer: { orders: earlierOrders, usesOf: () => 0 },
        giftCards: { cards: [], minimumCents: 0 },
      },
    },
  );
};

/** The first order of a subscription is an order like others. */
const renewalOf = ({
  period,
  placedAt,
}: DemoPurchase): Pick<OrderContent, 'renewal'> & Partial<OrderContent> =>
  period === undefined || period.periodIndex === 0
    ? {}
    : {
        cartId: periodIdOf(period, placedAt),
        renewal: { subscriptionId: period.subscriptionId, periodIndex: period.periodIndex },
      };

/** The order as the checkout would copy it: its totals follow from the store's own rules. */
export const demoOrderContent = (shop: DemoShop, purchase: DemoPurchase): OrderContent => {
  const { order, customer, placedAt: orderedAt } = purchase;
  const address = addressOf(customer);
  const details = {
    email: customer.email,
    acceptsMarketing: customer.acceptsMarketing ?? false,
    shippingAddress: address,
    isBillingSame: true,
    billingAddress: address,
    vatNumber: '',
    waivesWithdrawal: true,
    note: order.note ?? '',
    answers: {},
  };
  const { language } = shop.context;
  const ordered = { ...totalsOf(shop, purchase), cartRevision: 1, language, form: null, orderedAt };
  return { ...orderContentOf(ordered, details), tags: order.tags ?? [], ...renewalOf(purchase) };
};
