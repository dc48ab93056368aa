import { mailMessages } from '@sitewright/domain/mail';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const mailRefusals = {
  messages: mailMessages,
  statuses: {
    'mail-sender-invalid': HTTP.UNPROCESSABLE,
    'mail-sender-foreign': HTTP.UNPROCESSABLE,
    'mail-selector-invalid': HTTP.UNPROCESSABLE,
    'mail-logo-invalid': HTTP.UNPROCESSABLE,
    'mail-logo-unfit': HTTP.UNPROCESSABLE,
    'mail-color-invalid': HTTP.UNPROCESSABLE,
    'mail-link-gone': HTTP.CONFLICT,
    'mail-withheld': HTTP.CONFLICT,
    'mail-host-invalid': HTTP.UNPROCESSABLE,
    'mail-from-invalid': HTTP.UNPROCESSABLE,
    'mail-server-from-environment': HTTP.CONFLICT,
    'mail-server-missing': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof mailMessages>;
