import { commentMessages } from '@sitewright/domain/comments';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const commentRefusals = {
  messages: commentMessages,
  statuses: {
    'comments-closed': HTTP.CONFLICT,
    'comment-empty': HTTP.UNPROCESSABLE,
    'comment-too-long': HTTP.UNPROCESSABLE,
    'comment-name-missing': HTTP.UNPROCESSABLE,
    'comment-name-too-long': HTTP.UNPROCESSABLE,
    'comment-email-missing': HTTP.UNPROCESSABLE,
    'comment-email-invalid': HTTP.UNPROCESSABLE,
    'comment-website-invalid': HTTP.UNPROCESSABLE,
    'comment-parent-gone': HTTP.CONFLICT,
    'likes-off': HTTP.CONFLICT,
    'flags-off': HTTP.CONFLICT,
    'comment-notify-email-invalid': HTTP.UNPROCESSABLE,
  },
} satisfies RefusalTable<keyof typeof commentMessages>;
