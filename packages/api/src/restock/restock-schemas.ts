import { restockLimits, signUpStates } from '@sitewright/domain/restock';
import { Type } from 'typebox';
import { closed, cursorQuery, done, id, idParams, moment, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

/** A variant, as all calls of notices name it. */
const variant = { productId: id, variantId: id };

const page = { hasNextPage: Type.Boolean(), nextPageCursor: orNull(Type.String()) };

const signUpGroup = Type.Object({
  /** Whether notices are sent when stock returns, without anybody asking for it. */
  isAutomatic: Type.Boolean(),
  ...variant,
  title: Type.String(),
  /** Values of the variant's options; empty where there is nothing to choose. */
  variant: Type.String(),
  sku: Type.String(),
  path: Type.String(),
  /** Whether visitors find it in the shop. */
  isSold: Type.Boolean(),
  /** Null where it is not counted. */
  stock: orNull(Type.Integer()),
  /** Without sign-ups of the sample data: nobody reads emails to those. */
  waitingCount: Type.Integer(),
  demoCount: Type.Integer(),
  /** Of those that wait: how many also joined the mailing list. */
  mailingListCount: Type.Integer(),
  lastSignUpOn: orNull(moment),
  lastSentOn: orNull(moment),
  notifiedCount: Type.Integer(),
  /** What is being sent at the owner's request; null where nothing is. */
  sending: orNull(Type.Object({ total: Type.Integer(), sent: Type.Integer() })),
});

const signUp = Type.Object({
  id,
  email: Type.String(),
  state: Type.Enum([...signUpStates]),
  language: Type.String(),
  isJoinMailingList: Type.Boolean(),
  /** What the visitor agreed to; empty without consent. */
  consentText: Type.String(),
  signedUpOn: moment,
  notifiedOn: orNull(moment),
  /** Of the sample data. */
  isDemo: Type.Boolean(),
});

const sendRequest = Type.Object(variant, closed);

const queued = Type.Object({
  /** People who get an email. */
  count: Type.Integer(),
});

export const restockSchemas = {
  signUp: {
    body: Type.Object(
      {
        ...variant,
        siteVisitorEmail: Type.String({ maxLength: restockLimits.MAX_EMAIL_LENGTH }),
        isJoinMailingList: Type.Boolean(),
        recaptchaEnterpriseV3Token: Type.Optional(orNull(Type.String({ maxLength: 20_000 }))),
        language: Type.Optional(Type.String({ maxLength: restockLimits.MAX_LANGUAGE_LENGTH })),
      },
      closed,
    ),
    answer: done,
    refusals: [
      'not-found',
      'too-many-requests',
      'restock-email-blank',
      'restock-email-invalid',
      'restock-site-key-missing',
      'restock-captcha-failed',
      'restock-available',
      'restock-closed',
    ],
  },
  listGroups: {
    query: Type.Object({ ...cursorQuery.properties, variantId: Type.Optional(variant.variantId) }, closed),
    answer: Type.Object({ signUpGroups: Type.Array(signUpGroup), ...page }),
    refusals: ['bad-request'],
  },
  listSignUps: {
    query: Type.Object({ ...variant, ...cursorQuery.properties }, closed),
    answer: Type.Object({ signUps: Type.Array(signUp), ...page }),
    refusals: ['bad-request', 'not-found'],
  },
  exportAll: {
    query: Type.Object(
      { productId: Type.Optional(variant.productId), variantId: Type.Optional(variant.variantId) },
      closed,
    ),
    answer: Type.String(),
    refusals: [],
  },
  send: {
    body: sendRequest,
    answer: queued,
    refusals: ['not-found', 'restock-sold-out', 'restock-not-sold', 'restock-nobody-waits'],
  },
  sendAll: {
    body: Type.Object(
      {
        sendRequests: Type.Array(sendRequest, { minItems: 1, maxItems: restockLimits.SENT_GROUPS }),
      },
      closed,
    ),
    answer: queued,
    refusals: ['not-found', 'restock-sold-out', 'restock-not-sold', 'restock-nobody-waits'],
  },
  removeSignUp: { params: idParams, answer: done, refusals: ['not-found'] },
} as const satisfies Record<string, CallSchemas>;
