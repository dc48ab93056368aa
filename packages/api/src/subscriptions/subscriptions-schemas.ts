import { addressSchema } from '@sitewright/domain/addresses/schemas';
import { quantityLimits } from '@sitewright/domain/cart';
import { testOutcomes } from '@sitewright/domain/payments';
import {
  endReasons,
  periodStates,
  skipReasons,
  subscriptionActions,
  subscriptionStatuses,
} from '@sitewright/domain/subscriptions';
import { Type } from 'typebox';
import { closed, cursorQuery, id, idParams, moment, nextCursor, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const cents = Type.Integer();
const text = Type.String();
const status = Type.Enum([...subscriptionStatuses]);

const plan = Type.Object({
  billingPeriod: Type.Object({ value: Type.Integer(), unit: Type.Enum(['WEEK', 'MONTH', 'YEAR']) }),
  numBillingCycles: Type.Integer(),
});

const summaryFields = {
  id,
  status,
  isTest: Type.Boolean(),
  isDemo: Type.Boolean(),
  customerName: text,
  email: text,
  product: text,
  /** Values of its options. */
  variant: text,
  quantity: Type.Integer(),
  plan,
  currency: text,
  /** Of a renewal, before delivery and tax. */
  renewalCents: cents,
  paidPeriods: Type.Integer(),
  /** When it is charged next, or ends. */
  nextOn: orNull(moment),
  startedOn: moment,
  endedOn: orNull(moment),
  endReason: Type.Union([Type.Enum([...endReasons]), Type.Null()]),
};

const summary = Type.Object(summaryFields);

const period = Type.Object({
  index: Type.Integer(),
  startsOn: moment,
  state: Type.Enum([...periodStates]),
  skipReason: Type.Union([Type.Enum([...skipReasons]), Type.Null()]),
  failures: Type.Integer(),
  failure: orNull(text),
  /** A payment of it is being made. */
  isCharging: Type.Boolean(),
  amountCents: cents,
  order: orNull(Type.Object({ id, number: text })),
});

const detail = Type.Object({
  ...summaryFields,
  unitCents: cents,
  renewalDiscountCents: cents,
  itemId: id,
  variantId: id,
  /** What may be chosen instead. */
  variants: Type.Array(Type.Object({ id, name: text, priceCents: cents })),
  shippingAddress: orNull(addressSchema),
  delivery: text,
  methodName: text,
  methodExpiresOn: orNull(moment),
  announced: orNull(Type.Object({ unitCents: cents, from: moment })),
  /** By its own clock, which is ahead of the real one for test subscriptions that were moved. */
  now: moment,
  actions: Type.Array(Type.Enum([...subscriptionActions])),
  /** The page of the customer; whoever has it may change the subscription. */
  customerUrl: text,
  order: Type.Object({ id, number: text }),
  /** Newest first. */
  periods: Type.Array(period),
});

const filter = {
  status: Type.Optional(status),
  /** Part of the customer's email address or name. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
};

const changing = {
  params: idParams,
  answer: detail,
  refusals: ['not-found', 'subscription-state', 'subscription-charging'],
} as const;

export const subscriptionsSchemas = {
  list: {
    query: Type.Object({ ...cursorQuery.properties, ...filter }, closed),
    answer: Type.Object({ subscriptions: Type.Array(summary), nextCursor }),
    refusals: ['bad-request'],
  },
  read: { params: idParams, answer: detail, refusals: ['not-found'] },
  readFigures: {
    answer: Type.Object({
      /** By status, without test subscriptions. */
      counts: Type.Array(Type.Object({ status, count: Type.Integer() })),
      testCount: Type.Integer(),
      monthlyRevenue: Type.Array(Type.Object({ currency: text, cents })),
      /** Of the last 30 days; null where there was none at their beginning. */
      churnPercent: orNull(Type.Number()),
      /** Live ones of the next 30 days, the soonest first. */
      nextCharges: Type.Array(
        Type.Object({
          id,
          product: text,
          customerName: text,
          currency: text,
          renewalCents: cents,
          on: moment,
        }),
      ),
    }),
    refusals: [],
  },
  exportAll: { query: Type.Object(filter, closed), answer: Type.String(), refusals: [] },
  pause: changing,
  resume: changing,
  skip: { ...changing, refusals: [...changing.refusals, 'subscription-skipped'] },
  cancel: {
    ...changing,
    body: Type.Object({ when: Type.Enum(['now', 'period-end']) }, closed),
  },
  keep: changing,
  changeLine: {
    ...changing,
    body: Type.Object(
      {
        quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: quantityLimits.MAX })),
        variantId: Type.Optional(id),
      },
      closed,
    ),
    refusals: [...changing.refusals, 'subscription-variant', 'subscription-quantity'],
  },
  changeAddress: {
    ...changing,
    body: Type.Object({ shippingAddress: addressSchema }, closed),
    refusals: [...changing.refusals, 'subscription-address', 'subscription-undeliverable'],
  },
  changePrice: {
    ...changing,
    body: Type.Object({ unitCents: Type.Integer({ minimum: 0, maximum: 100_000_000 }) }, closed),
    refusals: [...changing.refusals, 'subscription-price'],
  },
  retry: changing,
  advance: {
    ...changing,
    body: Type.Object({ outcome: Type.Enum([...testOutcomes]) }, closed),
    refusals: [...changing.refusals, 'subscription-not-test'],
  },
} as const satisfies Record<string, CallSchemas>;
