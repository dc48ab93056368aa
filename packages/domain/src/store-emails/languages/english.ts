import type { OrderEmailTexts } from '../email-texts.ts';
import { englishFollowUps } from './follow-up-texts.ts';
import { englishSubscriptions } from './subscription-texts.ts';

const greeting = 'Hello{.if customer.firstName} {customer.firstName}{.end},\n\n';

export const english: OrderEmailTexts = {
  texts: {
    confirmed: {
      subject: '{site.title}: Order #{order.number} confirmed',
      text: `${greeting}Thank you for your order. We have received your payment.`,
    },
    'donation-received': {
      subject: '{site.title}: Thank you for your donation',
      text: `${greeting}Thank you for your donation of {order.total}. We have received it.

{donation.thanks}`,
    },
    awaiting: {
      subject: '{site.title}: Order #{order.number} received',
      text: `${greeting}Thank you for your order. We start on it as soon as your payment has arrived.

{payment.instructions}`,
    },
    'payment-failed': {
      subject: '{site.title}: Payment {.if order.number}for order #{order.number} failed{.or}failed{.end}',
      text: `${greeting}Your payment of {order.total} failed. {.if order.number}Your order was cancelled and nothing was charged.{.or}Nothing was charged and nothing was ordered.{.end}

{.if order.number}If you still want the items, please place a new order.{.or}Your cart is still there. You can try again with another payment method.{.end}`,
    },
    'payment-returned': {
      subject:
        '{site.title}: Payment {.if order.number}for order #{order.number} returned{.or}returned{.end}',
      text: `${greeting}We could not use your payment of {refund.amount}. {.if order.number}The order was changed, cancelled or paid before it arrived.{.or}Nothing was ordered with it.{.end}

You get {refund.amount} back. It may take a few days until it arrives.`,
    },
    downloads: {
      subject: '{site.title}: Your downloads of order #{order.number}',
      text: `${greeting}Thank you for your order. Your files are ready to download.`,
    },
    ready: {
      subject: '{site.title}: Order #{order.number} is ready for pickup',
      text: `${greeting}Your order is ready. You can pick it up now.`,
    },
    fulfilled: {
      subject: '{site.title}: Order #{order.number} {.if order.isPickup}handed over{.or}is on its way{.end}',
      text: `${greeting}{.if order.isPickup}Your order was handed over. We hope you enjoy it.{.or}{.if shipment.isPart}A part of your order is on its way. The rest follows.{.or}Your order is on its way.{.end}{.end}`,
    },
    cancelled: {
      subject: '{site.title}: Order #{order.number} cancelled',
      text: `${greeting}{.if order.isExpired}Your order was cancelled because we have not received your payment in time.{.or}Your order was cancelled.{.end}

{.if order.isPaid}What you paid is refunded. It may take a few days until it arrives.{.end}`,
    },
    refunded: {
      subject: '{site.title}: Order #{order.number} refunded',
      text: `${greeting}We have refunded your order.

You get {refund.amount} back. It may take a few days until it arrives.`,
    },
    'balance-due': {
      subject: '{site.title}: Order #{order.number} changed',
      text: `${greeting}We have changed your order. {balance.amount} of it is still to be paid.

{.if balance.message}{balance.message}

{.end}You can pay online. The link is valid until {balance.expires}.`,
    },
    'gift-card': {
      subject:
        '{site.title}: {.if giftCard.isForBuyer}Your gift card{.or}{.if sender.name}{sender.name} has sent you a gift card{.or}You have got a gift card{.end}{.end}',
      text: `{.if giftCard.isForBuyer}Hello,

Thank you for your order. Here is the gift card of {giftCard.amount}. Print this email or pass the code on.{.or}Hello{.if recipient.name} {recipient.name}{.end},

{.if sender.name}{sender.name} has sent you{.or}You have got{.end} a gift card of {giftCard.amount} for {site.title}.{.end}`,
    },
    'payment-link': {
      subject: '{site.title}: Complete your purchase',
      text: `${greeting}{.if link.message}{link.message}{.or}We have prepared your order. You can check it and pay {link.amount} online.{.end}

The link is valid until {link.expires}.`,
    },
    'abandoned-cart': {
      subject: '{site.title}: You left something in your cart',
      text: `${greeting}You left something in your cart. It is still there: the button below brings it back, on any device.`,
    },
    restock: {
      subject: '{site.title}: {product.title} is back',
      text: `Hello,

{product.title}{.if product.options} ({product.options}){.end} is back in stock. There may not be many: the button below leads to it.`,
    },
    'return-requested': {
      subject: '{site.title}: Return of order #{order.number} requested',
      text: `${greeting}We have received your request to return the items below and will answer soon.`,
    },
    'return-accepted': {
      subject: '{site.title}: Return of order #{order.number} accepted',
      text: `${greeting}You can return the items below.

{return.reply}`,
    },
    'return-declined': {
      subject: '{site.title}: Return of order #{order.number} declined',
      text: `${greeting}We cannot accept the return of the items below.

{return.reply}`,
    },
    'withdrawal-received': {
      subject: '{site.title}: Withdrawal from order #{order.number} received',
      text: `${greeting}We confirm that we have received your withdrawal from the contract on {return.date}. It is about the items below.`,
    },
    ...englishSubscriptions,
    ...englishFollowUps,
  },
  testOrder: 'This is a test order. Nothing was charged, and nothing will be sent.',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Delivery',
  tax: 'Tax',
  taxIncluded: 'Tax included',
  total: 'Total',
  giftCard: 'Gift card ending in {lastFour} ({amount} left)',
  toPay: 'To pay',
  amountPaid: 'Paid',
  shipTo: 'Delivery address',
  pickUpAt: 'Pickup at',
  withdrawal: 'Right of withdrawal',
  waived: 'On {date} you agreed: “{text}”',
  tracking: 'Tracking number',
  trackParcel: 'Track your parcel',
  payBalance: 'Pay now',
  checkAndPay: 'Check and pay',
  viewOrder: 'View your order',
  files: 'Files',
  download: 'Download your files',
  tryAgain: 'Back to checkout',
  manageSubscription: 'Manage your subscription',
  confirmPayment: 'Confirm the payment',
  testSubscription: 'This is a test subscription. Nothing is charged, and nothing will be sent.',
  reply: 'Questions? Reply to this email.',
};
