import { pageMessages } from '@sitewright/domain/pages';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const pageRefusals = {
  messages: pageMessages,
  statuses: {
    'page-invalid': HTTP.UNPROCESSABLE,
    'url-taken': HTTP.CONFLICT,
    'status-refused': HTTP.UNPROCESSABLE,
    'code-not-allowed': HTTP.FORBIDDEN,
    'code-not-published': HTTP.FORBIDDEN,
    'page-password-invalid': HTTP.UNPROCESSABLE,
    'page-type-unknown': HTTP.UNPROCESSABLE,
    'term-exists': HTTP.CONFLICT,
    'term-changing': HTTP.CONFLICT,
    'term-invalid': HTTP.UNPROCESSABLE,
    'homepage-needed': HTTP.CONFLICT,
    'homepage-hidden': HTTP.CONFLICT,
    'homepage-kind': HTTP.UNPROCESSABLE,
  },
} satisfies RefusalTable<keyof typeof pageMessages>;
