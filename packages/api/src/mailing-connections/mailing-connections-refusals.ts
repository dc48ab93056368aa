import { mailingConnectionsMessages } from '@sitewright/domain/mailing-connections';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const mailingConnectionsRefusals = {
  messages: mailingConnectionsMessages,
  statuses: {
    'mailing-key-invalid': HTTP.BAD_REQUEST,
    'mailing-key-refused': HTTP.BAD_REQUEST,
    'mailing-service-unreachable': HTTP.UNAVAILABLE,
    'mailing-not-connected': HTTP.CONFLICT,
    'remote-list-missing': HTTP.BAD_REQUEST,
    'remote-list-gone': HTTP.CONFLICT,
    'no-remote-lists': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof mailingConnectionsMessages>;
