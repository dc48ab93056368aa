import { documentMessages } from '@sitewright/domain/documents';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const documentRefusals = {
  messages: documentMessages,
  statuses: {
    'document-invalid': HTTP.UNPROCESSABLE,
    'document-too-large': HTTP.TOO_LARGE,
    'nothing-published': HTTP.CONFLICT,
    'nothing-to-undo': HTTP.CONFLICT,
    'nothing-to-redo': HTTP.CONFLICT,
    'undo-gone': HTTP.CONFLICT,
    'redo-gone': HTTP.CONFLICT,
    'release-overtaken': HTTP.CONFLICT,
    'release-finished': HTTP.CONFLICT,
    trashed: HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof documentMessages>;
