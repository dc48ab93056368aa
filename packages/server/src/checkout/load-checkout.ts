import { emptyAddress } from '@sitewright/domain/addresses';
import { deriveTotalledCart, type CartBuyer, type TotalledCart } from '@sitewright/domain/cart';
import {
  billingLocationOf,
  checkoutFormOf,
  newCheckoutDetails,
  type CheckoutDetails,
  type CheckoutForm,
} from '@sitewright/domain/checkout';
import { hasFeature } from '@sitewright/domain/features';
import { mailboxKey } from '@sitewright/domain/forms';
import { formInEffect } from '@sitewright/domain/store';
import {
  hashCartToken,
  loadVisitorCart,
  readCartToken,
  subscriptionCart,
  type CartReader,
  type ChosenCart,
  type LoadedCart,
} from '../cart/index.ts';
import { driverOf, inOneTrip, type Queryable } from '../database/index.ts';
import { findPublishedForm } from '../forms/index.ts';
import { refuse, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { loadEnteredCards } from './entered-cards.ts';
import { countDiscountUses } from '../payment-records/index.ts';
import { findCheckout, insertCheckout, listCheckouts, type CheckoutRow } from './checkouts-store.ts';

/** The cart of a visitor together with what was entered at its checkout. */
export interface LoadedCheckout {
  readonly loaded: LoadedCart;
  readonly checkout: CheckoutRow;
  /** Questions of the owner. */
  readonly form: CheckoutForm | null;
  /** Of a draft order. */
  readonly tags?: readonly string[];
  /** The order whose balance is paid, instead of making one. */
  readonly pays?: BalanceOrder;
}

/** An order that a part of is still to be paid. */
export interface BalanceOrder {
  readonly orderId: string;
  /** Test orders are paid with test money, and live ones are not. */
  readonly isTest: boolean;
}

/** A checkout that is not that of the visitor's cart: of a payment link, or of a subscription that is bought on its own. */
export interface CheckoutSource {
  /** Of the link or the cart. */
  readonly token: string;
  /** Whether it is a cart: codes are taken, and the address decides about its delivery. */
  readonly isCart?: boolean;
  load(): Promise<LoadedCheckout | Refusal>;
  chooseOption(key: string | null): Promise<void>;
}

/** Which cart codes and the address belong to: that of the visitor, or of a subscription. */
export const chosenCart = ({ source }: { readonly source?: CheckoutSource | undefined }): ChosenCart =>
  source?.isCart ? subscriptionCart(source.token) : {};

/** Details may have been stored before a field existed. */
export const completeDetails = (details: Partial<CheckoutDetails>): CheckoutDetails => ({
  email: '',
  acceptsMarketing: false,
  isBillingSame: true,
  vatNumber: '',
  waivesWithdrawal: false,
  note: '',
  answers: {},
  ...details,
  shippingAddress: { ...emptyAddress, ...details.shippingAddress },
  billingAddress: { ...emptyAddress, ...details.billingAddress },
});

interface CheckoutReader extends Pick<CartReader, 'site' | 'now'> {
  readonly database: Queryable;
}

interface CartToOpen extends CheckoutReader {
  readonly token: string | undefined;
  /** Checkouts that were read already; the one of the cart may be among them. */
  readonly known?: readonly CheckoutRow[];
}

const openCheckout = async (
  { database, site, now, token, known = [] }: CartToOpen,
  { state, context }: LoadedCart,
): Promise<CheckoutRow | undefined> => {
  if (state.id === null || token === undefined) return undefined;
  const found =
    known.find(({ cartId }) => cartId === state.id) ?? (await findCheckout(database, site.id, state.id));
  if (found) return found;
  await insertCheckout(database, {
    websiteId: site.id,
    checkoutId: newId(),
    cartId: state.id,
    tokenHash: hashCartToken(token),
    details: newCheckoutDetails(context.settings.checkout, state.shippingLocation),
    createdAt: now,
    updatedAt: now,
  });
  return findCheckout(database, site.id, state.id);
};

/** A form that was deleted or is not published asks nothing. */
const loadForm = async (
  { database, site }: CheckoutReader,
  { context: { settings } }: LoadedCart,
): Promise<CheckoutForm | null> => {
  const { formId } = settings.checkout;
  const found = formId === '' ? undefined : await findPublishedForm(database, site.id, formId);
  return found ? checkoutFormOf(formInEffect(found.content, site.features)) : null;
};

/** The checkout of a cart, opened with the first visit; refused for a cart without entries. */
export const openCart = async (reader: CartToOpen, loaded: LoadedCart): Promise<LoadedCheckout | Refusal> => {
  if (loaded.state.entries.length === 0) return refuse('checkout-empty');
  const checkout = await openCheckout(reader, loaded);
  return checkout ? { loaded, checkout, form: await loadForm(reader, loaded) } : refuse('checkout-empty');
};

/** The checkout of the visitor's cart, read together with what else is sent over the connection. */
export const loadCartCheckout = async (
  together: Queryable,
  reader: CartReader,
): Promise<LoadedCheckout | Refusal> => {
  const token = readCartToken(reader);
  const [loaded, known] = await Promise.all([
    loadVisitorCart(reader, driverOf(together)),
    token === undefined ? [] : listCheckouts(together, reader.site.id, hashCartToken(token)),
  ]);
  return openCart({ ...reader, database: together, token, known }, loaded);
};

/** The checkout of a link, or of the visitor's cart. */
export const loadCheckout = async (
  reader: CartReader & { readonly source?: CheckoutSource | undefined },
): Promise<LoadedCheckout | Refusal> => {
  if (!hasFeature(reader.site.features, 'commerce')) return refuse('not-found');
  return reader.source
    ? reader.source.load()
    : inOneTrip(reader.database, (together) => loadCartCheckout(together, reader));
};

const buyerOf = async (
  database: Queryable,
  { checkout, loaded }: Pick<LoadedCheckout, 'loaded' | 'checkout'>,
): Promise<CartBuyer> => {
  const { websiteId, checkoutId } = checkout;
  const details = completeDetails(checkout.details);
  const discountIds = loaded.context.discounts.map(({ id }) => id);
  const emailKey = mailboxKey(details.email);
  const [{ uses, orders }, giftCards] = await Promise.all([
    countDiscountUses(database, websiteId, { discountIds, emailKey, checkoutId }),
    loadEnteredCards(database, checkout, loaded.context),
  ]);
  const usesOf = (id: string): number => uses[id]?.all ?? 0;
  const ownUsesOf = (id: string): number => uses[id]?.own ?? 0;
  return {
    billing: billingLocationOf(details),
    usesOf,
    giftCards,
    customer: details.email === '' ? undefined : { orders, usesOf: ownUsesOf },
  };
};

/** The cart as the checkout totals it: for this customer, and with uses of discounts counted. */
export const totalCheckout = async (
  database: Queryable,
  opened: Pick<LoadedCheckout, 'loaded' | 'checkout'>,
): Promise<TotalledCart> => {
  const { loaded } = opened;
  const buyer = await buyerOf(database, opened);
  return deriveTotalledCart(loaded.state, { ...loaded.context, buyer });
};
