import type { Refusal } from '@sitewright/api/client';
import { addEntry, type Addition } from '../../cart/index.ts';
import { showCart } from '../../cart-indicators/index.ts';
import { announce } from '../../overlays/index.ts';
import { buyingText } from './purchase-text.ts';
import type { PurchaseAttempt } from './purchase-attempt.ts';
import { showAddedPopover } from './show-added-popover.ts';

export const addToCart = async (press: PurchaseAttempt, addition: Addition): Promise<Refusal | undefined> => {
  showCart();
  press.button.show('adding');
  announce(buyingText('adding'), press.button.element.closest('dialog'));
  const outcome = await addEntry(addition);
  if (!outcome.ok) return outcome.refusal;
  if (press.flow.kind === 'checkout') location.assign(press.flow.url);
  else showAddedPopover(press, outcome.answer.newlyAdded.title);
  return undefined;
};
