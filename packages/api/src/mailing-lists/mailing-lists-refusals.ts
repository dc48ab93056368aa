import { mailingListsMessages } from '@sitewright/domain/mailing-lists';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const mailingListsRefusals = {
  messages: mailingListsMessages,
  statuses: {
    'mailing-list-name-taken': HTTP.CONFLICT,
    'too-many-mailing-lists': HTTP.CONFLICT,
    'mailing-list-in-use': HTTP.CONFLICT,
    'member-email-invalid': HTTP.BAD_REQUEST,
    'member-proof-missing': HTTP.BAD_REQUEST,
    'member-is-on-list': HTTP.CONFLICT,
    'member-stays-away': HTTP.CONFLICT,
    'too-many-tags': HTTP.CONFLICT,
    'import-proof-missing': HTTP.BAD_REQUEST,
    'import-file-empty': HTTP.BAD_REQUEST,
    'import-file-too-large': HTTP.BAD_REQUEST,
    'import-under-way': HTTP.CONFLICT,
    'segment-name-taken': HTTP.CONFLICT,
    'too-many-segments': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof mailingListsMessages>;
