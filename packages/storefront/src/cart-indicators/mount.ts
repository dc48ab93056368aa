import { cartModel } from '../cart/index.ts';
import { showIndicator } from './indicator.ts';
import { showPill } from './pill.ts';

let isShown = false;

/** From now on indicator and pill follow the cart. */
export const showCart = (): void => {
  if (isShown) return;
  isShown = true;
  cartModel.watch(({ cart }) => {
    if (!cart) return;
    showIndicator(cart);
    showPill(cart);
  });
};

/** `<sw-shop>`: what shows the cart on every page. `[data-island="shop"]`: the cart page. */
export const mount = async (place: HTMLElement): Promise<void> => {
  showCart();
  if (place.dataset['island']) (await import('../cart-page/index.ts')).showCartPage(place);
  else await cartModel.load();
};
