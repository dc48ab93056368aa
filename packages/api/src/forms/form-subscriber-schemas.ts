import { siteFormLimits, submissionLimits } from '@sitewright/domain/forms';
import { Type } from 'typebox';
import { closed, id, moment, nextCursor, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const mailingList = Type.Object({
  name: Type.String(),
  /** Different addresses. */
  subscriberCount: Type.Integer(),
  lastSubscribedOn: orNull(moment),
});

/** Who agreed to which text when. */
const subscriber = Type.Object({
  /** Of the consent. */
  id,
  email: Type.String(),
  list: Type.String(),
  /** The text as the visitor read it. */
  text: Type.String(),
  subscribedOn: moment,
  /** Null while they are on the list. */
  unsubscribedOn: orNull(moment),
  /** Asked by email to confirm the sign-up. */
  isPending: Type.Boolean(),
  formId: id,
  /** Null where the form was deleted for good. */
  formName: orNull(Type.String()),
  pagePath: Type.String(),
  /** Null where the submission was deleted. */
  submissionId: orNull(id),
});

/** Filters are combined. */
const filterFields = {
  list: Type.Optional(Type.String({ maxLength: siteFormLimits.MAX_NAME_LENGTH })),
  formId: Type.Optional(id),
  /** Part of the address. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** By default those who are on a list now. */
  state: Type.Optional(Type.Enum(['subscribed', 'unsubscribed', 'all'])),
  /** By default the latest consent of each address to each list. */
  consents: Type.Optional(Type.Enum(['latest', 'all'])),
};

const consentIds = Type.Array(id, {
  minItems: 1,
  maxItems: submissionLimits.CHANGED,
  uniqueItems: true,
});

export const formSubscriberSchemas = {
  listMailingLists: { answer: Type.Object({ lists: Type.Array(mailingList) }), refusals: [] },
  listSubscribers: {
    query: Type.Object({ ...filterFields, cursor: Type.Optional(Type.String({ maxLength: 200 })) }, closed),
    answer: Type.Object({ subscribers: Type.Array(subscriber), nextCursor }),
    refusals: ['bad-request'],
  },
  exportSubscribers: {
    query: Type.Object(filterFields, closed),
    answer: Type.String(),
    refusals: [],
  },
  unsubscribe: {
    body: Type.Object({ ids: consentIds }, closed),
    /** Subscriptions that ended: an address counts once for each list. */
    answer: Type.Object({ count: Type.Integer() }),
    refusals: [],
  },
  eraseSubscribers: {
    body: Type.Object({ ids: consentIds }, closed),
    /** Different addresses, and the submissions that were sent with them. */
    answer: Type.Object({ count: Type.Integer(), submissionCount: Type.Integer() }),
    refusals: [],
  },
} as const satisfies Record<string, CallSchemas>;
