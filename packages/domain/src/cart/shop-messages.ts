import { callMessages } from '../calls/index.ts';
import { cartMessages } from './cart-messages.ts';

/** Why a discount code is not taken. Apart, because every page with a product carries the messages above. */
export const cartTotalsMessages = {
  'code-refused': 'This code is not valid.',
  'too-many-codes': 'No more codes can be added to this cart.',
  'code-without-cart': 'Your cart is empty. Add an item before you enter a code.',
} as const;

/** Why a discount code or gift card gives nothing, and what it replaces. */
export const codeTexts = {
  'code-unknown': 'This code is not valid.',
  'code-not-started': 'This code is not valid yet.',
  'code-expired': 'This code has expired.',
  'code-used-up': 'This code has been used as often as it can be.',
  'code-used-by-customer': 'You have used this code already.',
  'code-not-first-purchase': 'This code is for first orders only.',
  'code-below-minimum-subtotal': 'This code needs an order of at least {amount}.',
  'code-below-minimum-quantity': 'This code needs more items in your cart.',
  'code-no-matching-products': 'This code does not apply to the items in your cart.',
  'code-not-combinable': 'This code cannot be combined with your other discounts.',
  'code-displaces': 'Used instead of {names}, which cannot be combined with it.',
  'code-gift-card-at-checkout': 'Please enter gift cards at the checkout.',
  'code-gift-card-empty': 'There is no money left on this gift card.',
  'code-gift-card-expired': 'This gift card has expired.',
  'code-gift-card-currency': 'This gift card is in another currency.',
  'code-gift-card-other-mode':
    'This gift card cannot be used for this order: test cards pay test orders alone, and real cards never do.',
  'code-gift-card-not-payable': 'A gift card cannot pay for gift cards, donations or subscriptions.',
} as const;

/** Beside them what others refuse, in the words of a shop, and what a form without script cannot do. */
export const shopMessages = {
  ...cartMessages,
  ...cartTotalsMessages,
  ...codeTexts,
  'not-found': 'Sorry, that item is no longer available.',
  'too-many-requests': callMessages['too-many-requests'],
  'bad-request': callMessages['bad-request'],
  'too-large': callMessages['too-large'],
  unavailable: callMessages.unavailable,
  unexpected: callMessages.unexpected,
  'cart-restored': 'Your cart is back.',
  'cart-restored-in-part':
    'Your cart is back. Some items are missing: they are no longer available, fewer are left, or they ask for details again.',
  'details-needed':
    'This item asks for a few details before it goes into the cart. Please turn on JavaScript for that.',
} as const;
