import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { cartModel } from '../cart/index.ts';
import { adoptSheet } from '../page/index.ts';
import { CartPage } from './cart-page.tsx';
import { cartPageStyles } from './display/cart-page-styles.ts';
import { cartText } from './display/cart-text.ts';
import { readTypedValues, TypedValuesProvider } from './takeover/typed-values.ts';

const createRetry = (place: HTMLElement): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sw-cart-retry';
  button.append(cartText('cartLoadFailed'));
  button.addEventListener('click', () => {
    button.remove();
    void showCartPage(place);
  });
  return button;
};

/**
 * Replaces the server-rendered forms once the cart is loaded; until then they work without JavaScript. What was typed
 * into them stays, and so does the focus.
 */
export const showCartPage = async (place: HTMLElement): Promise<void> => {
  if (!(await cartModel.load())) {
    place.prepend(createRetry(place));
    return;
  }
  adoptSheet(cartPageStyles);
  const typed = readTypedValues(place);
  place.replaceChildren();
  // At once, so that the next key press finds its field.
  flushSync(() =>
    createRoot(place).render(
      <TypedValuesProvider value={typed}>
        <CartPage />
      </TypedValuesProvider>,
    ),
  );
};
