/** Lengths in characters; `SHOWN` is the page size of a thread. */
export const commentLimits = {
  MAX_NAME_LENGTH: 100,
  MAX_BODY_LENGTH: 5000,
  MAX_WEBSITE_LENGTH: 200,
  SHOWN: 200,
  MAX_THREAD_DEPTH: 5,
  MAX_CLOSE_AFTER_DAYS: 3650,
  MAX_FLAG_THRESHOLD: 100,
  MAX_TRUST_AFTER: 100,
  /** Comments that one call moderates. */
  MAX_MODERATED: 200,
  MAX_SEARCH_LENGTH: 200,
} as const;

/** Waiting comments beyond are not counted in the menu. */
export const MAX_PENDING_COUNTED = 100;

export const commentMessages = {
  'comments-closed': 'Comments are closed.',
  'comment-empty': 'Please write something.',
  'comment-too-long': 'Please write at most 5,000 characters.',
  'comment-name-missing': 'Please enter your name.',
  'comment-name-too-long': 'Please enter a name of at most 100 characters.',
  'comment-email-missing': 'Please enter your email address.',
  'comment-email-invalid': 'Please enter a valid email address.',
  'comment-website-invalid': 'Please enter an address such as https://example.com.',
  'comment-parent-gone': 'The comment that you reply to is no longer there.',
  'likes-off': 'Likes are switched off on this site.',
  'flags-off': 'Comments on this site cannot be reported.',
  'comment-notify-email-invalid': 'Enter a valid email address, or leave the field empty.',
} as const;

/** Replaces the general message, which says to wait a few seconds. */
export const tooManyComments = 'That was a lot in a short time. Please try again in ten minutes.';

/** The comment may have been posted; an identical one is not posted twice. */
export const commentUnanswered =
  'There was no answer in time. You can send it again: it is posted only once.';

export type CommentRefusal = keyof typeof commentMessages;
