import type { Refusal } from '@sitewright/api/client';
import { addEntry, refusalText, type Addition } from '../../cart/index.ts';
import { announce, showAlert } from '../../overlays/index.ts';
import { confirmAddition } from './added/confirm-addition.ts';
import { findLostAddition } from './added/find-lost-addition.ts';
import { titleOf, type PurchaseAttempt } from './purchase-attempt.ts';
import { buyingText } from './purchase-text.ts';
import { quantityInCart } from './quantity-in-cart.ts';

/** Grows with every addition of the page: what a later press came to makes an earlier question idle. */
let latest = 0;

const isLost = ({ status }: Refusal): boolean => status === 0;

interface LostAddition {
  readonly press: PurchaseAttempt;
  readonly addition: Addition;
  readonly quantityBefore: number;
}

/** Nobody knows whether the shop heard of it. The message says so, and what became of it once that is known. */
const askWhatBecame = async (lost: LostAddition, refusal: Refusal): Promise<void> => {
  const { press, addition, quantityBefore } = lost;
  const own = latest;
  press.button.fail();
  const alert = showAlert({
    title: titleOf(press.flow),
    message: `${refusalText(refusal).replace(/\.?$/, '.')} ${buyingText('checksAddition')}`,
  });
  const entry = await findLostAddition(addition, quantityBefore);
  if (own !== latest) return;
  if (entry) {
    alert.close();
    announce(buyingText('additionFound'));
    confirmAddition(press, entry);
  } else if (!alert.update(buyingText('additionLost')))
    void showAlert({ title: titleOf(press.flow), message: buyingText('additionLost') });
};

export const addToCart = async (press: PurchaseAttempt, addition: Addition): Promise<Refusal | undefined> => {
  latest += 1;
  // Imported statically it would put a helper of the bundler on every page with a cart.
  void import('../../cart-indicators/index.ts').then(({ showCart }) => showCart());
  press.button.show('adding');
  announce(buyingText('adding'), press.button.element.closest('dialog'));
  const quantityBefore = quantityInCart(addition);
  const outcome = await addEntry(addition);
  if (!outcome.ok) {
    if (!isLost(outcome.refusal) || addition.additionalFields !== undefined) return outcome.refusal;
    void askWhatBecame({ press, addition, quantityBefore }, outcome.refusal);
    return undefined;
  }
  if (press.flow.kind === 'checkout') location.assign(press.flow.url);
  else confirmAddition(press, outcome.answer.newlyAdded);
  return undefined;
};
