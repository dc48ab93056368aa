import {
  importLimits,
  importStates,
  mailingListLimits as limits,
  memberSources,
  memberStates,
  rowFaultCodes,
} from '@sitewright/domain/mailing-lists';
import { segmentRuleSchema } from '@sitewright/domain/mailing-lists/schemas';
import { Type } from 'typebox';
import { closed, cursorQuery, done, id, idParams, moment, nextCursor, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const text = Type.String();
const count = Type.Integer();
const state = Type.Enum([...memberStates]);
const source = Type.Enum([...memberSources]);
const name = Type.String({ maxLength: limits.MAX_NAME_LENGTH, pattern: '\\S' });
const tag = Type.String({ maxLength: limits.MAX_TAG_LENGTH, pattern: '^[^\\s,](?:[^,]*[^\\s,])?$' });
const ids = Type.Array(id, { minItems: 1, maxItems: limits.CHANGED_MEMBERS });
const changedCount = Type.Object({ count });

const list = Type.Object({
  id,
  name: text,
  isDoubleOptIn: Type.Boolean(),
  isForCheckout: Type.Boolean(),
  subscribedCount: count,
  pendingCount: count,
  /** Unsubscribed, bounced or complained. */
  endedCount: count,
  lastSignUpOn: orNull(moment),
  createdOn: moment,
  /** Published forms that name it. */
  forms: Type.Array(text),
});

const listBody = Type.Object({ name, isDoubleOptIn: Type.Boolean(), isForCheckout: Type.Boolean() }, closed);

const member = Type.Object({
  id,
  email: text,
  name: text,
  state,
  source,
  language: text,
  tags: Type.Array(text),
  signedUpOn: moment,
  confirmedOn: orNull(moment),
  stateOn: moment,
});

const consent = Type.Object({
  list: text,
  source,
  text,
  /** Of the form, or the product of a restock form; null where there was none. */
  formName: orNull(text),
  pagePath: text,
  givenOn: moment,
  endedOn: orNull(moment),
});

const memberFilter = {
  state: Type.Optional(state),
  search: Type.Optional(Type.String({ maxLength: 100 })),
  tag: Type.Optional(Type.String({ maxLength: limits.MAX_TAG_LENGTH })),
  segmentId: Type.Optional(id),
};

const segment = Type.Object({ id, name: text, rule: segmentRuleSchema });
const segmentBody = Type.Object({ name, rule: segmentRuleSchema }, closed);

const importOf = Type.Object({
  id,
  listId: id,
  filename: text,
  state: Type.Enum([...importStates]),
  fault: text,
  rows: count,
  added: count,
  known: count,
  invalid: count,
  duplicates: count,
  suppressed: count,
  /** Of the file. */
  percent: count,
  faults: Type.Array(Type.Object({ line: count, email: text, code: Type.Enum([...rowFaultCodes]) })),
  createdOn: moment,
  finishedOn: orNull(moment),
});

export const mailingListsSchemas = {
  listLists: { answer: Type.Object({ lists: Type.Array(list) }), refusals: [] },
  createList: {
    body: listBody,
    answer: Type.Object({ id }),
    refusals: ['mailing-list-name-taken', 'too-many-mailing-lists'],
  },
  updateList: {
    params: idParams,
    body: listBody,
    answer: done,
    refusals: ['not-found', 'mailing-list-name-taken'],
  },
  removeList: { params: idParams, answer: done, refusals: ['not-found', 'mailing-list-in-use'] },
  listMembers: {
    params: idParams,
    query: Type.Object({ ...cursorQuery.properties, ...memberFilter }, closed),
    answer: Type.Object({ members: Type.Array(member), nextCursor }),
    refusals: ['not-found', 'bad-request'],
  },
  exportMembers: {
    params: idParams,
    query: Type.Object(memberFilter, closed),
    answer: Type.String(),
    refusals: ['not-found'],
  },
  readMember: {
    params: idParams,
    answer: Type.Object({
      member,
      /** To all lists of the site, newest first. */
      consents: Type.Array(consent),
    }),
    refusals: ['not-found'],
  },
  addMember: {
    params: idParams,
    body: Type.Object(
      {
        email: Type.String({ maxLength: limits.MAX_EMAIL_LENGTH }),
        name: Type.String({ maxLength: limits.MAX_PERSON_NAME_LENGTH }),
        tags: Type.Array(tag, { maxItems: limits.MAX_TAGS }),
        /** How the person agreed, kept as proof. */
        proof: Type.String({ maxLength: importLimits.MAX_HOW_LENGTH }),
      },
      closed,
    ),
    answer: Type.Object({ id }),
    refusals: [
      'not-found',
      'member-email-invalid',
      'member-proof-missing',
      'member-is-on-list',
      'member-stays-away',
    ],
  },
  tagMembers: {
    body: Type.Object({ ids, tag, isSet: Type.Boolean() }, closed),
    answer: changedCount,
    refusals: ['too-many-tags'],
  },
  unsubscribeMembers: { body: Type.Object({ ids }, closed), answer: changedCount, refusals: [] },
  eraseMembers: { body: Type.Object({ ids }, closed), answer: changedCount, refusals: [] },
  listTags: {
    params: idParams,
    answer: Type.Object({ tags: Type.Array(text) }),
    refusals: ['not-found'],
  },
  importMembers: {
    params: idParams,
    query: Type.Object(
      {
        filename: Type.String({ maxLength: 200 }),
        who: Type.String({ maxLength: importLimits.MAX_WHO_LENGTH }),
        when: Type.String({ maxLength: 10 }),
        how: Type.String({ maxLength: importLimits.MAX_HOW_LENGTH }),
      },
      closed,
    ),
    answer: importOf,
    refusals: [
      'not-found',
      'import-proof-missing',
      'import-file-empty',
      'import-file-too-large',
      'import-under-way',
    ],
  },
  readImport: {
    params: idParams,
    /** The latest of the list. */
    answer: Type.Object({ latest: orNull(importOf) }),
    refusals: ['not-found'],
  },
  readReportAddress: {
    /** Null until a secret is made: reports are refused then. */
    answer: Type.Object({ url: text, secret: orNull(text) }),
    refusals: [],
  },
  rotateReportSecret: { answer: Type.Object({ secret: text }), refusals: [] },
  readSegmentOptions: {
    answer: Type.Object({
      /** Published ones. */
      forms: Type.Array(Type.Object({ id, name: text })),
      products: Type.Array(Type.Object({ id, name: text })),
      /** Of every list. */
      tags: Type.Array(text),
      currency: text,
    }),
    refusals: [],
  },
  listSegments: { answer: Type.Object({ segments: Type.Array(segment) }), refusals: [] },
  createSegment: {
    body: segmentBody,
    answer: Type.Object({ id }),
    refusals: ['segment-name-taken', 'too-many-segments'],
  },
  updateSegment: {
    params: idParams,
    body: segmentBody,
    answer: done,
    refusals: ['not-found', 'segment-name-taken'],
  },
  removeSegment: { params: idParams, answer: done, refusals: ['not-found'] },
  countSegment: {
    body: Type.Object({ rule: segmentRuleSchema }, closed),
    /** Subscribed addresses on any list. */
    answer: changedCount,
    refusals: [],
  },
} as const satisfies Record<string, CallSchemas>;
