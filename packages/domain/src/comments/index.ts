export {
  commentsCloseAt,
  commentStateOf,
  commentStates,
  defaultCommentSettings,
  type CommentSettings,
} from './comment-settings.ts';
export { commentNotices, isCommentNotice, type CommentNotice, type CommentText } from './comment-texts.ts';
export { commentWordsIn } from './comment-translations.ts';
export { commentFaultWords, type CommentWord } from './comment-form-texts.ts';
export { commentLimits, commentMessages, type CommentRefusal } from './comments-messages.ts';
export {
  cleanComment,
  cleanCommentFields,
  describeCommentFaults,
  findCommentFaults,
  type CommentFaults,
  type CommentFields,
} from './new-comment.ts';
