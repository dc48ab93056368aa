import { currentPrice } from '@sitewright/domain/catalogue';
import { foldEmail } from '@sitewright/domain/orders';
import { newId } from '../ids/index.ts';
import type { DemoShop } from './demo-order-content.ts';
import type { DemoAbandonedCart } from './demo-orders-schemas.ts';
import type { DemoRows } from './demo-orders-store.ts';

const DAY_MS = 86_400_000;
const CLICK_MS = 5_400_000;

type CartRow = DemoRows['abandonedCarts'][number];

interface DemoTimes {
  readonly enteredAt: Date;
  /** Of which a recovered cart became one. */
  readonly orders: DemoRows['orders'];
}

const valueOf = ({ variantsBySku }: DemoShop, { lines }: DemoAbandonedCart): number =>
  lines.reduce((sum, { sku, quantity }) => {
    const variant = variantsBySku.get(sku);
    if (!variant) throw new Error(`The demo sells no ${sku}.`);
    return sum + currentPrice(variant) * quantity;
  }, 0);

const emailedRow = (
  { state, isClicked = false }: DemoAbandonedCart,
  { enteredAt }: DemoTimes,
): Pick<CartRow, 'emailedAt' | 'clickedAt'> => {
  if (!['emailed', 'recovered', 'unsubscribed'].includes(state)) return {};
  const emailedAt = new Date(enteredAt.getTime() + DAY_MS);
  return { emailedAt, clickedAt: isClicked ? new Date(emailedAt.getTime() + CLICK_MS) : null };
};

/** Of the demo: nothing is due, so no email is ever sent to it. */
export const demoCartRows = (shop: DemoShop, cart: DemoAbandonedCart, times: DemoTimes): CartRow => {
  const { email, state, acceptsMarketing, lines } = cart;
  const order = times.orders.find(
    (each) => each.email === email && each.placedAt.getTime() > times.enteredAt.getTime(),
  );
  return {
    websiteId: shop.websiteId,
    checkoutId: newId(),
    cartId: newId(),
    email,
    emailKey: foldEmail(email),
    acceptsMarketing,
    publicOrigin: shop.publicOrigin,
    state,
    skipReason: state === 'skipped' ? 'no-consent' : '',
    enteredAt: times.enteredAt,
    dueAt: null,
    ...emailedRow(cart, times),
    orderId: state === 'recovered' ? (order?.orderId ?? null) : null,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    valueCents: valueOf(shop, cart),
    currency: shop.context.currency,
    isDemo: true,
  };
};
