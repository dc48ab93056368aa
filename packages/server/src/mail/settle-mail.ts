import { GroupedWrites, type Queryable } from '../database/index.ts';
import { settleMails, type Settlement } from './outbox-store.ts';

const groups = new WeakMap<Queryable, GroupedWrites<Settlement, void>>();

const groupOf = (database: Queryable): GroupedWrites<Settlement, void> => {
  const known = groups.get(database);
  if (known) return known;
  const made = new GroupedWrites<Settlement, void>(
    async (settled) => {
      await settleMails(database, settled);
      return settled.map(() => undefined);
    },
    { gathersFirst: true },
  );
  groups.set(database, made);
  return made;
};

/** Records the outcome of an email, together with those of others that end at the same time. */
export const settleMail = (
  database: Queryable,
  id: string,
  settlement: Omit<Settlement, 'id'>,
): Promise<void> => groupOf(database).add({ id, ...settlement });
