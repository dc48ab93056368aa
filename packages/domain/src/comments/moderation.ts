/** Only approved comments are visible to visitors. */
export const moderationStates = ['pending', 'approved', 'spam'] as const;

export type CommentState = (typeof moderationStates)[number];

/** What moderators do with comments. Deleting also deletes the replies. */
export const commentActions = ['approve', 'hold', 'spam', 'delete'] as const;

export type CommentAction = (typeof commentActions)[number];

const stateAfter: Readonly<Record<Exclude<CommentAction, 'delete'>, CommentState>> = {
  approve: 'approved',
  hold: 'pending',
  spam: 'spam',
};

export const stateAfterAction = (action: Exclude<CommentAction, 'delete'>): CommentState =>
  stateAfter[action];

/** Identical addresses in different spellings are one author. */
export const authorKey = (email: string): string => email.trim().toLowerCase();
