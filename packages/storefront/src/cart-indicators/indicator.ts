import type { Cart } from '../cart/index.ts';

const fill = (selector: string, text: string): void => {
  for (const place of document.querySelectorAll(selector)) place.textContent = text;
};

/**
 * Updates the template's cart indicator. Cached pages are the same for all visitors, so it is rendered empty:
 * `initialized` marks that the count is this visitor's, `empty` that it is 0.
 */
export const showIndicator = ({ totalQuantity, subtotal }: Cart): void => {
  fill('.sqs-cart-quantity', `${totalQuantity}`);
  fill('.sqs-cart-subtotal', subtotal.text);
  for (const { classList } of document.querySelectorAll('.sqs-custom-cart,.sqs-cart-dropzone')) {
    classList.add('initialized');
    classList.toggle('empty', totalQuantity === 0);
  }
};
