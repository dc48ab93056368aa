import { activityCalls } from '@sitewright/api/activity';
import { activitySchemas } from '@sitewright/api/activity/schemas';
import { isId } from '@sitewright/domain/ids';
import { implementCalls, refuse, type ImplementedCall } from '../http/index.ts';
import { listActivity } from './activity-store.ts';

const PAGE = 50;

/** Turns the name of a call into the sentence that was stated for it. */
export type DescribeCall = (name: string) => string;

export const implementActivityCalls = (describeCall: DescribeCall): ImplementedCall[] =>
  implementCalls({
    capability: 'activity',
    calls: activityCalls,
    schemas: activitySchemas,
    handlers: {
      async list({ query }, { database, site }) {
        if (query.cursor !== undefined && !isId(query.cursor)) return refuse('bad-request');
        const rows = await listActivity(database, site.id, { before: query.cursor, most: PAGE + 1 });
        const shown = rows.slice(0, PAGE);
        return {
          entries: shown.map(({ activityId, on, who, call, subject }) => ({
            id: activityId,
            on: on.toISOString(),
            who,
            call,
            summary: describeCall(call),
            subject,
          })),
          nextCursor: rows.length > PAGE ? (shown.at(-1)?.activityId ?? null) : null,
        };
      },
    },
  });
