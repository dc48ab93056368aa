import { siteMessages } from '@sitewright/domain/sites';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const siteRefusals = {
  messages: siteMessages,
  statuses: {
    'title-missing': HTTP.UNPROCESSABLE,
    'time-zone-unknown': HTTP.UNPROCESSABLE,
    'language-unknown': HTTP.UNPROCESSABLE,
    'currency-unknown': HTTP.UNPROCESSABLE,
    'settings-invalid': HTTP.UNPROCESSABLE,
    'host-invalid': HTTP.UNPROCESSABLE,
    'site-not-archived': HTTP.CONFLICT,
    'last-host': HTTP.CONFLICT,
    'host-taken': HTTP.CONFLICT,
    'owner-host-needed': HTTP.CONFLICT,
    'administration-elsewhere': HTTP.FORBIDDEN,
    'identifier-invalid': HTTP.UNPROCESSABLE,
    'identifier-taken': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof siteMessages>;
