import { addressSchema } from '@sitewright/domain/addresses/schemas';
import { fulfilmentStates, orderActions, orderPaymentStates } from '@sitewright/domain/orders';
import { disputeStates, paymentStates, refundStates } from '@sitewright/domain/payments';
import { returnKinds } from '@sitewright/domain/returns';
import { pickupAddressSchema } from '@sitewright/domain/shipping/schemas';
import { Type } from 'typebox';
import { id, moment, orNull } from '../call/call-schemas.ts';

const text = Type.String();
const flag = Type.Boolean();
const cents = Type.Integer();
const count = Type.Integer();

const picture = Type.Object({ url: text, altText: text });

const summaryFields = {
  id,
  /** As shoppers read it, without the number sign. */
  number: text,
  isTest: flag,
  isDemo: flag,
  revision: Type.Integer(),
  placedOn: moment,
  customerId: id,
  customerName: text,
  email: text,
  city: text,
  country: text,
  /** 1 for the first order of the customer; at most a hundred are counted. */
  customerOrders: count,
  currency: text,
  totalCents: cents,
  refundedCents: cents,
  /** Still to be paid after an edit; negative where more was paid than the order costs now. */
  balanceCents: cents,
  paymentState: Type.Enum([...orderPaymentStates]),
  fulfilmentState: Type.Enum([...fulfilmentStates]),
  isPickup: flag,
  /** Ready for pickup. */
  isReady: flag,
  /** Of the dispute that was opened last. */
  dispute: Type.Union([Type.Enum([...disputeStates]), Type.Null()]),
  /** A return that is not settled yet; a withdrawal comes before others. */
  openReturn: Type.Union([Type.Enum([...returnKinds]), Type.Null()]),
  /** The name of the shipping option; empty where nothing is sent. */
  delivery: text,
  tags: Type.Array(text),
};

/** A row of the list. */
export const orderSummary = Type.Object({
  ...summaryFields,
  /** Pieces in all. */
  itemCount: count,
  /** Of the first lines that have one. */
  pictures: Type.Array(picture),
  firstTitle: text,
  isTracked: flag,
  /** Of its lines, each once. */
  productTypes: Type.Array(Type.Integer()),
});

const line = Type.Object({
  id,
  itemId: id,
  variantId: id,
  sku: text,
  title: text,
  fullUrl: text,
  productType: Type.Integer(),
  quantity: count,
  fulfilledQuantity: count,
  refundedQuantity: count,
  /** Pieces that are still to be sent. */
  unfulfilledQuantity: count,
  unitCents: cents,
  subtotalCents: cents,
  discountCents: cents,
  taxCents: cents,
  optionValues: Type.Array(Type.Object({ optionName: text, value: text })),
  picture: orNull(picture),
  answers: Type.Array(Type.Object({ title: text, value: text })),
});

const payment = Type.Object({
  id,
  gateway: text,
  methodId: text,
  state: Type.Enum([...paymentStates]),
  amountCents: cents,
  reference: orNull(text),
  failure: orNull(text),
  createdOn: moment,
});

const refund = Type.Object({
  id,
  amountCents: cents,
  /** What of it went to gift cards. */
  giftCardCents: cents,
  state: Type.Enum([...refundStates]),
  reason: text,
  isRestocked: flag,
  failure: orNull(text),
  madeBy: text,
  createdOn: moment,
});

const dispute = Type.Object({
  id,
  amountCents: cents,
  currency: text,
  /** The code of the gateway. */
  reason: text,
  state: Type.Enum([...disputeStates]),
  /** Until when the owner can respond. */
  respondBy: orNull(moment),
  /** Where to respond; empty without one. */
  url: text,
  /** What it took of the payment. */
  lostCents: cents,
  createdOn: moment,
});

const shipment = Type.Object({
  id,
  /** As customers read it; empty without one. */
  carrier: text,
  trackingNumber: text,
  trackingUrl: text,
  lines: Type.Array(Type.Object({ lineId: id, quantity: count })),
  madeBy: text,
  createdOn: moment,
});

const event = Type.Object({
  id,
  kind: text,
  data: Type.Record(text, Type.Unknown()),
  /** Of the email that it tells of; null without one, and once the email is deleted. */
  mailState: Type.Union([Type.Enum(['queued', 'sent', 'kept', 'withheld', 'failed']), Type.Null()]),
  /** The name of a contributor; empty for the shopper and the program. */
  madeBy: text,
  createdOn: moment,
});

export const orderDetail = Type.Object({
  ...summaryFields,
  language: text,
  lines: Type.Array(line),
  shippingAddress: orNull(addressSchema),
  billingAddress: addressSchema,
  /** Of a company; empty otherwise. */
  vatNumber: text,
  pickup: orNull(pickupAddressSchema),
  subtotalCents: cents,
  discountCents: cents,
  shippingCents: cents,
  taxCents: cents,
  pricesIncludeTax: flag,
  discounts: Type.Array(Type.Object({ name: text, code: orNull(text), amountCents: cents })),
  taxLines: Type.Array(Type.Object({ name: text, rate: text, amountCents: cents })),
  /** What gift cards paid of the total. */
  giftCards: Type.Array(Type.Object({ id, lastFour: text, amountCents: cents })),
  note: text,
  answers: Type.Array(Type.Object({ title: text, value: text })),
  acceptsMarketing: flag,
  /** Whether a confirmation of that by email is still waited for. */
  isMarketingUnconfirmed: flag,
  /** What the buyer consented to for downloads, as it was worded. */
  withdrawalWaiver: orNull(Type.Object({ text, on: moment })),
  /** Files that the customer may fetch. */
  downloads: Type.Array(Type.Object({ id, filename: text, count, maxCount: count })),
  /** When an unpaid order is cancelled. */
  expiresOn: orNull(moment),
  payments: Type.Array(payment),
  refunds: Type.Array(refund),
  /** Newest first. */
  disputes: Type.Array(dispute),
  /** Those that it began, or the one that it renews: its period is above 0 then. */
  subscriptions: Type.Array(Type.Object({ id, periodIndex: Type.Integer() })),
  shipments: Type.Array(shipment),
  /** Newest first. */
  events: Type.Array(event),
  /** What is possible now. */
  actions: Type.Array(Type.Enum([...orderActions])),
  /** The order's page, which the customer gets by email. */
  statusUrl: text,
});
