/** Texts of a thread. Keys are those of `localizedStrings`, with which templates override them. */
export const commentTexts = {
  commentsTitle: 'Comments',
  commentsEarlier: 'Earlier comments',
  commentsLater: 'Later comments',
  commentsClosed: 'Comments are closed.',
  commentWrite: 'Write a comment',
  commentName: 'Name',
  commentEmail: 'Email',
  commentEmailNote: 'not shown',
  commentWebsite: 'Website',
  commentOptional: 'optional',
  commentText: 'Comment',
  commentPost: 'Post comment',
  commentPosting: 'Posting…',
  commentShown: 'Thank you. Your comment is posted.',
  commentWaits: 'Thank you. Your comment will show once it has been approved.',
  commentReply: 'Reply',
  commentReplyTo: 'Reply to',
  commentCancel: 'Cancel',
  commentFlag: 'Report',
  commentFlagOf: 'Report the comment by',
  commentFlagged: 'Thank you. We will look at this comment.',
  commentByTeam: 'Author',
  like: 'Like',
  likes: 'Likes',
} as const;

export type CommentText = keyof typeof commentTexts;

/** Results of a comment sent without JavaScript, as in the URL after the redirect. */
export const commentNotices = {
  'comment-shown': 'commentShown',
  'comment-waits': 'commentWaits',
  'comment-flagged': 'commentFlagged',
} as const satisfies Readonly<Record<string, CommentText>>;

export type CommentNotice = keyof typeof commentNotices;

export const isCommentNotice = (code: string): code is CommentNotice => Object.hasOwn(commentNotices, code);
