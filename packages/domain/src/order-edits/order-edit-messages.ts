/** Why an edit of an order is refused, by code. */
export const orderEditMessages = {
  'order-edit-empty': 'Nothing was changed.',
  'order-edit-no-items': 'An order keeps at least one item. Cancel the order instead.',
  'order-edit-line-fixed':
    'Items that were sent, delivered by the payment, refunded or asked to be returned cannot be edited. Reload the order to see what is left.',
  'order-edit-line-free': 'This item was free. Add it as a new item instead of more pieces.',
  'order-edit-invalid': 'Each product can be added once. Reload the order and try again.',
  'order-edit-unavailable': 'A product that you added is no longer for sale. Remove it and try again.',
  'order-edit-digital':
    'Downloads, gift cards and paid content are delivered by the payment. Sell them with a draft order.',
  'order-edit-no-address': 'This order has no shipping address. Add items that are not shipped.',
  'order-edit-out-of-stock': 'There are not enough pieces in stock.',
  'order-edit-changed': 'The total has changed meanwhile. Check it and update the order again.',
  'order-edit-below-gift-cards':
    'Gift cards have paid more of this order than it would cost. Cancel the order, or keep more items.',
  'order-edit-being-paid': 'A payment of this order is under way. Wait until it is finished.',
  'order-no-balance': 'There is nothing left to pay.',
  'balance-no-email': 'This order has no email address to send the link to.',
  'balance-no-link': 'There is no payment link to revoke.',
} as const;

export type OrderEditRefusal = keyof typeof orderEditMessages;
