import type { FormatterTable, PredicateTable } from '@sitewright/template';
import { commentCount, commentLink, comments, hasComments, hasDisqus } from './comments.ts';

export const formatters: FormatterTable = {
  'comment-count': commentCount,
  'comment-link': commentLink,
  comments,
};

export const predicates: PredicateTable = {
  'comments?': () => hasComments,
  'disqus?': () => hasDisqus,
};
