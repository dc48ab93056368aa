import { commentTexts } from './comment-texts.ts';
import { commentMessages, commentUnanswered, tooManyComments } from './comments-messages.ts';

/** All texts of a thread. Refusal codes are keys too. */
export const englishCommentFormTexts = {
  ...commentTexts,
  ...commentMessages,
  'too-many-comments': tooManyComments,
  'comment-unanswered': commentUnanswered,
} as const;

export type CommentFormText = keyof typeof englishCommentFormTexts;
export type CommentFormTexts = Readonly<Record<CommentFormText, string>>;

/** Messages that the form's script shows before or instead of the server's. */
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
