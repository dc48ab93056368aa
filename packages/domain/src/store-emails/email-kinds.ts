import { followUpKinds } from '../follow-ups/index.ts';

/** About a subscription and its renewals. */
export const subscriptionEmailKinds = [
  'subscription-started',
  'renewal-notice',
  'renewal-failed',
  'renewal-confirmation',
  'renewal-price',
  'subscription-ended',
] as const;

export type SubscriptionEmailKind = (typeof subscriptionEmailKinds)[number];

/** Emails to customers: about an order or a subscription, or with a gift card. */
export const customerEmailKinds = [
  'confirmed',
  'donation-received',
  'awaiting',
  'payment-failed',
  'payment-returned',
  'downloads',
  'ready',
  'fulfilled',
  'cancelled',
  'refunded',
  'balance-due',
  'gift-card',
  'payment-link',
  'abandoned-cart',
  'restock',
  'return-requested',
  'return-accepted',
  'return-declined',
  'withdrawal-received',
  ...subscriptionEmailKinds,
  ...followUpKinds,
] as const;

/** Emails to the people who run the store. */
export const teamEmailKinds = [
  'new-order',
  'new-return',
  'disputed',
  'refund-failed',
  'team-renewal-failed',
  'team-subscription-ended',
  'low-stock',
] as const;

export const storeEmailKinds = [...customerEmailKinds, ...teamEmailKinds] as const;

export type CustomerEmailKind = (typeof customerEmailKinds)[number];
export type TeamEmailKind = (typeof teamEmailKinds)[number];
export type StoreEmailKind = (typeof storeEmailKinds)[number];

export interface EmailDefinition {
  readonly name: string;
  /** When it is sent. */
  readonly when: string;
  /** Whether the owner may switch it off. Others are receipts, or the owner chooses each time. */
  readonly isOptional: boolean;
}

export const emailDefinitions: Readonly<Record<StoreEmailKind, EmailDefinition>> = {
  confirmed: { name: 'Order confirmation', when: 'An order is paid.', isOptional: false },
  'donation-received': {
    name: 'Donation received',
    when: 'A donation is paid, with nothing else in its order.',
    isOptional: false,
  },
  awaiting: {
    name: 'Order received',
    when: 'An order is placed and waits for its payment.',
    isOptional: false,
  },
  'payment-failed': {
    name: 'Payment failed',
    when: 'A payment that took longer fails after the customer has left the checkout.',
    isOptional: true,
  },
  'payment-returned': {
    name: 'Payment returned',
    when: 'A payment comes that no order can be made of, such as a second one for the same order.',
    isOptional: false,
  },
  downloads: {
    name: 'Downloads',
    when: 'An order with downloads is paid, or you send the links again.',
    isOptional: true,
  },
  ready: {
    name: 'Ready for pickup',
    when: 'You mark an order as ready for pickup.',
    isOptional: false,
  },
  fulfilled: {
    name: 'Shipping confirmation',
    when: 'You fulfil an order and choose to tell the customer.',
    isOptional: false,
  },
  cancelled: {
    name: 'Order cancelled',
    when: 'An order is cancelled, or is not paid in time.',
    isOptional: false,
  },
  refunded: { name: 'Refund', when: 'You refund an order.', isOptional: false },
  'balance-due': {
    name: 'Balance due',
    when: 'You send the payment link of an edited order.',
    isOptional: false,
  },
  'gift-card': {
    name: 'Gift card',
    when: 'A gift card that was bought is due, or you send one again.',
    isOptional: false,
  },
  'payment-link': {
    name: 'Payment link',
    when: 'You send the payment link of a draft order.',
    isOptional: false,
  },
  'abandoned-cart': {
    name: 'Abandoned cart',
    when: 'A customer entered an email address at the checkout and bought nothing for 24 hours.',
    isOptional: false,
  },
  restock: {
    name: 'Back in stock',
    when: 'A variant that somebody waits for is back, or you send the notices.',
    isOptional: false,
  },
  'return-requested': {
    name: 'Return requested',
    when: 'A customer asks for a return.',
    isOptional: false,
  },
  'return-accepted': { name: 'Return accepted', when: 'You accept a return.', isOptional: false },
  'return-declined': { name: 'Return declined', when: 'You decline a return.', isOptional: false },
  'withdrawal-received': {
    name: 'Withdrawal received',
    when: 'A customer withdraws from the contract.',
    isOptional: false,
  },
  'subscription-started': {
    name: 'Subscription started',
    when: 'The first order of a subscription is paid.',
    isOptional: true,
  },
  'renewal-notice': {
    name: 'Renewal notice',
    when: '15 days before a subscription is charged, unless it is charged often.',
    isOptional: true,
  },
  'renewal-failed': {
    name: 'Renewal failed',
    when: 'The payment of a subscription fails, or what it delivers is out of stock.',
    isOptional: false,
  },
  'renewal-confirmation': {
    name: 'Renewal to be confirmed',
    when: 'The bank of a customer asks for a confirmation of the payment of a subscription.',
    isOptional: false,
  },
  'renewal-price': {
    name: 'Subscription price change',
    when: 'You change the price of a subscription.',
    isOptional: false,
  },
  'subscription-ended': {
    name: 'Subscription ended',
    when: 'A subscription is cancelled or all of its payments are made.',
    isOptional: false,
  },
  welcome: {
    name: 'Welcome',
    when: 'Somebody has joined a mailing list, if you switched it on under Follow-up emails.',
    isOptional: false,
  },
  'thank-you': {
    name: 'Thank-you after the first order',
    when: 'A customer has placed their first order, if you switched it on under Follow-up emails.',
    isOptional: false,
  },
  'review-request': {
    name: 'Review request',
    when: 'An order was fulfilled some time ago, if you switched it on under Follow-up emails.',
    isOptional: false,
  },
  'new-order': { name: 'New order', when: 'An order is placed.', isOptional: true },
  'new-return': {
    name: 'New return',
    when: 'A customer asks for a return or withdraws from the contract.',
    isOptional: true,
  },
  disputed: {
    name: 'Payment disputed',
    when: 'The bank of a customer disputes the payment of an order.',
    isOptional: false,
  },
  'refund-failed': {
    name: 'Refund failed',
    when: 'A refund that was made automatically fails, or one that you made fails later.',
    isOptional: false,
  },
  'team-renewal-failed': {
    name: 'Renewal failed (team)',
    when: 'A subscription cannot be renewed.',
    isOptional: true,
  },
  'team-subscription-ended': {
    name: 'Subscription ended (team)',
    when: 'A subscription ends.',
    isOptional: true,
  },
  'low-stock': {
    name: 'Low stock',
    when: 'The stock of a variant falls to the threshold of the low stock alert.',
    isOptional: false,
  },
};

export type TeamSubscriptionEmailKind = Extract<
  TeamEmailKind,
  'team-renewal-failed' | 'team-subscription-ended'
>;

export const isSubscriptionEmail = (
  kind: StoreEmailKind,
): kind is SubscriptionEmailKind | TeamSubscriptionEmailKind =>
  kind === 'team-renewal-failed' ||
  kind === 'team-subscription-ended' ||
  subscriptionEmailKinds.some((each) => each === kind);

export const isCustomerEmail = (kind: StoreEmailKind): kind is CustomerEmailKind =>
  customerEmailKinds.some((each) => each === kind);
