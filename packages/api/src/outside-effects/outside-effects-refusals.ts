import { outsideEffectsMessages } from '@sitewright/domain/outside-effects';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const outsideEffectsRefusals = {
  messages: outsideEffectsMessages,
  statuses: {
    'outside-effects-running': HTTP.CONFLICT,
    'outside-effects-gateway': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof outsideEffectsMessages>;
