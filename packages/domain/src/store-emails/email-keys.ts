import { isFollowUp, type FollowUpKind } from '../follow-ups/index.ts';
import { isSubscriptionEmail, type StoreEmailKind } from './email-kinds.ts';

/** What a text may print. `fields` are those of each entry of a list. */
export interface EmailKey {
  readonly key: string;
  readonly text: string;
  readonly fields?: readonly string[];
}

const siteKeys: readonly EmailKey[] = [
  { key: 'site.title', text: 'Title of the site' },
  { key: 'site.url', text: 'Address of the site' },
];

const orderKeys: readonly EmailKey[] = [
  { key: 'order.number', text: 'Order number' },
  { key: 'order.date', text: 'Day of the order' },
  { key: 'order.total', text: 'Total of the order' },
  { key: 'order.url', text: 'Link to the order' },
  { key: 'order.delivery', text: 'Name of the shipping option' },
  { key: 'order.note', text: 'Note of the customer' },
  { key: 'order.isTest', text: 'True for test orders' },
  { key: 'order.isPickup', text: 'True for orders that are picked up' },
  { key: 'order.isPaid', text: 'True for paid orders' },
  { key: 'order.isAwaiting', text: 'True while the payment is awaited' },
  { key: 'order.isExpired', text: 'True if it was not paid in time' },
];

const customerKeys: readonly EmailKey[] = [
  { key: 'customer.firstName', text: 'First name' },
  { key: 'customer.name', text: 'Full name' },
  { key: 'customer.email', text: 'Email address' },
  { key: 'items', text: 'List of the items', fields: ['title', 'options', 'sku', 'quantity', 'price'] },
];

const lowStockKeys: readonly EmailKey[] = [
  { key: 'variants', text: 'List of the variants', fields: ['name', 'quantity'] },
  { key: 'variantCount', text: 'Number of variants' },
  { key: 'isSingle', text: 'True for one variant' },
  { key: 'moreCount', text: 'Number of variants that are not listed' },
  { key: 'threshold', text: 'Threshold of the alert' },
  { key: 'inventory.url', text: 'Link to the inventory' },
];

const giftCardKeys: readonly EmailKey[] = [
  { key: 'giftCard.amount', text: 'Amount on the gift card' },
  { key: 'giftCard.lastFour', text: 'End of the code' },
  { key: 'giftCard.message', text: 'Message of the buyer' },
  { key: 'giftCard.isForBuyer', text: 'True if the buyer gets it, to hand it over' },
  { key: 'giftCard.isTest', text: 'True for test gift cards' },
  { key: 'giftCard.expires', text: 'Last day, if there is one' },
  { key: 'recipient.name', text: 'Name of the recipient' },
  { key: 'sender.name', text: 'Name of the buyer' },
];

const abandonedCartKeys: readonly EmailKey[] = [
  { key: 'customer.firstName', text: 'First name, if it was entered' },
  { key: 'cart.subtotal', text: 'Value of the cart' },
  { key: 'cart.url', text: 'Link to the cart' },
  { key: 'items', text: 'List of the items', fields: ['title', 'options', 'quantity', 'price'] },
];

const restockKeys: readonly EmailKey[] = [
  { key: 'product.title', text: 'Name of the product' },
  { key: 'product.options', text: 'Values of its options, such as the size' },
  { key: 'product.price', text: 'Price' },
  { key: 'product.url', text: 'Link to the product' },
];

const firstNameKey: EmailKey = { key: 'customer.firstName', text: 'First name, if it is known' };

const followUpKeys: Readonly<Record<FollowUpKind, readonly EmailKey[]>> = {
  welcome: [firstNameKey, { key: 'list.name', text: 'Name of the mailing list' }],
  'thank-you': [firstNameKey, { key: 'order.number', text: 'Number of the order' }],
  'review-request': [
    firstNameKey,
    { key: 'order.number', text: 'Number of the order' },
    { key: 'items', text: 'List of the items', fields: ['title', 'url'] },
  ],
};

const subscriptionKeys: readonly EmailKey[] = [
  { key: 'subscription.product', text: 'Name of the product' },
  { key: 'subscription.quantity', text: 'Number of pieces' },
  { key: 'subscription.price', text: 'Price of a renewal without delivery and tax' },
  { key: 'subscription.amount', text: 'Amount that is charged' },
  { key: 'subscription.period', text: 'How often it is charged' },
  { key: 'subscription.nextDate', text: 'Day of the next charge' },
  { key: 'subscription.method', text: 'Card that is charged' },
  { key: 'subscription.url', text: 'Link to the subscription' },
  { key: 'subscription.isTest', text: 'True for test subscriptions' },
  { key: 'customer.firstName', text: 'First name' },
  { key: 'customer.name', text: 'Full name' },
  { key: 'customer.email', text: 'Email address' },
];

