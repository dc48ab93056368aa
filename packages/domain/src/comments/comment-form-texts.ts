import { commentTexts } from './comment-texts.ts';
import { commentMessages, commentUnanswered, tooManyComments } from './comments-messages.ts';

/** Everything that is said around a thread. Codes of refusals are names of texts as well. */
export const englishCommentFormTexts = {
  ...commentTexts,
  ...commentMessages,
  'too-many-comments': tooManyComments,
  'comment-unanswered': commentUnanswered,
} as const;

export type CommentFormText = keyof typeof englishCommentFormTexts;
export type CommentFormTexts = Readonly<Record<CommentFormText, string>>;

/** What a form has to tell before it asks the server, or instead of what that says. */
export const commentFaultTexts = [
  'comment-empty',
  'comment-too-long',
  'comment-name-missing',
  'comment-name-too-long',
  'comment-email-missing',
  'comment-email-invalid',
  'comment-website-invalid',
  'too-many-comments',
  'comment-unanswered',
] as const satisfies readonly CommentFormText[];
