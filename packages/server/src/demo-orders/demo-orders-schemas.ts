import { abandonedCartStates } from '@sitewright/domain/abandoned-carts';
import { addressLimits } from '@sitewright/domain/addresses';
import { followUpKinds } from '@sitewright/domain/follow-ups';
import { giftCardLimits } from '@sitewright/domain/gift-cards';
import { memberSources, memberStates } from '@sitewright/domain/mailing-lists';
import { segmentRuleSchema } from '@sitewright/domain/mailing-lists/schemas';
import { closed } from '@sitewright/domain/shapes/schemas';
import { endReasons, subscriptionStatuses } from '@sitewright/domain/subscriptions';
import { webhookEventTypes } from '@sitewright/domain/webhooks';
import { Type, type Static } from 'typebox';

const text = Type.String({ minLength: 1, maxLength: addressLimits.LINE });

/** What has become of an order. */
const states = [
  'paid',
  'awaiting',
  'ready',
  'fulfilled',
  'part-fulfilled',
  'part-refunded',
  'refunded',
  'cancelled',
  'cancelled-unpaid',
] as const;

const customer = Type.Object(
  {
    email: text,
    firstName: text,
    lastName: text,
    line1: text,
    city: text,
    region: Type.Optional(text),
    postalCode: text,
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    acceptsMarketing: Type.Optional(Type.Boolean()),
  },
  closed,
);

const order = Type.Object(
  {
    /** Of one of the customers. */
    email: text,
    /** Before the day on which the orders are made. */
    daysAgo: Type.Integer({ minimum: 0 }),
    time: Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' }),
    lines: Type.Array(Type.Object({ sku: text, quantity: Type.Integer({ minimum: 1 }) }, closed)),
    /** To funds of the site, by their addresses. */
    donations: Type.Optional(
      Type.Array(
        Type.Object({ fund: text, cents: Type.Integer({ minimum: 1 }), note: Type.Optional(text) }, closed),
      ),
    ),
    code: Type.Optional(text),
    /** The key of a way of shipping; the cheapest parcel without one. */
    shipping: Type.Optional(text),
    state: Type.Enum([...states]),
    carrier: Type.Optional(text),
    trackingNumber: Type.Optional(text),
    note: Type.Optional(text),
    tags: Type.Optional(Type.Array(text)),
  },
  closed,
);

const abandonedCart = Type.Object(
  {
    email: text,
    acceptsMarketing: Type.Boolean(),
    /** Before the day on which the carts are made. */
    daysAgo: Type.Integer({ minimum: 0 }),
    time: Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' }),
    lines: Type.Array(Type.Object({ sku: text, quantity: Type.Integer({ minimum: 1 }) }, closed)),
    /** A recovered one leads to the next order of the same address. */
    state: Type.Enum([...abandonedCartStates]),
    isClicked: Type.Optional(Type.Boolean()),
  },
  closed,
);

const signUp = Type.Object(
  {
    sku: text,
    email: text,
    language: text,
    daysAgo: Type.Integer({ minimum: 0 }),
    time: Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' }),
    isJoinMailingList: Type.Optional(Type.Boolean()),
    /** When the variant was back before. */
    isNotified: Type.Optional(Type.Boolean()),
  },
  closed,
);

const giftCard = Type.Object(
  {
    /** Of the customer who bought it. */
    email: text,
    recipientName: text,
    recipientEmail: text,
    daysAgo: Type.Integer({ minimum: 0 }),
    cents: Type.Integer({ minimum: 1 }),
    /** Paid with it in the shop. */
    spentCents: Type.Optional(Type.Integer({ minimum: 1 })),
    message: Type.Optional(Type.String({ maxLength: giftCardLimits.MESSAGE })),
    isDisabled: Type.Optional(Type.Boolean()),
  },
  closed,
);

