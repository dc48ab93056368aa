import { cartCalls } from '@sitewright/api/cart';
import type { Outcome, Refusal } from '@sitewright/api/client';
import { cartModel, readCart, type Cart, type CartEntry } from './cart-model.ts';
import { createAddOnce, type Addition } from './add-once.ts';
import { visitorClient } from './visitor-client.ts';

interface Change<Answer> {
  readonly send: () => Promise<Outcome<Answer>>;
  /** The result of the call, if the cart shows that it was applied although the response was lost. */
  readonly recognise?: (cart: Cart) => Answer | undefined;
}

const TOO_MANY = 429;
const NOT_FOUND = 404;

/**
 * A call whose response was lost may have been applied; a missing entry may have been removed in another tab.
 */
const mayBeDone = ({ status }: Refusal): boolean => status === 0 || status >= 500 || status === NOT_FOUND;

/** A refusal often means that the page is out of date, so the cart is loaded again. */
const recover = async <Answer>(
  refusal: Refusal,
  { recognise }: Change<Answer>,
  before: Cart | undefined,
): Promise<Outcome<Answer>> => {
  const cart = refusal.status === TOO_MANY ? undefined : await readCart();
  const known = cart ?? before;
  if (known) cartModel.show({ status: 'loaded', cart: known });
  const answer = cart && mayBeDone(refusal) ? recognise?.(cart) : undefined;
  return answer ? { ok: true, answer } : { ok: false, refusal };
};

export const change = <Answer extends { readonly shoppingCart: Cart }>(
  wanted: Change<Answer>,
): Promise<Outcome<Answer>> =>
  cartModel.inTurn(async () => {
    const { cart } = cartModel.state;
    if (cart) cartModel.show({ status: 'recalculating', cart });
    const sent = await wanted.send();
    if (sent.ok) cartModel.show({ status: 'loaded', cart: sent.answer.shoppingCart });
    const outcome = sent.ok ? sent : await recover(sent.refusal, wanted, cart);
    if (outcome.ok) cartModel.notifyOtherTabs();
    return outcome;
  });

const addOnce = createAddOnce((body) => visitorClient.send(cartCalls.addEntry, { body }));

/** For scripts of the template: the added entry is the event's `detail`. */
const signalAdded = (detail: CartEntry): boolean =>
  document.dispatchEvent(new CustomEvent('item-added', { detail }));

export const addEntry = async (addition: Addition) => {
  const outcome = await change({ send: () => addOnce(addition) });
  if (outcome.ok) signalAdded(outcome.answer.newlyAdded);
  return outcome;
};

export const changeQuantity = (id: string, quantity: number) =>
  change({
    send: () => visitorClient.send(cartCalls.changeQuantity, { params: { id }, body: { quantity } }),
    recognise: (cart) =>
      cart.entries.some((entry) => entry.id === id && entry.quantity === quantity)
        ? { shoppingCart: cart, grandTotal: cart.grandTotal }
        : undefined,
  });

export const removeEntry = (id: string) =>
  change({
    send: () => visitorClient.send(cartCalls.removeEntry, { params: { id } }),
    recognise: (cart) =>
      cart.entries.some((entry) => entry.id === id)
        ? undefined
        : { shoppingCart: cart, grandTotal: cart.grandTotal },
  });

export const changeAdditionalFields = (
  { id, itemId, chosenVariant }: CartEntry,
  additionalFields: string,
) => {
  const body = { itemId, sku: chosenVariant.sku, additionalFields };
  return change({
    send: () => visitorClient.send(cartCalls.changeAdditionalFields, { params: { id }, body }),
  });
};
