import type { TeamEmailKind } from './email-kinds.ts';
import type { EmailText } from './email-texts.ts';

const newOrder: EmailText = {
  subject: 'New {.if order.isTest}test {.end}order #{order.number}: {order.total}',
  text: `{.if customer.name}{customer.name}{.or}{customer.email}{.end} placed an order for {order.total}.{.if order.isAwaiting} It waits for its payment.{.end}

{.repeated section items}{quantity} × {title}{.if sku} (SKU {sku}){.end}{.alternates with}
{.end}

{.if order.delivery}Delivery: {order.delivery}{.end}

{.if order.note}Note of the customer:
{order.note}{.end}

Open the order: {order.url}`,
};

const newReturn: EmailText = {
  subject:
    '{.if return.isWithdrawal}Withdrawal from contract{.or}Return requested{.end}: {.if order.isTest}test {.end}order #{order.number}',
  text: `{.if return.isWithdrawal}Withdrawal from contract{.or}Return requested{.end} by {.if customer.name}{customer.name}{.or}{customer.email}{.end}:

{.repeated section items}{quantity} × {title}{.if sku} (SKU {sku}){.end}{.alternates with}
{.end}

{.if return.reason}Reason: {return.reason}{.end}

{.if return.note}Note of the customer:
{return.note}{.end}

Open the order: {order.url}`,
};

const disputed: EmailText = {
  subject: 'Payment of {.if order.isTest}test {.end}order #{order.number} disputed: {dispute.amount}',
  text: `The bank of {.if customer.name}{customer.name}{.or}{customer.email}{.end} disputes {dispute.amount} of order #{order.number}.

Reason: {dispute.reason}

{.if dispute.respondBy}Respond by {dispute.respondBy}.{.end}

{.if dispute.url}Respond to the dispute: {dispute.url}{.end}

Open the order: {order.url}`,
};

const refundFailed: EmailText = {
  subject:
    'Refund {.if order.number}of {.if order.isTest}test {.end}order #{order.number} {.end}failed: {refund.amount}',
  text: `A refund of {refund.amount} to {.if customer.name}{customer.name}{.or}{customer.email}{.end} could not be made. No money was moved.

{.if refund.failure}Reason: {refund.failure}{.end}

{.if refund.payment}Return the money in the dashboard of your payment service, or in another way. The payment: {refund.payment}{.end}

{.if order.number}Open the order: {order.url}{.or}No order was made of this payment. Your orders: {order.url}{.end}`,
};

const renewalFailed: EmailText = {
  subject:
    '{.if subscription.isTest}Test: {.end}Renewal of {subscription.product} failed for {.if customer.name}{customer.name}{.or}{customer.email}{.end}',
  text: `{.if failure.isOfStore}The subscription of {.if customer.name}{customer.name}{.or}{customer.email}{.end} could not be renewed: {failure.text} Nothing was charged.{.or}{subscription.amount} for the subscription of {.if customer.name}{customer.name}{.or}{customer.email}{.end} could not be charged: {failure.text}{.end}

{subscription.quantity} × {subscription.product}, {subscription.period}

{.if failure.retryDate}The next attempt is on {failure.retryDate}.{.or}There is no further attempt for this period.{.end}

Open the subscription: {subscription.url}`,
};

const subscriptionEnded: EmailText = {
  subject:
    '{.if subscription.isTest}Test: {.end}Subscription of {.if customer.name}{customer.name}{.or}{customer.email}{.end} has ended',
  text: `{.if subscription.isCompleted}All payments of a subscription have been made.{.or}{.if subscription.isByFailure}A subscription was cancelled because its payment failed several times.{.or}{.if subscription.isProductGone}A subscription has ended because its product is no longer sold.{.or}{.if subscription.isByCustomer}A customer has cancelled a subscription.{.or}A subscription was cancelled.{.end}{.end}{.end}{.end}

{.if customer.name}{customer.name}{.or}{customer.email}{.end}: {subscription.quantity} × {subscription.product}, {subscription.price} {subscription.period}

Open the subscription: {subscription.url}`,
};

const lowStock: EmailText = {
  subject:
    'Low stock at {site.title}: {.if isSingle}{.repeated section variants}{name}{.end}{.or}{variantCount} variants{.end}',
  text: `The stock of these variants at {site.title} fell to {threshold} or less:

{.repeated section variants}{name}: {.if quantity}{quantity} left{.or}out of stock{.end}{.alternates with}
{.end}{.if moreCount}
and {moreCount} more{.end}

{.if inventory.url}Inventory: {inventory.url}{.end}

You get this email because the low stock alert is on. Turn it off in Store > Inventory.`,
};

export const teamEmailTexts: Readonly<Record<TeamEmailKind, EmailText>> = {
  'new-order': newOrder,
  'new-return': newReturn,
  disputed,
  'refund-failed': refundFailed,
  'team-renewal-failed': renewalFailed,
  'team-subscription-ended': subscriptionEnded,
  'low-stock': lowStock,
};