const subscription = Type.Object(
  {
    /** Of one of the customers. */
    email: text,
    /** Of the first order; each later period has another one, as far as there were any. */
    daysAgo: Type.Integer({ minimum: 0 }),
    time: Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' }),
    sku: text,
    quantity: Type.Integer({ minimum: 1 }),
    shipping: Type.Optional(text),
    status: Type.Enum([...subscriptionStatuses]),
    /** When it was paused or ended, which ends its charges. */
    stoppedDaysAgo: Type.Optional(Type.Integer({ minimum: 0 })),
    endReason: Type.Optional(Type.Enum([...endReasons])),
    card: text,
  },
  closed,
);

const mailingList = Type.Object(
  {
    name: text,
    /** What its members agreed to. */
    text,
    members: Type.Array(
      Type.Object(
        {
          email: text,
          name: Type.String(),
          language: text,
          daysAgo: Type.Integer({ minimum: 0 }),
          time: Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' }),
          state: Type.Enum([...memberStates]),
          source: Type.Enum([...memberSources]),
          tags: Type.Optional(Type.Array(text)),
        },
        closed,
      ),
    ),
    segments: Type.Array(Type.Object({ name: text, rule: segmentRuleSchema }, closed)),
  },
  closed,
);

export type DemoMailingList = Static<typeof mailingList>;

const campaign = Type.Object(
  {
    name: text,
    subject: text,
    preheader: text,
    postalAddress: text,
    paragraphs: Type.Array(text),
    /** Of a product that it shows. */
    sku: Type.Optional(text),
    /** The label of the button that leads to the shop. */
    button: text,
    /** When it was sent; a draft without it. */
    daysAgo: Type.Optional(Type.Integer({ minimum: 0 })),
    time: Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' }),
  },
  closed,
);

const daysAgo = Type.Integer({ minimum: 0 });
const timeOfDay = Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' });

const followUp = Type.Object(
  {
    kind: Type.Enum([...followUpKinds]),
    delay: Type.Integer({ minimum: 0 }),
    sentCount: Type.Integer({ minimum: 0 }),
    /** When the last one was sent. */
    daysAgo,
    time: timeOfDay,
  },
  closed,
);

const endpoint = Type.Object(
  {
    kind: Type.Enum(['webhook', 'hook']),
    url: text,
    events: Type.Array(Type.Enum([...webhookEventTypes])),
    /** Newest last. */
    deliveries: Type.Array(
      Type.Object(
        {
          event: Type.Enum([...webhookEventTypes]),
          daysAgo,
          time: timeOfDay,
          status: Type.Integer(),
          data: Type.Object({}, { additionalProperties: true }),
        },
        closed,
      ),
    ),
  },
  closed,
);

/** The file `orders.json` of the demo site. Oldest orders first. */
export const demoOrdersSchema = Type.Object(
  {
    customers: Type.Array(customer),
    orders: Type.Array(order),
    abandonedCarts: Type.Optional(Type.Array(abandonedCart)),
    restockSignUps: Type.Optional(Type.Array(signUp)),
    mailingList: Type.Optional(mailingList),
    giftCards: Type.Optional(Type.Array(giftCard)),
    subscriptions: Type.Optional(Type.Array(subscription)),
    campaigns: Type.Optional(Type.Array(campaign)),
    followUps: Type.Optional(Type.Array(followUp)),
    endpoints: Type.Optional(Type.Array(endpoint)),
  },
  closed,
);

export type DemoOrders = Static<typeof demoOrdersSchema>;
export type DemoSignUp = Static<typeof signUp>;
export type DemoCustomer = Static<typeof customer>;
export type DemoOrder = Static<typeof order>;
export type DemoAbandonedCart = Static<typeof abandonedCart>;
export type DemoSubscription = Static<typeof subscription>;
export type DemoGiftCard = Static<typeof giftCard>;
export type DemoCampaign = Static<typeof campaign>;
export type DemoEndpoint = Static<typeof endpoint>;
