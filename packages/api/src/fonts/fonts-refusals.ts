import { fontsMessages } from '@sitewright/domain/fonts';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const fontRefusals = {
  messages: fontsMessages,
  statuses: {
    'fonts-unreachable': HTTP.UNAVAILABLE,
    'font-preview-failed': HTTP.UNAVAILABLE,
    'font-fetch-failed': HTTP.UNAVAILABLE,
    'font-unknown': HTTP.NOT_FOUND,
    'font-kit-format': HTTP.UNPROCESSABLE,
    'font-kit-unknown': HTTP.NOT_FOUND,
    'font-kit-unreachable': HTTP.UNAVAILABLE,
  },
} satisfies RefusalTable<keyof typeof fontsMessages>;
