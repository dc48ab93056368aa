import type { AbandonedCartTexts } from './abandoned-cart-texts.ts';

export const english: AbandonedCartTexts = {
  backToCart: 'Back to your cart',
  subtotal: 'Subtotal',
  whyThisEmail: 'You get this email once, because you entered your address at the checkout of {site}.',
  unsubscribe: 'Get no more emails about your cart',
  boughtTitle: 'You have bought these items already',
  boughtText:
    'This cart has become an order, so there is nothing to bring back. You find the order in its confirmation email.',
  expiredTitle: 'This cart is not stored any more',
  expiredText: 'Carts are deleted after a while. You can fill a new one at any time.',
  wrongTitle: 'This link is not complete',
  wrongText: 'Please copy the whole link from the email, or open it there.',
  emptyTitle: 'Nothing is left of this cart',
  emptyText: 'The items were taken out, or are no longer available.',
  viewCart: 'View cart',
  continueShopping: 'Continue shopping',
  unsubscribeTitle: 'Get no more emails about your cart?',
  unsubscribeText:
    '{site} then sends no emails about carts and no marketing emails to your address. Emails about your orders still come.',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedText: '{site} sends you no more emails about carts and no marketing emails.',
};
