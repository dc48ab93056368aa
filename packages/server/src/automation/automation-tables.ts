import { boolean, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Keys that automation services call this site with. Only the hash of a key is stored. */
export const automationKeys = pgTable(
  'automation_keys',
  {
    websiteId: websiteId(),
    keyId: text('key_id').notNull(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    ending: text('ending').notNull(),
    createdBy: text('created_by').notNull(),
    /** Whose permissions the key has, as they are when it is used. Without one it may see no event. */
    accountId: text('account_id'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.keyId] }),
    uniqueIndex('automation_keys_by_hash').on(table.websiteId, table.keyHash),
  ],
);
