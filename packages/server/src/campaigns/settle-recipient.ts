import { GroupedWrites, type Database } from '../database/index.ts';
import { settleRecipients, type SettledRecipient } from './recipients-store.ts';

const groups = new WeakMap<Database, GroupedWrites<SettledRecipient, void>>();

const groupOf = (database: Database): GroupedWrites<SettledRecipient, void> => {
  const known = groups.get(database);
  if (known) return known;
  const made = new GroupedWrites<SettledRecipient, void>(async (settled) => {
    await settleRecipients(database, settled);
    return settled.map(() => undefined);
  });
  groups.set(database, made);
  return made;
};

/** Records the result of an email, together with those of others that end at the same time. */
export const settleRecipient = (database: Database, settled: SettledRecipient): Promise<void> =>
  groupOf(database).add(settled);
