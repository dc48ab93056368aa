/** Why an action on an order is refused, by code. */
export const orderMessages = {
  'order-cancelled': 'This order is cancelled. A cancelled order cannot be changed.',
  'order-payment-failed': 'The payment of this order failed. There is nothing to send.',
  'order-not-pickup': 'Only orders that are picked up can be ready for pickup.',
  'order-ready': 'This order is ready for pickup already.',
  'order-no-downloads': 'This order has no downloads that its customer may fetch.',
  'order-nothing-to-fulfil': 'Everything in this order is fulfilled already.',
  'order-nothing-fulfilled': 'Nothing in this order is fulfilled, so it is pending already.',
  'order-not-pending': 'Only pending orders can be cancelled. Mark the order as pending first.',
  'order-not-awaiting': 'This order does not wait for a payment.',
  'order-nothing-to-edit': 'This order was refunded in full. There is nothing to edit.',
  'order-nothing-to-refund': 'There is no payment left to refund.',
  'order-not-test': 'Only test orders can be deleted.',
  'order-shipment-impossible':
    'Choose at least one item, and no more pieces than are still to be fulfilled. Reload the order to see what is left.',
  'order-tracking-invalid': 'Check the tracking details.',
  'order-number-too-low':
    'Order numbers only go up. Enter a number that is higher than the last order number.',
  'order-view-invalid': 'Check the name of the view.',
  'order-too-many-views': 'A store can have up to 20 saved views. Delete one first.',
} as const;

export type OrderRefusal = keyof typeof orderMessages;
