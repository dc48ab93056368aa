export {
  commentsCloseAt,
  commentStateOf,
  commentStates,
  defaultCommentSettings,
  type CommentSettings,
} from './comment-settings.ts';
export {
  commentNotices,
  commentTexts,
  isCommentNotice,
  type CommentNotice,
  type CommentText,
} from './comment-texts.ts';
export { commentLimits, commentMessages, tooManyComments, type CommentRefusal } from './comments-messages.ts';
export {
  cleanComment,
  cleanCommentFields,
  describeCommentFaults,
  findCommentFaults,
  type CommentFaults,
  type CommentFields,
} from './new-comment.ts';
