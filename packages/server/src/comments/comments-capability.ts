import type { Capability } from '../http/index.ts';
import { registerCommentForms, type CommentFormServices } from './comment-forms.ts';
import { implementCommentCalls } from './comments-routes.ts';

export const commentsCapability = (services: CommentFormServices): Capability => ({
  name: 'comments',
  calls: implementCommentCalls(services.secret),
  registerRoutes: (app) => registerCommentForms(app, services),
});
