export { commentsCapability } from './comments-capability.ts';
export { describeForWebhook as describeComment } from './comments-service.ts';
export {
  insertComments,
  listSiteComments,
  putCommentSettings,
  readSettings as readCommentSettings,
  type CommentRow,
  type NewCommentRow,
} from './comments-store.ts';
