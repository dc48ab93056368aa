import { followUpsCalls } from '@sitewright/api/follow-ups';
import { followUpsSchemas } from '@sitewright/api/follow-ups/schemas';
import {
  followUpDefinitions,
  followUpKinds,
  followUpsMessages,
  isDelay,
  type FollowUpKind,
} from '@sitewright/domain/follow-ups';
import { implementCalls, refuse, type ImplementedCall } from '../http/index.ts';
import { listFollowUps, putFollowUp, type FollowUpRow } from './follow-ups-store.ts';

const describe = (kind: FollowUpKind, row: FollowUpRow | undefined) => ({
  kind,
  isEnabled: row?.isEnabled ?? false,
  delay: row?.delay ?? followUpDefinitions[kind].defaultDelay,
  sentCount: row?.sentCount ?? 0,
  lastSentOn: row?.lastSentAt?.toISOString() ?? null,
});

export const implementFollowUpsCalls = (): ImplementedCall[] =>
  implementCalls({
    capability: 'follow-ups',
    calls: followUpsCalls,
    schemas: followUpsSchemas,
    handlers: {
      async list(_input, { database, site }) {
        const rows = await listFollowUps(database, site.id);
        const rowOf = (kind: FollowUpKind) => rows.find((row) => row.kind === kind);
        return { followUps: followUpKinds.map((kind) => describe(kind, rowOf(kind))) };
      },
      async save({ params: { kind }, body }, { database, site, now, note }) {
        if (!isDelay(kind, body.delay))
          return refuse('follow-up-delay', { delay: followUpsMessages['follow-up-delay'] });
        const row = await putFollowUp(database, { websiteId: site.id, kind, ...body, now });
        note({ subject: `follow-up:${kind}`, after: { title: followUpDefinitions[kind].name, ...body } });
        return describe(kind, row);
      },
    },
  });
