/** Messages of fields that only forms on pages have. */
export const submissionMessages = {
  'number-invalid': 'Enter a number.',
  'amount-invalid': 'Enter an amount such as 12.50.',
  'website-invalid': 'Enter an address such as www.example.com.',
  'date-invalid': 'Invalid date.',
  'time-invalid': 'Enter a time such as 9:30.',
  'files-too-many': 'Choose at most {val} files.',
  'one-file-only': 'Choose one file only.',
  'file-too-large': 'This file is too large. The maximum size is {val} MB.',
  'file-type-unknown': 'This type of file is not accepted. Choose one of these: {val}.',
  'file-empty': 'This file is empty.',
  'file-gone': 'This file is no longer available. Choose it again.',
  'file-again': 'Choose the file again.',
  'password-again': 'Enter it again.',
  'file-storage-full':
    'No more files can be uploaded at the moment. Try again later, or send the form without a file.',
} as const;

export type SubmissionMessage = keyof typeof submissionMessages;

/** Notices about a form as a whole. */
export const submissionNotices = {
  unauthorized: 'Unable to submit form. Please try again later.',
  'not-configured': 'This form has not been configured yet.',
  'rate-limited': 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  'send-failed': 'Unable to send form. Please try again later.',
  'unknown-error': 'Unknown error, please try again later.',
  'processing-failed': 'Error processing form submission. Please reload and try again.',
  'captcha-failed': 'reCAPTCHA failed. Refresh this page and try again.',
  'captcha-missing': 'Complete CAPTCHA before submitting.',
  'captcha-not-set-up': 'ReCaptcha has not been set up!',
  'key-failed': 'Could not get a form submission key, please try again later.',
  unparsable: 'Could not parse the form fields, please check your entries.',
  'scroll-down': 'Your form has encountered a problem. Please scroll down to review.',
  'scroll-up': 'Your form has encountered a problem. Please scroll up to review.',
  'update-above': 'Update the missing or invalid information above.',
} as const;

export type SubmissionNotice = keyof typeof submissionNotices;

/** Labels of controls. */
export const submissionLabels = {
  submit: 'Submit',
  submitting: 'Submitting…',
  next: 'Next',
  back: 'Back',
  'page-of': 'Step {n} of {count}',
  'required-mark': '(required)',
  'select-option': 'Select an option',
  'file-hint': 'Up to {val} MB: {types}',
  uploading: 'Uploading…',
  'remove-file': 'Remove {name}',
  'thank-you': 'Thank you!',
  'confirm-by-email': 'Almost done: open the email that we sent to {val} and confirm.',
  'confirm-if-asked': 'Thank you! If we ask you by email to confirm, please do so.',
  'leave-empty': 'Leave this field empty',
  'checking-robot': 'Checking that you are not a robot…',
  'country-code': 'Country code',
  close: 'Close',
} as const;

export const englishSubmissionTexts = {
  ...submissionMessages,
  ...submissionNotices,
  ...submissionLabels,
} as const;

export type SubmissionText = keyof typeof englishSubmissionTexts;
export type SubmissionTexts = Readonly<Record<SubmissionText, string>>;
