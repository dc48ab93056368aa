export { registerCommentForms } from './comment-forms.ts';
export { implementCommentCalls } from './comments-routes.ts';
export {
  insertComments,
  listSiteComments,
  putCommentSettings,
  readSettings as readCommentSettings,
  type CommentRow,
} from './comments-store.ts';
