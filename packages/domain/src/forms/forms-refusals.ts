import { submissionNotices } from './submission/submission-texts.ts';

/** Refusals of the calls of visitors and owners. */
export const formRefusalMessages = {
  'form-unauthorized': submissionNotices.unauthorized,
  'form-not-configured': submissionNotices['not-configured'],
  'form-rate-limited': submissionNotices['rate-limited'],
  'form-key-invalid': submissionNotices['processing-failed'],
  'form-captcha-failed': submissionNotices['captcha-failed'],
  'form-captcha-missing': submissionNotices['captcha-missing'],
  'form-captcha-not-set-up': submissionNotices['captcha-not-set-up'],
  'form-unparsable': submissionNotices.unparsable,
  'form-answers-invalid': 'One or more fields is invalid, please check your entries.',
  'form-file-refused': 'This file cannot be uploaded.',
  'captcha-key-missing': 'Enter the site key and the secret key of your reCAPTCHA account.',
  'captcha-secret-missing':
    'Enter the secret key of this type of reCAPTCHA: the stored one is of another type.',
  'captcha-secret-invalid':
    'Enter the ID of your Google Cloud project, a colon and its API key, such as my-project:AIzaSy….',
} as const;

export type FormRefusal = keyof typeof formRefusalMessages;
