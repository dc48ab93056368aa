import type { Cart } from '../cart/index.ts';

const fill = (selector: string, text: string): void => {
  for (const place of document.querySelectorAll(selector)) place.textContent = text;
};

/**
 * The template's own sign of the cart. Pages are the same for everybody, so it is printed empty; `initialized` tells
 * style sheets that the number is this visitor's, `empty` that it is 0.
 */
export const showIndicator = ({ totalQuantity, subtotal }: Cart): void => {
  fill('.sqs-cart-quantity', `${totalQuantity}`);
  fill('.sqs-cart-subtotal', subtotal.text);
  for (const { classList } of document.querySelectorAll('.sqs-custom-cart,.sqs-cart-dropzone')) {
    classList.add('initialized');
    classList.toggle('empty', totalQuantity === 0);
  }
};
