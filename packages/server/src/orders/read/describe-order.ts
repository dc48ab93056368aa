import type { CallAnswer } from '@sitewright/api/call';
import type { ordersCalls } from '@sitewright/api/orders';
import {
  allowedActions,
  carrierName,
  formatOrderNumber,
  giftCardCentsOf,
  unfulfilledOf,
} from '@sitewright/domain/orders';
import type { OrderLineRow } from '../orders-store.ts';
import { orderToken, orderUrl } from '../order-token.ts';
import { quantitiesOf, situationOf } from './order-situation.ts';
import { mailIdOf, type WholeOrder } from './read-order-store.ts';

type Detail = CallAnswer<typeof ordersCalls.read>;

const describeLine = (row: OrderLineRow): Detail['lines'][number] => {
  const { content: line, fulfilledQuantity, refundedQuantity } = row;
  const [quantities] = quantitiesOf([row]);
  return {
    id: line.id,
    itemId: line.itemId,
    variantId: line.variantId,
    sku: line.sku,
    title: line.title,
    fullUrl: line.fullUrl,
    productType: line.productType,
    quantity: row.quantity,
    fulfilledQuantity,
    refundedQuantity,
    unfulfilledQuantity: quantities ? unfulfilledOf(quantities) : 0,
    unitCents: line.unitCents,
    subtotalCents: line.subtotalCents,
    discountCents: line.discountCents,
    taxCents: line.taxCents,
    optionValues: line.optionValues,
    picture: line.image && { url: line.image.assetUrl, altText: line.image.altText },
    answers: line.answers,
  };
};

const describeDispute = ({
  disputeId,
  respondBy,
  createdAt,
  ...dispute
}: WholeOrder['disputes'][number]) => ({
  id: disputeId,
  amountCents: dispute.amountCents,
  currency: dispute.currency,
  reason: dispute.reason,
  state: dispute.state,
  respondBy: respondBy === null ? null : new Date(respondBy).toISOString(),
  url: dispute.url,
  lostCents: dispute.lostCents,
  createdOn: new Date(createdAt).toISOString(),
});

const describeParts = ({ payments, refunds, disputes, shipments, events, mailStates }: WholeOrder) => ({
  payments: payments.map(
    ({ paymentId, gateway, methodId, state, amountCents, reference, failure, createdAt }) => ({
      id: paymentId,
      gateway,
      methodId,
      state,
      amountCents,
      reference,
      failure,
      createdOn: new Date(createdAt).toISOString(),
    }),
  ),
  refunds: refunds.map(
    ({ refundId, amountCents, giftCards, state, reason, isRestocked, failure, madeBy, createdAt }) => ({
      id: refundId,
      amountCents,
      giftCardCents: giftCardCentsOf({ giftCards }),
      state,
      reason,
      isRestocked,
      failure,
      madeBy,
      createdOn: new Date(createdAt).toISOString(),
    }),
  ),
  dispute: disputes[0]?.state ?? null,
  disputes: disputes.map(describeDispute),
  shipments: shipments.map(
    ({ shipmentId, carrier, trackingNumber, trackingUrl, lines, madeBy, createdAt }) => ({
      id: shipmentId,
      carrier: carrierName(carrier),
      trackingNumber,
      trackingUrl,
      lines,
      madeBy,
      createdOn: createdAt.toISOString(),
    }),
  ),
  events: events.map((event) => ({
    id: event.eventId,
    kind: event.kind,
    data: event.data,
    mailState: mailStates.get(mailIdOf(event) ?? '') ?? null,
    madeBy: event.madeBy,
    createdOn: event.createdAt.toISOString(),
  })),
});

/** An order as owners read it. */
export const describeOrder = (
  order: WholeOrder,
  customerOrders: number,
  secret: string,
): Omit<Detail, 'subscriptions'> => {
  const { row, lines } = order;
  const { content } = row;
  const address = content.shippingAddress ?? content.billingAddress;
  return {
    id: row.orderId,
    number: formatOrderNumber(row.number, row.isTest),
    isTest: row.isTest,
    isDemo: row.isDemo,
    revision: row.revision,
    placedOn: row.placedAt.toISOString(),
    customerId: row.customerId,
    customerName: row.customerName,
    email: row.email,
    city: address.city,
    country: row.country,
    customerOrders,
    currency: row.currency,
    totalCents: row.totalCents,
    refundedCents: row.refundedCents,
    balanceCents: row.balanceCents,
    paymentState: row.paymentState,
    fulfilmentState: row.fulfilmentState,
    isPickup: row.isPickup,
    isReady: row.readyAt !== null,
    openReturn: order.openReturn,
    delivery: content.shipping?.name ?? '',
    tags: row.tags,
    language: content.language,
    lines: lines.map(describeLine),
    shippingAddress: content.shippingAddress,
    billingAddress: content.billingAddress,
    vatNumber: content.vatNumber ?? '',
    pickup: content.shipping?.pickup ?? null,
    subtotalCents: content.subtotalCents,
    discountCents: content.discountCents,
    shippingCents: content.shippingCents,
    taxCents: content.taxCents,
    pricesIncludeTax: content.pricesIncludeTax,
    discounts: content.discounts.map(({ name, code, amountCents }) => ({ name, code, amountCents })),
    giftCards: (content.giftCards ?? []).map(({ id, lastFour, amountCents }) => ({
      id,
      lastFour,
      amountCents,
    })),
    taxLines: content.taxLines.map(({ name, rate, amountCents }) => ({ name, rate, amountCents })),
    note: content.note,
    answers: content.answers,
    acceptsMarketing: content.acceptsMarketing,
    isMarketingUnconfirmed: order.isMarketingUnconfirmed,
    withdrawalWaiver: content.withdrawalWaiver ?? null,
    downloads: order.downloads
      .filter(({ isOwned }) => isOwned)
      .map(({ downloadId, filename, count, maxCount }) => ({ id: downloadId, filename, count, maxCount })),
    expiresOn: row.expiresAt?.toISOString() ?? null,
    ...describeParts(order),
    actions: allowedActions(situationOf(order)),
    statusUrl: orderUrl('status', row.orderId, orderToken(secret, row.websiteId, row.orderId)),
  };
};
