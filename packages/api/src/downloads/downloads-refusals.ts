import { downloadMessages } from '@sitewright/domain/downloads';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const downloadsRefusals = {
  messages: downloadMessages,
  statuses: { 'download-gone': HTTP.NOT_FOUND, 'download-used-up': HTTP.FORBIDDEN },
} satisfies RefusalTable<keyof typeof downloadMessages>;
