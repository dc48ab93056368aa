import {
  campaignFaultMessages,
  campaignLimits,
  campaignStates,
  recipientStates,
  stopReasons,
  type CampaignFaultCode,
} from '@sitewright/domain/campaigns';
import { campaignAudienceSchema, campaignContentSchema } from '@sitewright/domain/campaigns/schemas';
import { Type } from 'typebox';
import { closed, cursorQuery, done, id, idParams, moment, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';
import { mediaSchemas } from '../media/media-schemas.ts';

const name = Type.String({ minLength: 1, maxLength: campaignLimits.NAME });
const faultCodes = Object.keys(campaignFaultMessages) as CampaignFaultCode[];

const image = Type.Object({ id, title: Type.String(), url: Type.String() });

const numbers = {
  /** People who get it, or did. */
  recipients: Type.Integer(),
  /** Taken by the mail server. */
  sent: Type.Integer(),
  clicked: Type.Integer(),
};

const summary = Type.Object({
  id,
  name: Type.String(),
  state: Type.Enum([...campaignStates]),
  subject: Type.String(),
  updatedOn: moment,
  scheduledOn: orNull(moment),
  startedOn: orNull(moment),
  finishedOn: orNull(moment),
  isDemo: Type.Boolean(),
  ...numbers,
});

const campaign = Type.Object({
  ...summary.properties,
  revision: Type.Integer(),
  content: campaignContentSchema,
  audience: campaignAudienceSchema,
  /** Why it stopped by itself; null where it did not. */
  pauseReason: Type.Union([Type.Enum([...stopReasons]), Type.Null()]),
});

const fault = Type.Object({ code: Type.Enum(faultCodes), blockId: Type.String() });

const figures = Type.Object({
  ...numbers,
  waiting: Type.Integer(),
  /** By the mail server, for good. */
  refused: Type.Integer(),
  /** Unsubscribed, or was taken off the list, before it was their turn. */
  skipped: Type.Integer(),
  /** Came back later. */
  bounced: Type.Integer(),
  complained: Type.Integer(),
  unsubscribed: Type.Integer(),
  opened: Type.Integer(),
});

const revenue = Type.Object({ orders: Type.Integer(), cents: Type.Integer() });

const recipient = Type.Object({
  email: Type.String(),
  state: Type.Enum([...recipientStates]),
  attempts: Type.Integer(),
  /** What the mail server said; empty where it said nothing wrong. */
  reason: Type.String(),
  sentOn: orNull(moment),
  clickedOn: orNull(moment),
});

const revisionBody = { revision: Type.Integer() };

export const campaignsSchemas = {
  list: {
    query: Type.Object(
      { ...cursorQuery.properties, state: Type.Optional(Type.Enum([...campaignStates])) },
      closed,
    ),
    answer: Type.Object({ campaigns: Type.Array(summary), nextCursor: orNull(Type.String()) }),
    refusals: ['bad-request'],
  },
  options: {
    answer: Type.Object({
      timeZone: Type.String(),
      currency: Type.String(),
      /** Of the sender, where the campaign names none. */
      defaultFromName: Type.String(),
      lists: Type.Array(Type.Object({ id, name: Type.String(), members: Type.Integer() })),
      segments: Type.Array(Type.Object({ id, name: Type.String() })),
    }),
    refusals: [],
  },
  create: {
    body: Type.Object({ name, copyOf: Type.Optional(id) }, closed),
    answer: campaign,
    refusals: ['not-found'],
  },
  read: { params: idParams, answer: campaign, refusals: ['not-found'] },
  save: {
    params: idParams,
    body: Type.Object(
      { ...revisionBody, name, content: campaignContentSchema, audience: campaignAudienceSchema },
      closed,
    ),
    answer: campaign,
    refusals: ['not-found', 'conflict', 'campaign-not-draft', 'campaign-too-long'],
  },
  remove: { params: idParams, answer: done, refusals: ['not-found', 'campaign-not-possible'] },
  preview: {
    params: idParams,
    body: Type.Object(
      {
        content: campaignContentSchema,
        audience: campaignAudienceSchema,
        language: Type.Optional(Type.String({ maxLength: 35 })),
      },
      closed,
    ),
    answer: Type.Object({
      subject: Type.String(),
      text: Type.String(),
      html: Type.String(),
      faults: Type.Array(fault),
      /** How many people would get it now. */
      audience: Type.Integer(),
      /** People of the chosen lists who get nothing, by the reason. */
      leftOut: Type.Object({
        demo: Type.Integer(),
        unconfirmed: Type.Integer(),
        repeated: Type.Integer(),
        outsideSegment: Type.Integer(),
      }),
    }),
    refusals: ['not-found', 'campaign-too-long'],
  },
  sendTest: {
    params: idParams,
    body: Type.Object({ to: Type.String({ maxLength: campaignLimits.EMAIL }) }, closed),
    answer: done,
    refusals: ['not-found', 'campaign-recipient-wrong', 'campaign-test-refused', 'mail-server-missing'],
  },
  send: {
    params: idParams,
    body: Type.Object(
      {
        ...revisionBody,
        /** On the clocks of the store, such as `2026-11-20T09:30`; now without it. */
        at: Type.Optional(Type.String({ maxLength: 16 })),
      },
      closed,
    ),
    answer: campaign,
    refusals: [
      'not-found',
      'conflict',
      'campaign-not-possible',
      'campaign-incomplete',
      'campaign-time-wrong',
      'campaign-time-far',
      'campaign-time-past',
    ],
  },
  unschedule: { params: idParams, answer: campaign, refusals: ['not-found', 'campaign-not-possible'] },
  pause: { params: idParams, answer: campaign, refusals: ['not-found', 'campaign-not-possible'] },
  resume: {
    params: idParams,
    answer: campaign,
    refusals: ['not-found', 'campaign-not-possible', 'mail-server-missing'],
  },
  cancel: { params: idParams, answer: campaign, refusals: ['not-found', 'campaign-not-possible'] },
  report: {
    params: idParams,
    answer: Type.Object({
      campaign,
      figures,
      links: Type.Array(Type.Object({ url: Type.String(), clicked: Type.Integer() })),
      /** Orders of people who clicked, and orders with the code; an order that is both counts once in all. */
      revenue: Type.Object({ byLink: revenue, byCode: revenue, all: revenue }),
    }),
    refusals: ['not-found'],
  },
  listRecipients: {
    params: idParams,
    query: Type.Object(
      {
        cursor: Type.Optional(Type.String({ maxLength: 400 })),
        state: Type.Optional(Type.Enum([...recipientStates])),
      },
      closed,
    ),
    answer: Type.Object({ recipients: Type.Array(recipient), nextCursor: orNull(Type.String()) }),
    refusals: ['not-found'],
  },
  findProducts: {
    query: Type.Object(
      { search: Type.Optional(Type.String({ maxLength: 200 })), id: Type.Optional(id) },
      closed,
    ),
    answer: Type.Object({
      products: Type.Array(
        Type.Object({ id, title: Type.String(), price: Type.String(), imageUrl: orNull(Type.String()) }),
      ),
    }),
    refusals: [],
  },
  findImages: {
    query: Type.Object(
      { search: Type.Optional(Type.String({ maxLength: 200 })), id: Type.Optional(id) },
      closed,
    ),
    answer: Type.Object({ images: Type.Array(image) }),
    refusals: [],
  },
  uploadImage: {
    query: mediaSchemas.uploadImage.query,
    answer: image,
    refusals: ['campaign-image-type', ...mediaSchemas.uploadImage.refusals],
  },
} as const satisfies Record<string, CallSchemas>;
