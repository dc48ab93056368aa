/** What stands on the cart page beside the texts that the rules of the cart name. */
export const cartTexts = {
  empty: 'Your cart is empty.',
  continueShopping: 'Continue Shopping',
  failed: 'Unable to load. Try again.',
  quantity: 'Quantity',
  fewer: 'One fewer',
  more: 'One more',
  remove: 'Remove',
  editDetails: 'Edit details',
  save: 'Save',
  saving: 'Saving…',
  subtotal: 'Subtotal',
  soldOut: 'Sold out',
} as const;

export const goneText = (title: string): string => `${title} is no longer in your cart.`;
