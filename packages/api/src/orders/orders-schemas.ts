import { fulfilmentStates, orderLimits, orderPaymentStates, orderTabs } from '@sitewright/domain/orders';
import { Type } from 'typebox';
import { closed, done, id, idParams, nextCursor, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';
import { orderDetail, orderSummary } from './order-views-schemas.ts';

const day = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` });
const yes = Type.Enum(['yes']);
const revision = Type.Integer();
const text = (maxLength: number) => Type.String({ maxLength });

/** Filters are combined. */
const filterFields = {
  /** A number, or words of the name, email address, titles and SKUs. */
  search: Type.Optional(text(orderLimits.SEARCH)),
  tab: Type.Optional(Type.Enum([...orderTabs])),
  payment: Type.Optional(Type.Enum([...orderPaymentStates])),
  fulfilment: Type.Optional(Type.Enum([...fulfilmentStates])),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  /** First and last day, in the site's time zone. */
  from: Type.Optional(day),
  to: Type.Optional(day),
  tag: Type.Optional(text(orderLimits.TAG)),
  pickup: Type.Optional(yes),
  test: Type.Optional(Type.Enum(['only', 'none'])),
};

const filters = Type.Object(filterFields, closed);

const ids = Type.Array(id, { minItems: 1, maxItems: orderLimits.CHANGED, uniqueItems: true });

/** Ids in a query string. */
const idList = Type.String({
  pattern: `^[0-9a-f]{24}(,[0-9a-f]{24}){0,${orderLimits.CHANGED - 1}}$`,
});

const view = Type.Object({ id, name: Type.String(), filters });

const changeRefusals = ['not-found', 'conflict', 'order-cancelled'] as const;

const shipment = Type.Object(
  {
    revision,
    lines: Type.Array(
      Type.Object({ lineId: id, quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }, closed),
      { minItems: 1, maxItems: 1000 },
    ),
    carrier: text(orderLimits.CARRIER),
    carrierName: text(orderLimits.CARRIER),
    trackingNumber: text(orderLimits.TRACKING_NUMBER),
    trackingUrl: text(orderLimits.TRACKING_URL),
    /** Sends the customer an email. */
    isNotified: Type.Boolean(),
  },
  closed,
);

const readingSchemas = {
  list: {
    query: Type.Object({ ...filterFields, cursor: Type.Optional(text(200)) }, closed),
    answer: Type.Object({ orders: Type.Array(orderSummary), nextCursor }),
    refusals: ['bad-request'],
  },
  count: {
    answer: Type.Object({
      /** At most a hundred are counted. */
      toFulfil: Type.Integer(),
      unpaid: Type.Integer(),
      returns: Type.Integer(),
    }),
    refusals: [],
  },
  readFigures: {
    answer: Type.Object({
      /** Amounts are in it; orders in another one are not counted. */
      currency: Type.String(),
      /** What was paid and not refunded on each of the last eight days in the time zone of the site, today last. */
      dailyCents: Type.Array(Type.Number()),
      /** Of the last 30 days, and of the 30 days before; null without orders. */
      averageCents: orNull(Type.Number()),
      averageBeforeCents: orNull(Type.Number()),
      /** When the order was placed that waits longest to be fulfilled. */
      oldestToFulfilOn: orNull(Type.String()),
    }),
    refusals: [],
  },
  readFilters: {
    answer: Type.Object({
      countries: Type.Array(Type.String()),
      tags: Type.Array(Type.String()),
      views: Type.Array(view),
      hasTestOrders: Type.Boolean(),
      hasDemoOrders: Type.Boolean(),
      hasOrders: Type.Boolean(),
    }),
    refusals: [],
  },
  read: { params: idParams, answer: orderDetail, refusals: ['not-found'] },
  listSlips: {
    query: Type.Object({ ids: idList }, closed),
    answer: Type.Object({ orders: Type.Array(orderDetail) }),
    refusals: [],
  },
  exportAll: {
    query: Type.Object({ ...filterFields, ids: Type.Optional(idList) }, closed),
    answer: Type.String(),
    refusals: ['bad-request'],
  },
  readNumbering: {
    answer: Type.Object({ nextNumber: Type.Integer() }),
    refusals: [],
  },
} as const satisfies Record<string, CallSchemas>;

export const ordersSchemas = {
  ...readingSchemas,
  fulfil: {
    params: idParams,
    body: shipment,
    answer: orderDetail,
    refusals: [
      ...changeRefusals,
      'order-payment-failed',
      'order-nothing-to-fulfil',
      'order-shipment-impossible',
      'order-tracking-invalid',
    ],
  },
  fulfilMany: {
    body: Type.Object({ ids, isNotified: Type.Boolean() }, closed),
    answer: Type.Object({
      count: Type.Integer(),
      skipped: Type.Array(Type.Object({ id, number: Type.String(), message: Type.String() })),
    }),
    refusals: [],
  },
  markReady: {
    params: idParams,
    body: Type.Object({ revision, isNotified: Type.Boolean() }, closed),
    answer: orderDetail,
    refusals: [
      ...changeRefusals,
      'order-not-pickup',
      'order-ready',
      'order-payment-failed',
      'order-nothing-to-fulfil',
    ],
  },
  sendDownloads: {
    params: idParams,
    answer: orderDetail,
    refusals: ['not-found', 'order-no-downloads'],
  },
  unfulfil: {
    params: idParams,
    body: Type.Object({ revision }, closed),
    answer: orderDetail,
    refusals: [...changeRefusals, 'order-nothing-fulfilled'],
  },
  cancel: {
    params: idParams,
    body: Type.Object({ revision, isRestocked: Type.Boolean() }, closed),
    answer: orderDetail,
    refusals: [
      ...changeRefusals,
      'order-not-pending',
      'order-nothing-to-refund',
      'refund-impossible',
      'refund-split-impossible',
      'refund-cards-spent',
      'refund-nothing',
      'refund-disputed',
    ],
  },
  markPaid: {
    params: idParams,
    body: Type.Object({ revision }, closed),
    answer: orderDetail,
    refusals: [...changeRefusals, 'order-not-awaiting'],
  },
  addNote: {
    params: idParams,
    body: Type.Object({ text: Type.String({ minLength: 1, maxLength: orderLimits.NOTE }) }, closed),
    answer: orderDetail,
    refusals: ['not-found'],
  },
  removeNote: {
    params: Type.Object({ id, noteId: id }),
    answer: orderDetail,
    refusals: ['not-found'],
  },
  setTags: {
    params: idParams,
    body: Type.Object(
      { revision, tags: Type.Array(text(orderLimits.TAG), { maxItems: orderLimits.TAGS }) },
      closed,
    ),
    answer: orderDetail,
    refusals: ['not-found', 'conflict'],
  },
  tagMany: {
    body: Type.Object(
      { ids, tag: Type.String({ minLength: 1, maxLength: orderLimits.TAG }), isAdded: Type.Boolean() },
      closed,
    ),
    answer: Type.Object({ count: Type.Integer() }),
    refusals: ['bad-request'],
  },
  removeTestOrders: {
    /** All of the site where no ids are given. */
    body: Type.Object({ ids: Type.Optional(ids) }, closed),
    answer: Type.Object({ count: Type.Integer() }),
    refusals: [],
  },
  removeDemoOrders: { answer: Type.Object({ count: Type.Integer() }), refusals: [] },
  setNextNumber: {
    body: Type.Object({ nextNumber: Type.Integer({ minimum: 1, maximum: orderLimits.MAX_NUMBER }) }, closed),
    answer: Type.Object({ nextNumber: Type.Integer() }),
    refusals: ['order-number-too-low'],
  },
  saveView: {
    body: Type.Object({ name: text(orderLimits.VIEW_NAME), filters }, closed),
    answer: view,
    refusals: ['order-view-invalid', 'order-too-many-views'],
  },
  removeView: { params: idParams, answer: done, refusals: ['not-found'] },
} as const satisfies Record<string, CallSchemas>;
