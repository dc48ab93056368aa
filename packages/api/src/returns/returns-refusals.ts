import { returnsMessages } from '@sitewright/domain/returns';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const returnsRefusals = {
  messages: returnsMessages,
  statuses: {
    'return-not-possible-now': HTTP.CONFLICT,
    'return-reply-missing': HTTP.UNPROCESSABLE,
  },
} satisfies RefusalTable<keyof typeof returnsMessages>;
