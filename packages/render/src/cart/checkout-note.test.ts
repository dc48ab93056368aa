import { shopTextsIn } from '@sitewright/domain/cart';
import { expect, it } from 'vitest';
import { checkoutNote, withCheckoutNote } from './index.ts';

it.each([
  ['en-GB', 'Online checkout is not available yet.', 'To order, please email us:'],
  [
    'de-AT',
    'Sie können hier noch nicht online bezahlen.',
    'Zum Bestellen schreiben Sie uns bitte eine E-Mail:',
  ],
  ['fr', 'Le paiement en ligne n’est pas encore disponible.', 'Pour commander, écrivez-nous à\u00A0:'],
  ['es', 'Todavía no se puede pagar en línea.', 'Para hacer tu pedido, escríbenos a:'],
])('the note about paying is said in %s', (language, text, order) => {
  const words = shopTextsIn(language);
  expect(checkoutNote(words, 'a@b.test')).toBe(
    `<p class="sw-cart-checkout">${text} ${order} <a href="mailto:a@b.test">a@b.test</a></p>`,
  );
  expect(checkoutNote(words, '')).toBe(`<p class="sw-cart-checkout">${text}</p>`);
});

it('the note about paying can hold no markup', () => {
  const words = { noCheckout: '<b>', orderByEmail: '&' };
  expect(checkoutNote(words, '"<i>@b.test')).toBe(
    '<p class="sw-cart-checkout">&lt;b&gt; &amp; <a href="mailto:&quot;&lt;i&gt;@b.test">"&lt;i&gt;@b.test</a></p>',
  );
});

it('a cart of a template that does not print the note gets it all the same, once', () => {
  const note = '<p class="sw-cart-checkout">Note</p>';
  expect(withCheckoutNote('<ul></ul>', note)).toBe(`<ul></ul>${note}`);
  expect(withCheckoutNote(`<ul></ul>${note}`, note)).toBe(`<ul></ul>${note}`);
  const live = '<div data-island="shop"></div>';
  expect(withCheckoutNote(live, note)).toBe(`${live}<noscript>${note}</noscript>`);
  expect(withCheckoutNote('<p>Empty</p>', '')).toBe('<p>Empty</p>');
});
