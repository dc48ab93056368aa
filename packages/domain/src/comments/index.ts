export {
  commentStateOf,
  commentStates,
  defaultCommentSettings,
  type CommentSettings,
} from './comment-settings.ts';
export { cleanComment, commentLimits, commentMessages, type CommentRefusal } from './comments-messages.ts';
