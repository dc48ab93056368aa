import type { RefusalCode } from './refusal.ts';

const BAD_INPUT = 400;
const UNPROCESSABLE = 422;
const CONFLICT = 409;
const TOO_LARGE = 413;
const UNSUPPORTED = 415;

/** The only place that knows which status a refusal has. */
export const refusalStatus: Readonly<Record<RefusalCode, number>> = {
  'bad-request': BAD_INPUT,
  'crumb-failed': BAD_INPUT,
  'origin-wrong': 403,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: CONFLICT,
  'too-large': TOO_LARGE,
  'too-many-requests': 429,
  unavailable: 503,
  unexpected: 500,

  'sign-in-failed': 401,
  'too-many-tries': 429,
  'email-invalid': UNPROCESSABLE,
  'password-too-short': UNPROCESSABLE,
  'password-too-long': UNPROCESSABLE,
  'password-too-plain': UNPROCESSABLE,
  'password-wrong': UNPROCESSABLE,
  'role-unknown': UNPROCESSABLE,
  'roles-missing': UNPROCESSABLE,
  'already-contributor': CONFLICT,
  'last-administrator': CONFLICT,
  'own-roles': CONFLICT,
  'invitation-unknown': 404,
  'reset-unknown': 404,

  'title-missing': UNPROCESSABLE,
  'time-zone-unknown': UNPROCESSABLE,
  'language-unknown': UNPROCESSABLE,
  'currency-unknown': UNPROCESSABLE,
  'settings-invalid': UNPROCESSABLE,
  'host-invalid': UNPROCESSABLE,
  'host-taken': CONFLICT,
  'last-host': CONFLICT,
  'identifier-invalid': UNPROCESSABLE,
  'identifier-taken': CONFLICT,

  'file-name-missing': UNPROCESSABLE,
  'file-name-too-long': UNPROCESSABLE,
  'file-empty': UNPROCESSABLE,
  'file-type-unsupported': UNSUPPORTED,
  'image-type-unsupported': UNSUPPORTED,
  'image-unreadable': UNPROCESSABLE,
  'image-has-script': UNPROCESSABLE,
  'image-too-many-pixels': UNPROCESSABLE,
  'image-too-large': TOO_LARGE,
  'svg-too-large': TOO_LARGE,
  'video-too-large': TOO_LARGE,
  'audio-too-large': TOO_LARGE,
  'file-too-large': TOO_LARGE,
  'upload-broken-off': BAD_INPUT,
  'kind-changes': UNPROCESSABLE,

  'document-invalid': UNPROCESSABLE,
  'document-too-large': 413,
  'nothing-published': CONFLICT,
  trashed: CONFLICT,

  'page-invalid': UNPROCESSABLE,
  'url-taken': CONFLICT,
  'status-refused': UNPROCESSABLE,
  'code-not-allowed': 403,
  'page-password-invalid': UNPROCESSABLE,
  'page-type-unknown': UNPROCESSABLE,
  'homepage-needed': CONFLICT,

  'redirect-invalid': UNPROCESSABLE,
  'redirect-names': UNPROCESSABLE,
  'redirect-twice': UNPROCESSABLE,

  'comments-closed': CONFLICT,
  'comment-empty': UNPROCESSABLE,
  'comment-name-missing': UNPROCESSABLE,
  'likes-off': CONFLICT,
};