const failureKeys: readonly EmailKey[] = [
  { key: 'failure.text', text: 'Why the payment failed' },
  { key: 'failure.isOfStore', text: 'True if the store cannot deliver' },
  { key: 'failure.retryDate', text: 'Day of the next attempt' },
];

const endKeys: readonly EmailKey[] = [
  { key: 'subscription.isCompleted', text: 'True if all payments were made' },
  { key: 'subscription.isByFailure', text: 'True if payments failed' },
  { key: 'subscription.isProductGone', text: 'True if the product is no longer sold' },
  { key: 'subscription.isByCustomer', text: 'True if the customer cancelled it' },
];

const replyKeys: readonly EmailKey[] = [{ key: 'return.reply', text: 'What you answer' }];

const kindKeys: Partial<Readonly<Record<StoreEmailKind, readonly EmailKey[]>>> = {
  'donation-received': [{ key: 'donation.thanks', text: 'Thanks, as you wrote them for the fund' }],
  awaiting: [{ key: 'payment.instructions', text: 'How to pay' }],
  downloads: [{ key: 'downloads', text: 'List of the files', fields: ['filename', 'size'] }],
  ready: [
    { key: 'pickup.name', text: 'Name of the pickup location' },
    { key: 'pickup.address', text: 'Address of the pickup location' },
  ],
  fulfilled: [
    { key: 'shipment.isPart', text: 'True if only a part was sent' },
    { key: 'shipment.carrier', text: 'Carrier' },
    { key: 'shipment.trackingNumber', text: 'Tracking number' },
    { key: 'shipment.trackingUrl', text: 'Tracking link' },
  ],
  disputed: [
    { key: 'dispute.amount', text: 'Disputed amount' },
    { key: 'dispute.reason', text: 'Reason that the bank gave' },
    { key: 'dispute.respondBy', text: 'Last day to respond' },
    { key: 'dispute.url', text: 'Link to the dispute at the payment service' },
  ],
  'refund-failed': [
    { key: 'refund.amount', text: 'Amount that was not refunded' },
    { key: 'refund.failure', text: 'What the payment service said' },
    { key: 'refund.payment', text: 'Number of the payment at the payment service' },
  ],
  'payment-returned': [{ key: 'refund.amount', text: 'Returned amount' }],
  refunded: [{ key: 'refund.amount', text: 'Refunded amount' }],
  'balance-due': [
    { key: 'balance.amount', text: 'Amount to pay' },
    { key: 'balance.message', text: 'Text that you write when you send it' },
    { key: 'balance.expires', text: 'Last day of the payment link' },
  ],
  'payment-link': [
    { key: 'link.amount', text: 'Amount to pay' },
    { key: 'link.message', text: 'Text that you write when you send it' },
    { key: 'link.expires', text: 'Last day of the payment link' },
  ],
  'renewal-failed': failureKeys,
  'renewal-confirmation': failureKeys,
  'team-renewal-failed': failureKeys,
  'subscription-ended': endKeys,
  'team-subscription-ended': endKeys,
  'renewal-price': [
    { key: 'price.old', text: 'Price until now' },
    { key: 'price.new', text: 'New price' },
    { key: 'price.from', text: 'First day of the new price' },
  ],
  'return-accepted': replyKeys,
  'return-declined': replyKeys,
  'withdrawal-received': [{ key: 'return.date', text: 'Day and time of the withdrawal' }],
  'new-return': [
    { key: 'return.isWithdrawal', text: 'True for a withdrawal from the contract' },
    { key: 'return.reason', text: 'Reason that the customer chose' },
    { key: 'return.note', text: 'Note of the customer' },
  ],
};

/** A draft is no order yet. */
const subjectKeys = (kind: StoreEmailKind): readonly EmailKey[] => {
  if (kind === 'low-stock') return lowStockKeys;
  if (kind === 'gift-card') return giftCardKeys;
  if (kind === 'abandoned-cart') return abandonedCartKeys;
  if (kind === 'restock') return restockKeys;
  if (isFollowUp(kind)) return followUpKeys[kind];
  if (isSubscriptionEmail(kind)) return subscriptionKeys;
  return kind === 'payment-link' ? customerKeys : [...orderKeys, ...customerKeys];
};

export const emailKeysOf = (kind: StoreEmailKind): readonly EmailKey[] => [
  ...siteKeys,
  ...subjectKeys(kind),
  ...(kindKeys[kind] ?? []),
];

/** Formatters and instructions that a text may use. */
export const emailFormatters = [
  { name: 'count', example: '{items|count}', text: 'Number of entries' },
  { name: 'pluralize', example: 'item{items|count|pluralize}', text: 'An "s" unless the number is 1' },
  { name: 'truncate', example: '{order.note|truncate 80}', text: 'The first characters' },
] as const;

export const emailInstructions = [
  { example: '{.if order.isPickup}…{.or}…{.end}', text: 'One text or another' },
  {
    example: '{.repeated section items}{quantity} × {title}{.alternates with}, {.end}',
    text: 'Each entry of a list',
  },
] as const;
