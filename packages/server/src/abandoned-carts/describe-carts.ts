import type { CallAnswer } from '@sitewright/api/call';
import type { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import type { ShoppingCart } from '@sitewright/domain/cart';
import { formatOrderNumber } from '@sitewright/domain/orders';
import type { ListedCart } from './abandoned-carts-store.ts';
import { listCartEntries } from './due-carts-store.ts';
import { priceCarts, type PricedCarts } from './send-cart-mail.ts';

export type DescribedCart = CallAnswer<typeof abandonedCartsCalls.list>['carts'][number];

const NAMED = 3;

/** Carts change while they wait; afterwards what was in the email counts. */
const contentOf = ({ cart }: ListedCart, current: ShoppingCart | undefined) => {
  const lines = current?.entries.filter(({ isAvailable }) => isAvailable) ?? [];
  const items = lines.slice(0, NAMED).map(({ title }) => title);
  if (cart.state !== 'waiting' || cart.isDemo || !current)
    return { itemCount: cart.itemCount, valueCents: cart.valueCents, currency: cart.currency, items };
  return {
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    valueCents: current.subtotalCents,
    currency: current.subtotal.currencyCode,
    items,
  };
};

const orderOf = ({ order }: ListedCart): DescribedCart['order'] =>
  order && {
    id: order.orderId,
    number: formatOrderNumber(order.number, order.isTest),
    totalCents: order.totalCents,
    currency: order.currency,
  };

const describe = (listed: ListedCart, current: ShoppingCart | undefined): DescribedCart => {
  const { cart } = listed;
  return {
    id: cart.checkoutId,
    email: cart.email,
    state: cart.state,
    reason: cart.skipReason,
    acceptsMarketing: cart.acceptsMarketing,
    isDemo: cart.isDemo,
    enteredOn: cart.enteredAt.toISOString(),
    dueOn: cart.dueAt?.toISOString() ?? null,
    emailedOn: cart.emailedAt?.toISOString() ?? null,
    clickedOn: cart.clickedAt?.toISOString() ?? null,
    ...contentOf(listed, current),
    order: orderOf(listed),
  };
};

export const describeCarts = async (
  shop: PricedCarts,
  listed: readonly ListedCart[],
): Promise<DescribedCart[]> => {
  const ids = listed.map(({ cart }) => cart.cartId);
  const stored = [...(await listCartEntries(shop.transaction ?? shop.database, shop.site.id, ids))];
  const priced = await priceCarts(
    shop,
    stored.map(([, entries]) => entries),
  );
  const current = new Map(stored.map(([cartId], place) => [cartId, priced[place]]));
  return listed.map((each) => describe(each, current.get(each.cart.cartId)));
};
