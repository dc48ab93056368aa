/** Texts that replace links in the outbox. */
export const mailTexts = {
  linkHidden: '(The link is only in the mail itself.)',
  linkGone: '(The link is not kept.)',
  linkUnreadable:
    'The link in this email can no longer be read, because SITEWRIGHT_SECRET was changed. Send a new one.',
} as const;
