import { previewMessages } from '@sitewright/domain/previews';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const previewRefusals = {
  messages: previewMessages,
  statuses: {
    'preview-host-missing': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof previewMessages>;
