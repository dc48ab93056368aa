/** Folders of submissions. Suspected spam is stored, not refused. */
export const submissionStates = ['inbox', 'spam', 'trash'] as const;

export type SubmissionState = (typeof submissionStates)[number];

export const submissionLimits = {
  /** Entries in `form`: more are refused before anything is validated. */
  ANSWERS: 500,
  /** Characters of all answers together. */
  MAX_LENGTH: 200_000,
  MAX_NOTE_LENGTH: 5000,
  PAGE: 50,
  /** Submissions that are counted for a list; owners read of more that they are over this number. */
  COUNTED: 1000,
  /** Unread ones that are counted for a menu: 99 and more are all the same. */
  UNREAD_COUNTED: 100,
  /** Submissions that one call changes or deletes. */
  CHANGED: 500,
  /** Range of numbers of the proof of work: less than half a second on a slow telephone, which `bench forms` measures. */
  PROOF_NUMBERS: 20_000,
  /** A key has to be used within this time. */
  KEY_SECONDS: 3600,
  /** Uploaded files of forms that were never sent are deleted after this time. */
  UPLOAD_HOURS: 3,
  /** Of all files of a site that no submission has yet. */
  OPEN_UPLOAD_BYTES: 1_000_000_000,
  /** Submissions in the trash are deleted after this time. */
  TRASH_DAYS: 30,
  SPAM_DAYS: 60,
} as const;

/** How visitors prove that they are none of the programs that send spam. */
export const captchaTypes = [
  'proof-of-work',
  'recaptcha-v2',
  'recaptcha-v3',
  'recaptcha-enterprise',
] as const;

export type CaptchaType = (typeof captchaTypes)[number];

/** Actions that reCAPTCHA tokens are created for. */
export const captchaActions = {
  form: 'form',
  newsletter: 'newsletter',
  waitlist: 'product_waitlist',
  popup: 'promo_popup',
} as const;

/** What pages know of a site's settings; the secret never leaves the server. */
export interface CaptchaSettings {
  readonly type: CaptchaType;
  readonly siteKey?: string;
}

export const defaultCaptchaSettings: CaptchaSettings = { type: 'proof-of-work' };
