import { redirectMessages } from '@sitewright/domain/redirects';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const redirectRefusals = {
  messages: redirectMessages,
  statuses: {
    'redirect-invalid': HTTP.UNPROCESSABLE,
    'redirect-names': HTTP.UNPROCESSABLE,
    'redirect-twice': HTTP.UNPROCESSABLE,
    'redirects-full': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof redirectMessages>;
