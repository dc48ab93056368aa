import { cartCalls } from '@sitewright/api/cart';
import { purchaseFlowOf, subscriptionUrl } from '@sitewright/domain/cart';
import { visitorClient } from '../../cart/index.ts';
import { storeSettings } from '../../page/index.ts';
import type { BuyButton } from '../buy-button.ts';
import type { Product } from '../product.ts';
import { addToCart } from './add-to-cart.ts';
import { withProductForm, type Purchase } from './with-product-form.ts';
import { checkOrder } from './check-order.ts';
import { refuse, type PurchaseAttempt } from './purchase-attempt.ts';

export interface Order {
  readonly product: Product;
  readonly button: BuyButton;
  /** Whether the product has a form that is filled in first. */
  readonly hasForm: boolean;
  readonly quantityText: string;
  /** In a list, where a message over the whole page would be too much for a choice not made. */
  readonly isInGrid: boolean;
}

const subscribe: Purchase = async ({ button }, { itemId, sku, quantity, additionalFields = null }) => {
  button.show('adding');
  const outcome = await visitorClient.send(cartCalls.startSubscription, {
    body: { itemId, sku, qty: quantity, additionalFields },
  });
  if (!outcome.ok) return outcome.refusal;
  location.assign(subscriptionUrl(outcome.answer.cartToken));
  return undefined;
};

const carryOut = async (press: PurchaseAttempt): Promise<void> => {
  const { flow } = press;
  if (flow.kind === 'gift-card') location.assign(flow.url);
  else await withProductForm(press, flow.kind === 'subscription' ? subscribe : addToCart);
};

/** What a press on the button does, from the first check to the last word. */
export const buy = async ({ product, button, hasForm, quantityText, isInGrid }: Order): Promise<void> => {
  const { id: itemId, type: productType, isSubscription: isSubscribable } = product.facts;
  const sku = product.variant?.sku ?? null;
  const flow = purchaseFlowOf(
    { itemId, productType, isSubscribable },
    { sku: sku ?? '', expressCheckout: storeSettings().expressCheckout === true },
  );
  const check = checkOrder(product, quantityText);
  if (check.ok)
    await carryOut({ button, hasForm, flow, addition: { itemId, sku, quantity: check.quantity } });
  else if (check.isIncomplete && isInGrid) button.promptForOption();
  else void refuse({ button, flow }, check.message);
};
