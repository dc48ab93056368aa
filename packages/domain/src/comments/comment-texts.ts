/** What stands around a thread. The keys are those of `localizedStrings`, by which a template says it otherwise. */
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
  like: 'Like',
  likes: 'Likes',
} as const;

export type CommentText = keyof typeof commentTexts;

/** What became of a comment that was sent without script, as addresses say it. */
export const commentNotices = {
  'comment-shown': 'commentShown',
  'comment-waits': 'commentWaits',
} as const satisfies Readonly<Record<string, CommentText>>;

export type CommentNotice = keyof typeof commentNotices;

export const isCommentNotice = (code: string): code is CommentNotice => Object.hasOwn(commentNotices, code);
