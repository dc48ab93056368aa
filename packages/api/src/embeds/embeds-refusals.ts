import { embedMessages } from '@sitewright/domain/embeds';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const embedRefusals = {
  messages: embedMessages,
  statuses: {
    'embed-unknown': HTTP.UNPROCESSABLE,
    'embed-gone': HTTP.UNPROCESSABLE,
    'vimeo-basic': HTTP.UNPROCESSABLE,
  },
} satisfies RefusalTable<keyof typeof embedMessages>;
