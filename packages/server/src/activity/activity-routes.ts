import { activityCalls } from '@sitewright/api/activity';
import { activitySchemas } from '@sitewright/api/activity/schemas';
import { isId } from '@sitewright/domain/ids';
import { implementCalls, refuse, type ImplementedCall } from '../http/index.ts';
import { listActivity } from './activity-store.ts';
import { describeEntry, keyOf } from './describe-entry.ts';
import { findSubjects } from './subjects-store.ts';

const PAGE = 50;

export const implementActivityCalls = (): ImplementedCall[] =>
  implementCalls({
    capability: 'activity',
    calls: activityCalls,
    schemas: activitySchemas,
    handlers: {
      async list({ query }, { database, site }) {
        if (query.cursor !== undefined && !isId(query.cursor)) return refuse('bad-request');
        const rows = await listActivity(database, site.id, { before: query.cursor, max: PAGE + 1 });
        const shown = rows.slice(0, PAGE);
        const keys = shown.flatMap((row) => keyOf(row) ?? []);
        const subjects = await findSubjects(database, site.id, keys);
        return {
          entries: shown.map((row) => describeEntry(row, subjects)),
          nextCursor: rows.length > PAGE ? (shown.at(-1)?.activityId ?? null) : null,
        };
      },
    },
  });
