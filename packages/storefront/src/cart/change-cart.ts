import { cartCalls } from '@sitewright/api/cart';
import type { Outcome, Refusal } from '@sitewright/api/client';
import { cartModel, type Cart, type CartEntry } from './cart-model.ts';
import { visitorClient } from './visitor-client.ts';

/** What a shopper puts into the cart. */
export interface Addition {
  readonly itemId: string;
  readonly sku: string | null;
  readonly quantity: number;
  /** Answers to the product's form, as JSON. */
  readonly additionalFields?: string;
}

/** A call whose answer got lost may have been carried out: the server is asked, never told a second time. */
const recover = ({ status }: Refusal): void => {
  const { cart } = cartModel.state;
  if (cart) cartModel.show({ status: 'loaded', cart });
  if (status === 0 || status >= 500) void cartModel.load();
};

const change = <Answer extends { readonly shoppingCart: Cart }>(
  send: () => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> =>
  cartModel.inTurn(async () => {
    const { cart } = cartModel.state;
    if (cart) cartModel.show({ status: 'recalculating', cart });
    const outcome = await send();
    if (outcome.ok) {
      cartModel.show({ status: 'loaded', cart: outcome.answer.shoppingCart });
      cartModel.tellOtherTabs();
    } else recover(outcome.refusal);
    return outcome;
  });

export const addEntry = (addition: Addition) =>
  change(() => visitorClient.send(cartCalls.addEntry, { body: addition }));

export const changeQuantity = (id: string, quantity: number) =>
  change(() => visitorClient.send(cartCalls.changeQuantity, { params: { id }, body: { quantity } }));

export const removeEntry = (id: string) =>
  change(() => visitorClient.send(cartCalls.removeEntry, { params: { id } }));

export const changeAdditionalFields = (
  { id, itemId, chosenVariant }: CartEntry,
  additionalFields: string,
) => {
  const body = { itemId, sku: chosenVariant.sku, additionalFields };
  return change(() => visitorClient.send(cartCalls.changeAdditionalFields, { params: { id }, body }));
};
