import type { Queryable } from '../database/index.ts';
import { sweepResets } from './accounts/accounts-store.ts';
import { sweepInvitations } from './contributors-store.ts';
import { sweepSessions } from './sessions-store.ts';

/** Deletes expired rows. */
export const sweepExpired = async (database: Queryable, now: Date): Promise<void> => {
  await sweepSessions(database, now);
  await sweepResets(database, now);
  await sweepInvitations(database, now);
};
