import { captchaTypes, siteFormLimits, submissionLimits, submissionStates } from '@sitewright/domain/forms';
import { fieldIdSchema } from '@sitewright/domain/forms/schemas';
import { proofSchema } from '@sitewright/domain/proof-of-work/schemas';
import { Type } from 'typebox';
import { closed, done, id, idParams, moment, nextCursor, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';
import { formSubscriberSchemas } from './form-subscriber-schemas.ts';

const state = Type.Enum([...submissionStates]);
const text = Type.String({ maxLength: 2000 });
const day = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` });

const listedForm = Type.Object({
  id,
  name: Type.String(),
  fieldCount: Type.Integer(),
  isPublished: Type.Boolean(),
  hasChanges: Type.Boolean(),
  updatedOn: moment,
  /** Submissions in the inbox; at most a thousand and one are counted. */
  inboxCount: Type.Integer(),
  /** Unread ones of them; at most a hundred are counted. */
  unreadCount: Type.Integer(),
  lastSubmittedOn: orNull(moment),
  /** Days after which submissions are deleted, as the published form names them. */
  retentionDays: orNull(Type.Integer()),
});

/** Where a form is shown. */
const formUse = Type.Object({
  kind: Type.Enum(['collection', 'item', 'header-footer']),
  id: Type.String(),
  title: Type.String(),
  /** Of the page in the editor. */
  path: Type.String(),
  isProduct: Type.Boolean(),
  isInDraft: Type.Boolean(),
  isPublished: Type.Boolean(),
});

/** An answered field as it was called then, whatever became of the form. */
const answer = Type.Object({
  fieldId: Type.String(),
  type: Type.String(),
  title: Type.String(),
  /** Parts, options and scores as one text. */
  text: Type.String(),
  files: Type.Array(
    Type.Object({ id, filename: Type.String(), contentType: Type.String(), bytes: Type.Integer() }),
  ),
});

const submission = Type.Object({
  id,
  formId: id,
  formName: Type.String(),
  state,
  /** No contributor has opened it yet. */
  isUnread: Type.Boolean(),
  submittedOn: moment,
  sender: orNull(Type.String()),
  /** Why it was moved to spam: `honeypot`, `captcha`, `links`, `no-script` or `no-script-often`. */
  spamReason: orNull(Type.String()),
  answers: Type.Array(answer),
  note: Type.String(),
  pageTitle: Type.String(),
  pagePath: Type.String(),
  /** What the sender agreed to, where they joined a mailing list. */
  consent: orNull(Type.Object({ list: Type.String(), text: Type.String() })),
});

/** Filters are combined. */
const filterFields = {
  formId: Type.Optional(id),
  state: Type.Optional(state),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  only: Type.Optional(Type.Enum(['unread'])),
  /** First and last day, in the site's time zone. */
  from: Type.Optional(day),
  to: Type.Optional(day),
};

const { formId: _formId, ...exportFields } = filterFields;

const submissionIds = Type.Array(id, {
  minItems: 1,
  maxItems: submissionLimits.CHANGED,
  uniqueItems: true,
});

const changed = Type.Object({ count: Type.Integer() });

const captcha = { type: Type.Enum([...captchaTypes]), siteKey: Type.String({ maxLength: 200 }) };

const captchaAnswer = Type.Object({
  ...captcha,
  /** Whether a secret is stored; the secret itself is never sent. */
  hasSecret: Type.Boolean(),
  revision: Type.Integer(),
});

/** Values by field id. Their types depend on the form. */
const answers = Type.Record(fieldIdSchema, Type.Unknown(), closed);

const formFaults = ['form-not-configured', 'form-unparsable', 'form-answers-invalid'] as const;

const jsonSchema = Type.Record(Type.String(), Type.Unknown());

export const formSchemas = {
  list: { answer: Type.Object({ forms: Type.Array(listedForm) }), refusals: [] },
  listUses: { params: idParams, answer: Type.Object({ uses: Type.Array(formUse) }), refusals: ['not-found'] },
  preview: {
    params: idParams,
    body: Type.Object(
      {
        content: Type.Record(Type.String(), Type.Unknown()),
        /** Submits the form in the preview: the answer shows its messages or what follows. */
        answers: Type.Optional(answers),
        /** Shows what follows the form, whatever is answered. */
        isSent: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    answer: Type.Object({ html: Type.String(), isSent: Type.Boolean() }),
    refusals: ['not-found', 'document-invalid'],
  },
  listSubmissions: {
    query: Type.Object({ ...filterFields, cursor: Type.Optional(Type.String({ maxLength: 200 })) }, closed),
    answer: Type.Object({
      submissions: Type.Array(submission),
      nextCursor,
      /** Matching submissions of all pages; at most a thousand are counted. */
      count: Type.Integer(),
    }),
    refusals: ['bad-request'],
  },
  readSubmission: { params: idParams, answer: submission, refusals: ['not-found'] },
  setSubmissionState: {
    body: Type.Object({ ids: submissionIds, state }, closed),
    answer: changed,
    refusals: [],
  },
  setSubmissionsUnread: {
    body: Type.Object({ ids: submissionIds, isUnread: Type.Boolean() }, closed),
    answer: changed,
    refusals: [],
  },
  countUnread: {
    /** Without a form those of all. */
    query: Type.Object({ formId: Type.Optional(id) }, closed),
    answer: Type.Object({
      /** Unread submissions in the inbox; at most a hundred are counted. */
      count: Type.Integer(),
      /** Unread ones in spam, counted likewise. */
      spamCount: Type.Integer(),
    }),
    refusals: [],
  },
  noteSubmission: {
    params: idParams,
    body: Type.Object({ note: Type.String({ maxLength: submissionLimits.MAX_NOTE_LENGTH }) }, closed),
    answer: done,
    refusals: ['not-found'],
  },
  deleteSubmissions: {
    body: Type.Object({ ids: submissionIds }, closed),
    answer: changed,
    refusals: [],
  },
  exportAll: {
    query: Type.Object(exportFields, closed),
    answer: Type.String(),
    refusals: ['bad-request'],
  },
  exportSubmissions: {
    params: idParams,
    query: Type.Object(exportFields, closed),
    answer: Type.String(),
    refusals: ['not-found', 'bad-request'],
  },
  readFile: {
    params: Type.Object({ id, fileId: id }),
    answer: Type.String(),
    refusals: ['not-found'],
  },
  ...formSubscriberSchemas,
  readCaptcha: { answer: captchaAnswer, refusals: [] },
  saveCaptcha: {
    body: Type.Object(
      {
        ...captcha,
        /** The stored one of the same type is used if absent. For Enterprise `project:api-key`. */
        secret: Type.Optional(Type.String({ maxLength: 200 })),
        revision: Type.Integer(),
      },
      closed,
    ),
    answer: captchaAnswer,
    refusals: ['conflict', 'captcha-key-missing', 'captcha-secret-missing', 'captcha-secret-invalid'],
  },
  readTemplateSchema: {
    query: Type.Object({ type: Type.String({ maxLength: 50 }) }, closed),
    answer: Type.Object({ type: Type.String(), fieldsets: Type.Array(jsonSchema), schema: jsonSchema }),
    refusals: ['not-found'],
  },
  validate: {
    params: Type.Object({ formId: id }),
    body: answers,
    answer: Type.Object({ success: Type.Literal(true) }),
    refusals: formFaults,
  },
  createKey: {
    query: Type.Object({ formId: Type.Optional(id) }, closed),
    answer: Type.Object({ data: Type.Object({ key: Type.String() }) }),
    refusals: [],
  },
  createChallenge: {
    params: Type.Object({ formId: id }),
    answer: Type.Object({
      salt: Type.String(),
      target: Type.String(),
      max: Type.Integer(),
      expiresAt: Type.Integer(),
      signature: Type.String(),
    }),
    refusals: ['form-not-configured'],
  },
  saveSubmission: {
    body: Type.Object(
      {
        formId: id,
        /** Values by field id, as an object or as its JSON text. */
        form: Type.Union([answers, Type.String({ maxLength: submissionLimits.MAX_LENGTH })]),
        key: Type.String({ maxLength: 200 }),
        /** A reCAPTCHA token. */
        captchaKey: Type.Optional(Type.String({ maxLength: 10_000 })),
        proof: Type.Optional(proofSchema),
        /** The visitor ticked the box of the mailing list. */
        optIn: Type.Optional(Type.Boolean()),
        /** The text beside that box, as the page showed it; consent to another text is refused. */
        consentText: Type.Optional(Type.String({ maxLength: siteFormLimits.MAX_TEXT_LENGTH })),
        /** Filled in by programs only: people do not see it. */
        contactMe: Type.Optional(Type.String({ maxLength: 2000 })),
        pageTitle: Type.Optional(text),
        pageId: Type.Optional(text),
        collectionId: Type.Optional(text),
        objectName: Type.Optional(text),
        contentSource: Type.Optional(Type.Enum(['i', 'c'])),
        pagePath: Type.Optional(text),
        pagePermissionTypeValue: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
      },
      closed,
    ),
    answer: Type.Object({
      success: Type.Literal(true),
      data: Type.Object({
        message: Type.String(),
        html: Type.String(),
        redirect: orNull(Type.String()),
      }),
    }),
    refusals: [
      ...formFaults,
      'form-unauthorized',
      'form-rate-limited',
      'form-key-invalid',
      'form-captcha-failed',
      'form-captcha-missing',
      'form-captcha-not-set-up',
    ],
  },
  uploadFile: {
    params: Type.Object({ formId: id, fieldId: fieldIdSchema }),
    query: Type.Object({ filename: Type.String({ minLength: 1, maxLength: 255 }) }, closed),
    answer: Type.Object({ id, filename: Type.String(), bytes: Type.Integer() }),
    refusals: ['form-not-configured', 'form-file-refused'],
  },
} as const satisfies Record<string, CallSchemas>;
