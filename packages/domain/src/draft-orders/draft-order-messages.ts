/** Why an action on a draft order is refused, by code. */
export const draftOrderMessages = {
  'draft-lines-invalid': 'Each product can be in a draft once. Change its quantity instead.',
  'draft-completed': 'This draft has become an order. It can no longer be changed.',
  'draft-being-paid': 'The customer is paying this draft right now. Try again in a few minutes.',
  'draft-empty': 'Add at least one item first.',
  'draft-no-email': 'Enter the email address of the customer first.',
  'draft-out-of-stock': 'Some items are not in stock in this quantity. Change the quantity or restock them.',
  'draft-reservation-short':
    'There are not enough pieces to reserve. Change the quantity, restock the items or reserve nothing.',
  'draft-no-link': 'This draft has no payment link.',
} as const;

export type DraftOrderRefusal = keyof typeof draftOrderMessages;
