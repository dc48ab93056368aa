/** What the outbox says of links in letters. */
export const mailWords = {
  linkHidden: '(only the person who sent this invitation can see its link)',
  linkGone: '(the link is not kept)',
  linkUnreadable:
    'The link in this letter can no longer be read, because SITEWRIGHT_SECRET was changed. Send a new one.',
} as const;
