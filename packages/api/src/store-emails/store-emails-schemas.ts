import { emailLanguages, storeEmailKinds, storeEmailLimits } from '@sitewright/domain/store-emails';
import { Type } from 'typebox';
import { closed, id } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const kind = Type.Enum([...storeEmailKinds]);
const language = Type.Enum([...emailLanguages]);
const revision = Type.Integer();
const subject = Type.String({ maxLength: storeEmailLimits.SUBJECT });
const text = Type.String({ maxLength: storeEmailLimits.TEXT });

const email = Type.Object({
  kind,
  revision,
  isEnabled: Type.Boolean(),
  /** The owner's texts by language; the built-in ones count otherwise. */
  texts: Type.Record(Type.String(), Type.Object({ subject: Type.String(), text: Type.String() })),
});

const fault = Type.Object({
  field: Type.Enum(['subject', 'text']),
  line: Type.Integer(),
  message: Type.String(),
});

const draft = Type.Object(
  {
    language,
    subject,
    text,
    /** What the email is about: a real order, subscription, gift card or abandoned cart; without one, a sample. */
    recordId: Type.Optional(id),
  },
  closed,
);

const kindParams = Type.Object({ kind });
const textParams = Type.Object({ kind, language });

export const storeEmailsSchemas = {
  list: { answer: Type.Object({ emails: Type.Array(email) }), refusals: [] },
  read: { params: kindParams, answer: email, refusals: [] },
  saveText: {
    params: textParams,
    body: Type.Object({ revision, subject, text }, closed),
    answer: email,
    refusals: ['conflict', 'email-text-faulty'],
  },
  removeText: {
    params: textParams,
    query: Type.Object({ revision: Type.Integer() }, closed),
    answer: email,
    refusals: ['conflict'],
  },
  setEnabled: {
    params: kindParams,
    body: Type.Object({ isEnabled: Type.Boolean() }, closed),
    answer: email,
    refusals: ['email-always-sent'],
  },
  preview: {
    params: kindParams,
    body: draft,
    answer: Type.Object({
      subject: Type.String(),
      html: Type.String(),
      text: Type.String(),
      /** Where there are any, the built-in text is shown. */
      faults: Type.Array(fault),
    }),
    refusals: ['email-record-hidden', 'email-cart-gone', 'not-found'],
  },
  sendTest: {
    params: kindParams,
    body: draft,
    answer: Type.Object({ to: Type.String() }),
    refusals: ['email-text-faulty', 'email-record-hidden', 'email-cart-gone', 'not-found'],
  },
} as const satisfies Record<string, CallSchemas>;
