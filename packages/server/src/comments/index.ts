export { commentsCapability } from './comments-capability.ts';
export {
  insertComments,
  listSiteComments,
  putCommentSettings,
  readSettings as readCommentSettings,
  type CommentRow,
} from './comments-store.ts';
