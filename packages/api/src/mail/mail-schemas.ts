import { mailLimits } from '@sitewright/domain/mail';
import { Type } from 'typebox';
import { closed, cursorQuery, done, id, idParams, moment, nextCursor, orNull } from '../call/call-schemas.ts';
import type { CallSchemas } from '../call/index.ts';

const state = Type.Enum(['queued', 'sent', 'kept', 'failed']);

const email = {
  id,
  to: Type.String(),
  subject: Type.String(),
  state,
  createdOn: moment,
};

const text = (maxLength: number) => Type.String({ maxLength });

/** Contents are checked by the domain, whose messages name the field. */
const settings = Type.Object(
  {
    fromName: text(mailLimits.MAX_NAME_LENGTH),
    fromAddress: text(mailLimits.MAX_ADDRESS_LENGTH),
    dkimSelector: text(mailLimits.MAX_SELECTOR_LENGTH),
    /** Of a picture of the site: `logoUrl` is then its address. */
    logoId: Type.Union([id, Type.Literal('')]),
    logoUrl: text(mailLimits.MAX_LOGO_URL_LENGTH),
    accentColor: text(20),
    backgroundColor: text(20),
    footerText: text(mailLimits.MAX_FOOTER_LENGTH),
    revision: Type.Integer(),
  },
  closed,
);

const recordCheck = Type.Object({
  record: Type.Enum(['SPF', 'DKIM', 'DMARC']),
  state: Type.Enum(['ok', 'missing', 'wrong', 'unknown']),
  explanation: Type.String(),
  found: Type.Optional(Type.String()),
  toAdd: Type.Optional(Type.Object({ name: Type.String(), type: Type.Literal('TXT'), value: Type.String() })),
});

const security = Type.Enum(['tls', 'starttls', 'none']);

const server = {
  host: text(mailLimits.MAX_HOST_LENGTH),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  security,
  username: text(mailLimits.MAX_ADDRESS_LENGTH),
  from: text(mailLimits.MAX_ADDRESS_LENGTH),
};

const serverAnswer = Type.Object({
  /** Settings of the environment take precedence and cannot be changed by a call. */
  source: Type.Enum(['environment', 'app', 'none']),
  ...server,
  /** The password itself is never sent. */
  hasPassword: Type.Boolean(),
});

export const mailSchemas = {
  listOutbox: {
    query: Type.Object(
      {
        ...cursorQuery.properties,
        state: Type.Optional(state),
        search: Type.Optional(text(mailLimits.MAX_SEARCH_LENGTH)),
      },
      closed,
    ),
    answer: Type.Object({ emails: Type.Array(Type.Object(email)), nextCursor }),
    refusals: ['bad-request'],
  },
  readEmail: {
    params: idParams,
    answer: Type.Object({
      ...email,
      text: Type.String(),
      /** Links that give access to an account are visible only to administrators of the installation. */
      hidesLinks: Type.Boolean(),
      /** What the mail server said; of one that was kept, why it is never sent. */
      fault: Type.Union([Type.String(), Type.Null()]),
      attempts: Type.Integer(),
      /** When a queued email is tried next. */
      nextAttemptOn: orNull(moment),
    }),
    refusals: ['not-found'],
  },
  resend: {
    params: idParams,
    answer: Type.Object({ id }),
    refusals: ['not-found', 'mail-link-gone', 'mail-withheld', 'mail-server-missing'],
  },
  readSettings: {
    answer: Type.Object({
      ...settings.properties,
      /** What is used where the settings leave it empty. */
      defaultName: Type.String(),
      defaultAddress: Type.String(),
    }),
    refusals: [],
  },
  saveSettings: {
    body: settings,
    answer: settings,
    refusals: [
      'conflict',
      'mail-sender-invalid',
      'mail-sender-foreign',
      'mail-selector-invalid',
      'mail-logo-invalid',
      'mail-logo-unfit',
      'mail-color-invalid',
    ],
  },
  checkSender: {
    answer: Type.Object({ domain: Type.String(), checks: Type.Array(recordCheck) }),
    refusals: ['mail-server-missing'],
  },
  readServer: { answer: serverAnswer, refusals: [] },
  saveServer: {
    body: Type.Object(
      {
        ...server,
        /** Null keeps the stored one. */
        password: orNull(text(mailLimits.MAX_PASSWORD_LENGTH)),
      },
      closed,
    ),
    answer: serverAnswer,
    refusals: ['mail-host-invalid', 'mail-from-invalid', 'mail-server-from-environment'],
  },
  removeServer: { answer: done, refusals: ['mail-server-from-environment'] },
  sendTest: {
    body: Type.Object({ to: text(mailLimits.MAX_ADDRESS_LENGTH) }, closed),
    /** What the mail server answered, or why it could not be reached. */
    answer: Type.Object({ isAccepted: Type.Boolean(), response: Type.String() }),
    refusals: ['mail-server-missing', 'mail-sender-invalid'],
  },
} as const satisfies Record<string, CallSchemas>;
