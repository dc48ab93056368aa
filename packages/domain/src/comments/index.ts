export {
  commentsCloseAt,
  commentStateOf,
  commentStates,
  defaultCommentSettings,
  publicCommentSettings,
  type CommentSettings,
  type PublicCommentSettings,
} from './comment-settings.ts';
export { commentNotices, isCommentNotice, type CommentNotice, type CommentText } from './comment-texts.ts';
export { commentFormTextsIn } from './comment-translations.ts';
export { commentFaultTexts, type CommentFormText } from './comment-form-texts.ts';
export {
  commentLimits,
  commentMessages,
  MAX_PENDING_COUNTED,
  type CommentRefusal,
} from './comments-messages.ts';
export {
  authorKey,
  commentActions,
  moderationStates,
  stateAfterAction,
  type CommentAction,
  type CommentState,
} from './moderation.ts';
export {
  cleanComment,
  cleanCommentFields,
  describeCommentFaults,
  findCommentFaults,
  type CommentFaults,
  type CommentFields,
} from './new-comment.ts';
