import { formRefusalMessages, type FormRefusal } from '@sitewright/domain/forms';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const formRefusals = {
  messages: formRefusalMessages,
  statuses: {
    'form-unauthorized': HTTP.UNAUTHORIZED,
    'form-not-configured': HTTP.NOT_FOUND,
    'form-rate-limited': HTTP.TOO_MANY_REQUESTS,
    'form-key-invalid': HTTP.BAD_REQUEST,
    'form-captcha-failed': HTTP.BAD_REQUEST,
    'form-captcha-missing': HTTP.BAD_REQUEST,
    'form-captcha-not-set-up': HTTP.BAD_REQUEST,
    'form-unparsable': HTTP.BAD_REQUEST,
    'form-answers-invalid': HTTP.BAD_REQUEST,
    'form-file-refused': HTTP.BAD_REQUEST,
    'captcha-key-missing': HTTP.UNPROCESSABLE,
    'captcha-secret-missing': HTTP.UNPROCESSABLE,
    'captcha-secret-invalid': HTTP.UNPROCESSABLE,
  },
} satisfies RefusalTable<FormRefusal>;
