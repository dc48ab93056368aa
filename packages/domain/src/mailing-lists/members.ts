/** Whether emails go to a member of a list: to those who are subscribed alone. */
export const memberStates = ['pending', 'subscribed', 'unsubscribed', 'bounced', 'complained'] as const;

export type MemberState = (typeof memberStates)[number];

/** How an address came to a list. */
export const memberSources = ['form', 'checkout', 'restock', 'owner', 'import'] as const;

export type MemberSource = (typeof memberSources)[number];

/** Why an address is not taken from an owner or a file: only the person can bring it back. */
export const suppressionReasons = ['unsubscribed', 'bounced', 'complained', 'erased'] as const;

export type SuppressionReason = (typeof suppressionReasons)[number];

export const mailingListLimits = {
  MAX_LISTS: 100,
  MAX_NAME_LENGTH: 100,
  MAX_EMAIL_LENGTH: 256,
  MAX_PERSON_NAME_LENGTH: 200,
  MAX_TAG_LENGTH: 50,
  MAX_TAGS: 20,
  /** Members of one answer. */
  PAGE: 50,
  /** Members that one call changes. */
  CHANGED_MEMBERS: 500,
  /** A link to confirm works for so long; whoever has not followed it is deleted then. */
  CONFIRMATION_DAYS: 7,
  /** Emails that ask for a confirmation, for one sign-up that waits for it. */
  CONFIRMATION_MAILS: 3,
  /** The same of one mailbox in a day, for all lists of the site. */
  MAILBOX_CONFIRMATIONS: 5,
} as const;

/** Lists are called the same whatever their capitals and white space. */
export const listKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
