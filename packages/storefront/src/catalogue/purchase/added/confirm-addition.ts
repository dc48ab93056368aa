import { fillText } from '@sitewright/domain/languages';
import { cartModel, type CartEntry } from '../../../cart/index.ts';
import { announce, createElement, showPopover } from '../../../overlays/index.ts';
import { adoptSheet, storeSettings } from '../../../page/index.ts';
import { buyingText } from '../purchase-text.ts';
import type { PurchaseAttempt } from '../purchase-attempt.ts';
import { addedStyles } from './added-styles.ts';
import { openCartDrawer } from './cart-drawer.ts';
import { lineParts, subtotalOf, waysOn } from './cart-parts.ts';

const popoverParts = (entry: CartEntry): HTMLElement[] => {
  const { cart } = cartModel.state;
  adoptSheet(addedStyles);
  return [
    createElement('div', 'sw-added-line', ...lineParts(entry)),
    ...(cart && location.pathname !== '/cart' ? [subtotalOf(cart), waysOn(cart)] : []),
  ];
};

/** Says that something is in the cart, over whatever the button stands in. */
export const confirmAddition = ({ button }: Pick<PurchaseAttempt, 'button'>, entry: CartEntry): void => {
  const text = fillText(buyingText('wasAdded'), { productName: entry.title });
  const dialog = button.element.closest('dialog');
  announce(text, dialog);
  if (storeSettings().cartDrawerEnabled && location.pathname !== '/cart') openCartDrawer(text);
  else showPopover({ text, parts: popoverParts(entry) }, dialog);
  button.succeed();
};
