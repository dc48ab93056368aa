import { automationMessages } from '@sitewright/domain/automation';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const automationRefusals = {
  messages: automationMessages,
  statuses: {
    'key-wrong': HTTP.UNAUTHORIZED,
    'key-name-missing': HTTP.UNPROCESSABLE,
    'key-too-many': HTTP.CONFLICT,
    'hook-too-many': HTTP.CONFLICT,
    'hook-event-not-allowed': HTTP.FORBIDDEN,
    'hook-form-unknown': HTTP.UNPROCESSABLE,
    'hook-form-misplaced': HTTP.UNPROCESSABLE,
  },
} satisfies RefusalTable<keyof typeof automationMessages>;
