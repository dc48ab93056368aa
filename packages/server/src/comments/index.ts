export { commentsCapability } from './comments-capability.ts';
export {
  insertComments,
  listSiteComments,
  putCommentSettings,
  readSettings as readCommentSettings,
  type CommentRow,
  type NewCommentRow,
} from './comments-store.ts';
