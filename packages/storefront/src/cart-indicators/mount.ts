import { cartModel } from '../cart/index.ts';
import { showIndicator } from './indicator.ts';
import { showPill } from './pill.ts';

let isShown = false;

/** Keeps indicator and pill in sync with the cart. */
export const showCart = (): void => {
  if (isShown) return;
  isShown = true;
  cartModel.watch(({ cart }) => {
    if (!cart) return;
    showIndicator(cart);
    showPill(cart);
  });
};

/** `<sw-shop>` shows the cart indicators on every page; `[data-island="shop"]` is the cart page. */
export const mount = async (place: HTMLElement): Promise<void> => {
  showCart();
  if (place.dataset['island']) (await import('../cart-page/index.ts')).showCartPage(place);
  else await cartModel.load();
};
