import { followUpsMessages } from '@sitewright/domain/follow-ups';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const followUpsRefusals = {
  messages: followUpsMessages,
  statuses: { 'follow-up-delay': HTTP.UNPROCESSABLE },
} satisfies RefusalTable<keyof typeof followUpsMessages>;
