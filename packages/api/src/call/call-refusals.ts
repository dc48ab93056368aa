import { callMessages } from '@sitewright/domain/calls';
import { HTTP } from './http-status.ts';
import type { RefusalTable } from './refusals.ts';

/** Refusals that any call may return. */
export const callRefusals = {
  messages: callMessages,
  statuses: {
    'bad-request': HTTP.BAD_REQUEST,
    'crumb-failed': HTTP.BAD_REQUEST,
    'origin-wrong': HTTP.FORBIDDEN,
    'not-signed-in': HTTP.UNAUTHORIZED,
    'not-allowed': HTTP.FORBIDDEN,
    'not-found': HTTP.NOT_FOUND,
    conflict: HTTP.CONFLICT,
    'too-large': HTTP.TOO_LARGE,
    'unsupported-body': HTTP.UNSUPPORTED_TYPE,
    'too-many-requests': HTTP.TOO_MANY_REQUESTS,
    unavailable: HTTP.UNAVAILABLE,
    unexpected: HTTP.INTERNAL_ERROR,
  },
} satisfies RefusalTable<keyof typeof callMessages>;
