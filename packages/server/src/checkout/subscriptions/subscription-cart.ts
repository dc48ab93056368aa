import { checkoutPath } from '@sitewright/domain/checkout';
import { loadSubscriptionCart } from '../../cart/index.ts';
import { isRefusal, refuseWithData, type Refusal } from '../../http/index.ts';
import { orderToken, orderUrl } from '../../orders/index.ts';
import { findLatestOrder } from '../checkouts-store.ts';
import { openCart, type LoadedCheckout } from '../load-checkout.ts';
import type { OpenLink } from '../request-visitor.ts';

type Reader = Parameters<OpenLink>[0];

/** Where a subscription is paid. */
export const subscriptionCheckoutUrl = (cartToken: string): string => checkoutPath({ link: '', cartToken });

const BEGINNING = new Date(0);

/** Only whoever has the token gets here: that the cart was bought is no secret. */
const findBought = async (reader: Reader, token: string, secret: string): Promise<Refusal | undefined> => {
  const bearer = { ...reader, source: { token }, cookieHeader: undefined, isSecure: false };
  const payment = await findLatestOrder(bearer, BEGINNING);
  const orderId = payment?.orderId;
  if (!orderId) return undefined;
  const url = orderUrl('status', orderId, orderToken(secret, reader.site.id, orderId));
  return refuseWithData('checkout-empty', { url });
};

const load = async (reader: Reader, token: string, secret: string): Promise<LoadedCheckout | Refusal> => {
  const opened = await openCart({ ...reader, token }, await loadSubscriptionCart(reader, token));
  return isRefusal(opened) ? ((await findBought(reader, token, secret)) ?? opened) : opened;
};

/** Carts of subscriptions; payment links are opened by the others. */
export const createSubscriptionOpener =
  (secret: string, openLink: OpenLink): OpenLink =>
  (reader, token, kind) =>
    kind === 'cart'
      ? { token, isCart: true, load: () => load(reader, token, secret), chooseOption: async () => {} }
      : openLink(reader, token, kind);
