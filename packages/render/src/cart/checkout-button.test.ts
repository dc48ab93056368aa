import { shopTextsIn } from '@sitewright/domain/cart';
import { expect, it } from 'vitest';
import { checkoutButton, withCheckoutButton } from './index.ts';

const open = { shouldBlockPurchaseForMinimumOrderAmount: false };

it.each([
  ['en-GB', 'Checkout'],
  ['de-AT', 'Zur Kasse'],
  ['fr', 'Commander'],
  ['es', 'Finalizar compra'],
])('the way to the checkout is named in %s', (language, text) => {
  expect(checkoutButton(open, shopTextsIn(language))).toBe(
    `<p class="sw-cart-checkout"><a class="sw-checkout-button" href="/checkout">${text}</a></p>`,
  );
});

it('there is no way to the checkout below the minimum of the store', () => {
  expect(checkoutButton({ shouldBlockPurchaseForMinimumOrderAmount: true }, { checkout: 'Go' })).toBe('');
});

it('a text of the template can hold no markup', () => {
  expect(checkoutButton(open, { checkout: '<b>' })).toContain('>&lt;b&gt;</a>');
});

it('a cart of a template that does not print the button gets it all the same, once', () => {
  const button = '<p class="sw-cart-checkout">Checkout</p>';
  expect(withCheckoutButton('<ul></ul>', button)).toBe(`<ul></ul>${button}`);
  expect(withCheckoutButton(`<ul></ul>${button}`, button)).toBe(`<ul></ul>${button}`);
  const own = '<a href="/checkout">Pay</a>';
  expect(withCheckoutButton(own, button)).toBe(own);
  const live = '<div data-island="shop"></div>';
  expect(withCheckoutButton(live, button)).toBe(`${live}<noscript>${button}</noscript>`);
  expect(withCheckoutButton('<p>Empty</p>', '')).toBe('<p>Empty</p>');
});
