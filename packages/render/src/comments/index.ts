import type { FormatterTable, PredicateTable } from '@sitewright/template';
import { commentCount, commentLink, comments, hasComments, hasDisqus } from './comments.ts';

export { commentStyles } from './comment-styles.ts';
export { likeHtml } from './like-html.ts';
export { threadHtml } from './thread-html.ts';
export type { RefusedComment, ThreadView, ThreadOptions } from './thread-view.ts';

export const formatters: FormatterTable = {
  'comment-count': commentCount,
  'comment-link': commentLink,
  comments,
};

export const predicates: PredicateTable = {
  'comments?': () => hasComments,
  'disqus?': () => hasDisqus,
};
