import { cartCalls } from '@sitewright/api/cart';
import { purchaseFlowOf, subscriptionUrl } from '@sitewright/domain/cart';
import { visitorClient } from '../../cart/index.ts';
import { scriptContext, storeSettings } from '../../page/index.ts';
import { chosenProduct } from '../choosing/chosen-product.ts';
import { markMissing } from '../choosing/mark-missing.ts';
import type { Product } from '../choosing/product.ts';
import { findNearButton } from '../find-near-button.ts';
import { findChoices } from '../read-variants.ts';
import { addToCart } from './add-to-cart.ts';
import { BuyButton } from './buy-button.ts';
import { withProductForm, type Purchase } from './with-product-form.ts';
import { checkOrder } from './check-order.ts';
import { refuse, type PurchaseAttempt } from './purchase-attempt.ts';

interface Order {
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

/** Says beside the options what is missing, if they are on the page, else over it. */
const askForChoice = ({ product, button }: Order, flow: PurchaseAttempt['flow'], message: string): void => {
  const choices = findChoices(button.element);
  const mark = (): boolean => choices !== undefined && markMissing(choices, product.unchosen, message);
  button.show('idle');
  // A gift card that is not chosen is refused as a purchase is.
  if (flow.kind === 'gift-card') void refuse({ button, flow }, message).then(mark);
  else if (!mark()) void refuse({ button, flow }, message);
};

/** What a press on the button does, from the first check to the last word. */
const buy = async (order: Order): Promise<void> => {
  const { product, button, hasForm, quantityText, isInGrid } = order;
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
  else if (check.isIncomplete) askForChoice(order, flow, check.message);
  else void refuse({ button, flow }, check.message);
};

const quantityField = (element: HTMLElement): HTMLInputElement | undefined =>
  findNearButton<HTMLInputElement>(
    element,
    `.product-quantity-input[data-item-id="${element.dataset['itemId']}"] input`,
  )[0];

/** Not on the page of one product, nor in what is opened over a list to look at one. */
const isInGrid = (element: HTMLElement): boolean =>
  scriptContext().product?.id !== element.dataset['itemId'] && !element.closest('dialog');

/** Buys what was chosen around a button. */
export const buyWith = (element: HTMLElement): Promise<void> =>
  buy({
    product: chosenProduct(element),
    button: new BuyButton(element),
    hasForm: Boolean(element.dataset['form']),
    quantityText: quantityField(element)?.value ?? element.dataset['minQuantity'] ?? '1',
    isInGrid: isInGrid(element),
  });
