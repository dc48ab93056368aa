import { Type } from 'typebox';
import type { Queryable } from '../database/index.ts';
import { defineJob, defineJobKind, enqueueJob, type Job } from '../jobs/index.ts';
import { listDueLists, type ListKey } from './connections-store.ts';
import { sendMembers, type ConnectionServices } from './send-members.ts';

const EVERY_SECONDS = 30;
const MOST_LISTS = 500;

const findDueKind = defineJobKind({
  name: 'mailing-connections.find-due',
  payload: Type.Object({}),
  actsOutside: true,
});

const sendKind = defineJobKind({
  name: 'mailing-connections.send',
  payload: Type.Object({ websiteId: Type.String(), listId: Type.String() }),
  isLong: true,
  givesWay: true,
  actsOutside: true,
});

export const enqueueSending = async (
  database: Queryable,
  { websiteId, listId }: ListKey,
  now: Date,
): Promise<void> => {
  const payload = { websiteId, listId };
  await enqueueJob(database, sendKind, { websiteId, payload, runAt: now, dedupeKey: listId });
};

export const createConnectionJobs = (services: ConnectionServices): Job[] => [
  defineJob({
    kind: findDueKind,
    schedule: { everySeconds: EVERY_SECONDS },
    async handle() {
      const now = services.clock();
      for (const key of await listDueLists(services.database, { now, limit: MOST_LISTS }))
        await enqueueSending(services.database, key, now);
    },
  }),
  defineJob({ kind: sendKind, handle: (key, { signal }) => sendMembers(services, key, signal) }),
];
