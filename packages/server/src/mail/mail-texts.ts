/** What the outbox says of links in letters. */
export const mailWords = {
  linkHidden: '(The link is only in the mail itself.)',
  linkGone: '(The link is not kept.)',
  linkUnreadable:
    'The link in this letter can no longer be read, because SITEWRIGHT_SECRET was changed. Send a new one.',
} as const;
